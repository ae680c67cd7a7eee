import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({ archives: ['Hostile Takeover', 'Enigma'], hand: ['Hunter', 'Chum', 'Archer'] })
    .runner({ rig: ['Heliamphora'] })

test('Heliamphora may host a card in place of its access, once in a breach of Archives', () => {
  const game = begin().runnerTurn()
  game.runner.runs('Archives')
  game.passUntil(() => game.runner.question?.kind === 'candidate')
  const before = game.save()
  game.runner.chooses('Hostile Takeover')
  game.runner.agrees()
  expect(game.card('Hostile Takeover')).toMatchObject({ host: 'Heliamphora', faceup: true })
  game.runner.chooses('Enigma')
  expect(game.state.log.flatMap(each => (each.what === 'accessed' ? [each.card] : []))).toEqual(['Enigma'])
  game.restore(before)
  game.runner.chooses('Hostile Takeover')
  game.runner.declines()
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
})

test('Heliamphora trashes 2 random cards of HQ and itself as the Corp purges', () => {
  const game = begin().corpTurn()
  game.corp.purges()
  expect(game.corp.hand).toHaveLength(1)
  expect(game.runner.heap).toEqual(['Heliamphora'])
})
