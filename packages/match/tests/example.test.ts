import { defineAllCards } from '@paydata/cards'
import type { Move } from '@paydata/match'
import { advance, look, newsAfter, noMacros, nothingNew, show, withoutClocks } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { liveAt } from './setups.ts'

test('what the Runner clicks for is passed on until the Runner is asked again, and told to every eye once', () => {
  const { json: game } = scenario({ definitions: defineAllCards() }).corp({}).runnerTurn()
  const match = { ...liveAt(game), eyes: new Map() }
  look(match, 'spectator')
  const wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }
  const now = 0
  const [question] = game.waiting
  if (question?.form !== 'choose') throw new Error('Nothing is to be chosen.')
  const credit = question.options.findIndex(({ does }) => does === 'gainCredit')
  const reply = { question: question.number, choose: [credit] }

  const move: Move = { kind: 'answer', by: 'runner', how: 'player', id: null, reply }
  const made = advance(match, move, wishes, withoutClocks, now)
  if (!made.ok) throw new Error(made.why)
  const answers = made.steps.map(({ entry }) => (entry.kind === 'answer' ? [entry.by, entry.how] : []))
  expect(answers).toEqual([
    ['runner', 'player'],
    ['runner', 'order'],
    ['corp', 'order'],
  ])
  const { position } = made.steps.at(-1)!
  const [update] = show({ ...match, position }, newsAfter(nothingNew, made.steps), now)

  expect(update?.eye).toBe('spectator')
  expect(position.game.waiting).toMatchObject([{ for: 'runner', asks: 'action' }])
})
