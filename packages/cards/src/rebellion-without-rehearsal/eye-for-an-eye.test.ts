import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (tags: number, hand: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Enigma', 'Chum'] })
    .runner({ credits: 1, tags, hand: ['Eye for an Eye', ...hand] })
    .runnerTurn()

test('Eye for an Eye takes 1 tag and accesses 1 additional card, which a card of the grip trashes', () => {
  const game = plays(0, ['Diesel', 'Mimic'])
  game.runner.plays('Eye for an Eye')
  game.passUntil('access')
  expect(game.runner.tags).toBe(1)
  game.runner.uses('Eye for an Eye')
  game.runner.answers('payment', 'Mimic')
  expect(game.corp.archives).toHaveLength(1)
  game.passUntil('access')
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(2)
  expect(game.runner.hand).toEqual(['Diesel'])
})

test('Eye for an Eye gives no tag if the run is not successful', () => {
  const game = plays(0)
  game.runner.plays('Eye for an Eye')
  game.fiat.endRun()
  expect(game.runner.tags).toBe(0)
})

test('Eye for an Eye is not played by a tagged Runner', () => {
  expect(() => plays(1).runner.plays('Eye for an Eye')).toThrow('tagged')
})
