import { defineAllCards } from '@paydata/cards'
import { questionFor, viewFor } from '@paydata/engine'
import type { Orders } from '@paydata/protocol'
import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defaultOrders } from './default-orders.ts'
import { withoutSpentMarks } from './marks.ts'
import { orderedReply } from './standing.ts'

const definitions = defineAllCards()

/** What the Corp calls the card in its first remote. */
const nameIn = (game: ScenarioGame): number =>
  viewFor(game.json, 'corp').servers.find(({ id }) => id === 'remote1')?.root[0]?.id ?? 0

/** Between two actions of the Runner, where the Corp is not asked by itself. */
function betweenActions(root: string, credits: number): ScenarioGame {
  const game = scenario({ definitions })
    .corp({ credits, remotes: [{ root: [root] }] })
    .runnerTurn('window')
  game.runner.passes()
  return game
}

function answered(game: ScenarioGame, orders: Orders): string | undefined {
  const question = questionFor(game.json, 'corp')
  const reply = orderedReply(game.json, 'corp', orders)?.reply
  if (question?.form !== 'choose' || reply === undefined || !('choose' in reply)) return undefined
  return question.options[reply.choose[0] ?? -1]?.does
}

test('a card that is marked is rezzed at the next chance, also between the actions of the Runner', () => {
  const game = betweenActions('PAD Campaign', 5)
  expect(answered(game, defaultOrders)).toBe('pass')
  expect(answered(game, { ...defaultOrders, rez: [nameIn(game)] })).toBe('rez')
  expect(answered(game, { ...defaultOrders, rez: [nameIn(game) + 1] })).toBe('pass')
})

test('a mark on what cannot be rezzed, or paid for, changes nothing that anybody notices', () => {
  for (const [root, credits] of [['Hostile Takeover', 9] as const, ['PAD Campaign', 0] as const]) {
    const game = betweenActions(root, credits)
    expect(answered(game, { ...defaultOrders, rez: [nameIn(game)] })).toBe('pass')
  }
})

test('a player who wants to be asked everywhere is asked about a marked card as well', () => {
  const game = betweenActions('PAD Campaign', 5)
  expect(answered(game, { ...defaultOrders, rez: [nameIn(game)], hold: 'next' })).toBeUndefined()
})

test('a mark is over when its card is rezzed', () => {
  const game = betweenActions('PAD Campaign', 5)
  const orders: Orders = { ...defaultOrders, rez: [nameIn(game)] }
  expect(withoutSpentMarks(orders, game.json)).toBe(orders)
  game.corp.rezzes('PAD Campaign')
  expect(withoutSpentMarks(orders, game.json)).toEqual(defaultOrders)
})
