import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { leftInDeck } from '../../src/worlds/index.ts'
import { nastyCards as definitions } from '../nasty/cards.ts'

test('a player knows what is left in their deck: all their cards but those that they see elsewhere', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Wall'], hqIce: [rezzed('Wall'), 'Katana'], deck: ['Wall', 'Katana', 'Wall'] })
    .runner({ deck: ['Hammer'], heap: ['Hammer'] })
    .corpTurn()
  expect(leftInDeck(game.json, 'corp')).toEqual(['katana', 'wall', 'wall'])
  expect(leftInDeck(game.json, 'runner')).toEqual(['hammer'])
})

test('what is left in a deck is told in the same order however the deck lies', () => {
  const leftOf = (deck: string[]) =>
    leftInDeck(scenario({ definitions }).corp({ deck }).corpTurn().json, 'corp')
  expect(leftOf(['Wall', 'Katana'])).toEqual(leftOf(['Katana', 'Wall']))
})
