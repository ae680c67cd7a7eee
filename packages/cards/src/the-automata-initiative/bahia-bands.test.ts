import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const resolving = (modes: readonly number[]) => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({
      credits: 3,
      tags: 1,
      hand: ['Bahia Bands', 'Corroder', 'Diesel', 'Decoy'],
      deck: ['Mimic', 'Ninja'],
    })
    .runnerTurn()
  game.runner.plays('Bahia Bands')
  game.runner.answers('server', 'remote1')
  game.passUntil(() => game.runner.question?.kind === 'effect')
  for (const mode of modes) game.runner.answers('effect', mode)
  return game
}

test('Bahia Bands draws 2 cards and installs a card for 1 credit less', () => {
  const game = resolving([0, 1])
  game.runner.chooses('Corroder')
  expect(game.runner).toMatchObject({ credits: 0, tags: 1, programs: ['Corroder'] })
  expect(game.runner.hand.toSorted()).toEqual(['Decoy', 'Diesel', 'Mimic', 'Ninja'])
})

test('Bahia Bands removes a tag, and places 4 credits that pay to trash cards in this run', () => {
  const game = resolving([2, 3])
  expect(game.runner.tags).toBe(0)
  game.passUntil('access')
  game.runner.trashes()
  game.runner.answers('payment', { 'Bahia Bands': 4 })
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner.credits).toBe(1)
})

test('Bahia Bands does nothing if the run is not successful', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 3, tags: 1, hand: ['Bahia Bands'] })
    .runnerTurn()
  game.runner.plays('Bahia Bands')
  game.runner.answers('server', 'HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ tags: 1, credits: 1, hand: [] })
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Corroder'],
  others: ['Diesel'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .runner({ credits: 3, tags: 1, hand: ['Bahia Bands', ...hidden] })
      .runnerTurn()
    game.runner.plays('Bahia Bands')
    game.runner.answers('server', 'Archives')
    game.passUntil(() => game.runner.question?.kind === 'effect')
    game.runner.answers('effect', 2)
    game.runner.answers('effect', 1)
    return game
  },
})
