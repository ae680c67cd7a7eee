import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Daniela Jorge Inácio'
const begin = (hand: readonly string[]) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: ['Nisei MK II', rezzed(title)] }, { root: ['Hostile Takeover'] }] })
    .runner({ credits: 2, hand, deck: ['Diesel'] })

test('Daniela Jorge Inácio is trashed only with 2 random cards of the grip, which go to the bottom of the stack', () => {
  const game = begin(['Mimic', 'Ninja', 'Corroder']).accessing(title)
  game.runner.trashes()
  expect(game.runner).toMatchObject({ credits: 0 })
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.deck[0]).toBe('Diesel')
  expect(game.runner.deck).toHaveLength(3)
})

test('CR 1.16.10: Daniela Jorge Inácio cannot be trashed with 1 card in the grip', () => {
  expect(() => begin(['Mimic']).accessing(title).runner.trashes()).toThrow('CR 1.16.1')
})

test('CR 9.12.5: agendas of her server are stolen only with 2 cards, also after she was trashed', () => {
  const game = begin(['Mimic', 'Ninja', 'Corroder', 'Gordian Blade']).accessing(title)
  game.runner.trashes()
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ hand: [], stolen: ['Nisei MK II'] })
  const poor = begin(['Mimic']).accessing('Nisei MK II')
  poor.runner.passes()
  expect(() => poor.runner.steals()).toThrow('CR 1.16.1')
})

test('Daniela Jorge Inácio does not look at other servers', () => {
  const game = begin(['Mimic']).accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ hand: ['Mimic'], stolen: ['Hostile Takeover'] })
})
