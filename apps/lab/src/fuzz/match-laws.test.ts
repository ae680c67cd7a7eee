import { defineAllCards } from '@paydata/cards'
import { questionFor } from '@paydata/engine'
import type { Wishes } from '@paydata/match'
import { advance, noMacros, resumed, withoutClocks } from '@paydata/match'
import type { Orders } from '@paydata/protocol'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { unbidden } from './match-laws.ts'

const able: Orders = { otherwise: 'able', at: {}, until: 'nothing' }
const wishes: Wishes = { orders: { corp: able, runner: able }, macros: noMacros }

test('CR 9.2.8: standing orders may choose among abilities of which each only gains credits', () => {
  const paying = card('Smartware Distributor', { counters: { credit: 3 } })
  const game = scenario({ definitions: defineAllCards() })
    .runner({ credits: 0, rig: [paying, paying] })
    .beforeRunnerTurn()
  game.runner.passes()
  const position = resumed(1, game.json, null)
  const live = { position, since: 0, past: [], eyes: new Map() }
  const question = questionFor(game.json, 'corp')?.number ?? 0
  const move = {
    kind: 'answer',
    by: 'corp',
    how: 'player',
    id: null,
    reply: { question, choose: [0] },
  } as const
  const made = advance(live, move, wishes, withoutClocks, 0, 'eachGame')
  if (!made.ok) throw new Error(made.why)
  expect(made.steps.some(({ entry }) => entry.kind === 'answer' && entry.how === 'order')).toBe(true)
  expect(made.steps.at(-1)?.position.game.runner.credits).toBe(2)
  expect(unbidden(position, made.steps, wishes)).toBeUndefined()
})

/** What standing orders answer to the question that waits, and what the law says of it. */
function answeredUnasked(game: ScenarioGame, asks: string) {
  game.passUntil(({ waiting }) => waiting.some(question => question.asks === asks))
  const position = resumed(1, game.json, null)
  const live = { position, since: 0, past: [], eyes: new Map() }
  // A refusal of a draw changes nothing, so that the steps after it are only those of the orders.
  const move = { kind: 'drawRefusal', by: 'corp' } as const
  const made = advance(live, move, wishes, withoutClocks, 0, 'eachGame')
  if (!made.ok) throw new Error(made.why)
  const replies = made.steps.map(({ entry }) => (entry.kind === 'answer' ? entry.how : entry.kind))
  return { replies, problem: unbidden(position, made.steps, wishes) }
}

test('standing orders may host a card where only one card can host it', () => {
  const game = scenario({ definitions: defineAllCards() })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 5, hand: ['Parasite'] })
    .runnerTurn()
  game.runner.installs('Parasite')
  const { replies, problem } = answeredUnasked(game, 'host')
  expect(replies).toContain('order')
  expect(problem).toBeUndefined()
})

test('standing orders may choose a card where everybody sees that there is no other', () => {
  const game = scenario({ definitions: defineAllCards() })
    .corp({ credits: 9, remotes: [{ root: [card('Aggressive Secretary', { advanced: 1 })] }] })
    .runner({ rig: ['Corroder'] })
    .breaching('remote1')
  game.runner.accesses('Aggressive Secretary')
  game.corp.agrees()
  const { replies, problem } = answeredUnasked(game, 'choose')
  expect(replies).toContain('order')
  expect(problem).toBeUndefined()
})
