import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hqIce: ['Stavka'], remotes: [{ root: ['PAD Campaign', 'Red Herrings'] }] })
    .runner({ rig: ['Mimic', 'Corroder', 'Decoy'] })
    .approaching('Stavka')
  game.runner.passes()
  game.corp.rezzes('Stavka')
  return game
}

test('Stavka has 5 more strength in the run for another installed card of the Corp', () => {
  const game = begin()
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['PAD Campaign', 'Red Herrings'])
  game.corp.chooses('PAD Campaign')
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.card('Stavka').strength).toBe(7)
  game.fiat.endRun()
  game.passUntil('runnerAction')
  expect(game.card('Stavka').strength).toBe(2)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Stavka').strength).toBe(2)
  expect(game.corp.archives).toEqual([])
})

test('Stavka trashes an installed program by each of its subroutines', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Stavka')] })
    .runner({ rig: ['Mimic', 'Corroder', 'Ninja', 'Decoy'] })
    .encountering('Stavka')
  game.bothPass()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Mimic', 'Corroder', 'Ninja'])
  game.corp.chooses('Corroder')
  expect(game.runner.heap).toEqual(['Corroder'])
  game.corp.chooses('Mimic')
  expect(game.runner.rig).toEqual(['Ninja', 'Decoy'])
})
