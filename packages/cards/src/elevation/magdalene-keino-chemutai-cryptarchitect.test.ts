import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const five = ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel']

/** The Runner has these cards too many, and discards them. */
const discarding = (cards: readonly string[], runner: object = {}) => {
  const game = scenario({ definitions })
    .runner({
      identity: 'Magdalene Keino-Chemutai: Cryptarchitect',
      credits: 5,
      hand: [...five, ...cards],
      ...runner,
    })
    .at('runnerTurn.discard')
  game.runner.answers('discard', ...cards)
  return game
}

test('Magdalene installs 1 program or piece of hardware of the cards just discarded, and pays for it', () => {
  const game = discarding(['Corroder', 'Sure Gamble', 'Pennyshaver', 'Armitage Codebusting'], {
    heap: ['Mimic'],
  })
  game.runner.agrees()
  expect(game.runner.question?.options.map(({ card }) => card)).toEqual(['Corroder', 'Pennyshaver'])
  game.runner.answers('choose', 'Corroder')
  expect(game.runner).toMatchObject({ credits: 3, rig: ['Corroder'] })
  expect(game.runner.heap).toEqual(['Mimic', 'Armitage Codebusting', 'Pennyshaver', 'Sure Gamble'])
})

test('Magdalene may leave the cards in the heap', () => {
  const game = discarding(['Corroder'])
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 5, rig: [], heap: ['Corroder'] })
})

test('CR 9.12.2a: Magdalene is asked once for all cards that are discarded', () => {
  const game = discarding(['Corroder', 'Corroder'])
  game.runner.agrees()
  game.runner.answers('choose', 'Corroder')
  game.passUntil('corpAction')
  expect(game.runner).toMatchObject({ rig: ['Corroder'], heap: ['Corroder'] })
})

test('Magdalene does nothing where no program or hardware is discarded, or nothing at all', () => {
  const others = discarding(['Sure Gamble', 'Armitage Codebusting'], { heap: ['Corroder'] })
  others.passUntil('corpAction')
  expect(others.runner).toMatchObject({ rig: [] })
  const none = scenario({ definitions })
    .runner({ identity: 'Magdalene Keino-Chemutai: Cryptarchitect', heap: ['Corroder'], hand: five })
    .at('runnerTurn.discard')
  none.passUntil('corpAction')
  expect(none.runner).toMatchObject({ rig: [], heap: ['Corroder'] })
})

test('CR 1.16.1: Magdalene cannot install what cannot be paid for', () => {
  const game = discarding(['Corroder'], { credits: 1 })
  game.runner.agrees()
  game.runner.answers('choose', 'Corroder')
  game.passUntil('corpAction')
  expect(game.runner).toMatchObject({ credits: 1, rig: [], heap: ['Corroder'] })
})

test('Magdalene does not look at cards that are trashed, nor at those the Corp discards', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'] })
    .runner({ identity: 'Magdalene Keino-Chemutai: Cryptarchitect', credits: 5, hand: ['Corroder'] })
    .at('corpTurn.discard')
  game.fiat.damage('net', 1)
  expect(game.runner.heap).toEqual(['Corroder'])
  game.corp.answers('discard', 'Hedge Fund')
  game.passUntil('runnerAction')
  expect(game.runner.rig).toEqual([])
})
