import { cards, defineAllCards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { testsFor } from './write-tests.ts'

const definitions = defineAllCards()

test('a part of a card that no test shows is shown by the shortest scenario that games have led to', () => {
  const fund = cards.find(({ is }) => is === 'hedge_fund')
  if (fund === undefined) throw new Error('Hedge Fund is written')
  expect(testsFor(definitions, fund, new Set(['hedge_fund/0/does/0 happened']))).toEqual([])
  const [written] = testsFor(definitions, fund, new Set())
  expect(written).toBe(`test('Hedge Fund: “Gain 9[credit].” happens', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'] })
    .corpTurn()
  game.corp.answers('action', 'Play Hedge Fund')
  expect(game.corp).toMatchObject({ credits: 9, clicks: 2, hand: [], archives: ['Hedge Fund'] })
})
`)
})
