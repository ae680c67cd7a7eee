import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const accesses = (game: ReturnType<typeof begin>) =>
  game.state.log.flatMap(each => (each.what === 'accessed' ? [each.card] : []))
const begin = (mark: number) => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Enigma', 'Chum'], deck: ['Archer', 'Hunter'] })
    .runner({ rig: ['Virtuoso'] })
    .beforeRunnerTurn()
  game.fiat.nextRandom(mark)
  game.passUntil('runnerAction')
  return game
}

test('Virtuoso gives 1 memory, and accesses 1 more card of HQ where HQ is the mark', () => {
  const game = begin(0)
  expect(game.runner.memory).toBe(5)
  expect(game.state.mark).toBe('hq')
  for (const total of [2, 3]) {
    game.runner.runs('HQ')
    game.finishRun({ accesses: 'pass' })
    expect(accesses(game)).toHaveLength(total)
    game.passUntil('nextAction')
  }
})

test('Virtuoso breaches HQ after the first successful run on another mark', () => {
  const game = begin(1)
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toEqual(['Archer'])
  game.runner.answers('candidate', 'access:hq')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(accesses(game)).toHaveLength(2)
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(accesses(game)).toHaveLength(3)
})

test('Virtuoso does nothing at a server that is not the mark', () => {
  const game = begin(1)
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(accesses(game)).toHaveLength(1)
})
