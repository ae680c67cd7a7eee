import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Closed Accounts takes all credits of a tagged Runner', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Closed Accounts'] })
    .runner({ credits: 12, tags: 1, rig: [card('Cyberfeeder', { counters: { credit: 1 } })] })
    .corpTurn()
  game.corp.plays('Closed Accounts')
  expect(game.runner.credits).toBe(0)
  expect(game.card('Cyberfeeder').counters.credit).toBe(1)
})

test('Closed Accounts cannot be played without a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Closed Accounts'] })
    .corpTurn()
  expect(() => game.corp.plays('Closed Accounts')).toThrow('the Runner is not tagged')
})
