import { all, from, inRootOf, trash } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object = {}) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }, { root: ['PAD Campaign'] }], ...more })
    .runner({
      identity: 'René “Loup” Arcemont: Party Animal',
      credits: 9,
      deck: ['Diesel', 'Sure Gamble', 'Corroder'],
    })

test('René “Loup” Arcemont gains 1 credit and draws 1 card for the first card trashed while accessing it each turn', () => {
  const game = begin().runnerTurn()
  game.runner.runs('Server 1')
  game.finishRun({ accesses: 'trash' })
  expect(game.runner).toMatchObject({ credits: 6, hand: ['Diesel'] })
  game.passUntil('nextAction')
  game.runner.runs('Server 2')
  game.finishRun({ accesses: 'trash' })
  expect(game.runner).toMatchObject({ credits: 2, hand: ['Diesel'] })
})

test('René “Loup” Arcemont gets nothing for an access that trashes nothing, and waits for the next one', () => {
  const game = begin().runnerTurn()
  game.runner.runs('Server 1')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ credits: 9, hand: [] })
  game.passUntil('nextAction')
  game.runner.runs('Server 2')
  game.finishRun({ accesses: 'trash' })
  expect(game.runner).toMatchObject({ credits: 6, hand: ['Diesel'] })
})

test('René “Loup” Arcemont gets nothing for a card trashed without an access, which is no first time either', () => {
  const game = begin().runnerTurn()
  game.fiat.resolve('runner', trash(all(from('installed', inRootOf(['remote1'])))))
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner).toMatchObject({ credits: 9, hand: [] })
  game.runner.runs('Server 2')
  game.finishRun({ accesses: 'trash' })
  expect(game.runner).toMatchObject({ credits: 6, hand: ['Diesel'] })
})

test('CR 9.3.2b: René “Loup” Arcemont gets nothing for another card that is trashed during an access', () => {
  const game = begin().accessing('PAD Campaign')
  game.fiat.resolve('runner', trash(all(from('installed', inRootOf(['remote2'])))))
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner).toMatchObject({ credits: 9, hand: [] })
})

test('René “Loup” Arcemont gains credit and card for a card trashed in HQ by an ability, too', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'] })
    .runner({
      identity: 'René “Loup” Arcemont: Party Animal',
      credits: 0,
      rig: ['Carnivore'],
      hand: ['Diesel', 'Sure Gamble'],
      deck: ['Corroder'],
    })
    .accessing('Hedge Fund')
  game.runner.uses('Carnivore')
  game.runner.chooses('Diesel', 'Sure Gamble')
  expect(game.corp.archives).toEqual(['Hedge Fund'])
  expect(game.runner).toMatchObject({ credits: 1, hand: ['Corroder'] })
})

test('René “Loup” Arcemont may trash a first card again in the next turn', () => {
  const game = begin({ deck: ['Hedge Fund', 'Hedge Fund'] }).runnerTurn()
  game.runner.runs('Server 1')
  game.finishRun({ accesses: 'trash' })
  game.fiat.set({ runner: { clicks: 0, credits: 9 }, corp: { clicks: 0 } })
  game.passUntil('corpAction')
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  game.runner.runs('Server 2')
  game.finishRun({ accesses: 'trash' })
  expect(game.runner).toMatchObject({ credits: 6, hand: ['Diesel', 'Sure Gamble'] })
})
