import type { Entry, Move, Position } from '@paydata/match'
import { advance, after, beginning, noMacros, withoutClocks } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { starterSetup } from './setups.ts'

const wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }

function afterEntry(position: Position, entry: Entry): Position {
  const next = after(position, entry, () => {
    throw new Error('Nothing is taken back here.')
  })
  if (!next.ok) throw new Error(next.why)
  return next.position
}

test.each([1, 2, 3])(
  'positions share the cards that are as they were, and each stays what it is (game %i)',
  n => {
    const setup = starterSetup(`sharing ${n}`)
    const dice = diceOf(`sharing ${n}`)
    let position: Position = beginning(setup, null)
    let alone: Position = beginning(setup, null)
    const kept: { position: Position; text: string }[] = []
    const shared: number[] = []
    for (let i = 0; i < 200 && position.result === null; i++) {
      const { game } = position
      const question = game.waiting[0]!
      const reply = randomReply(question, dice, lively)
      const move: Move = { kind: 'answer', by: question.for, how: 'player', id: null, reply }
      const live = { position, since: i, past: [], eyes: new Map() }
      const made = advance(live, move, wishes, withoutClocks, i)
      if (!made.ok) throw new Error(made.why)
      position = made.steps.at(-1)!.position
      for (const { entry } of made.steps) alone = afterEntry(alone, entry)
      expect(position.game.cards).toStrictEqual(alone.game.cards)
      kept.push({ position, text: JSON.stringify(position.game) })
      shared.push(
        position.game.cards.filter((card, at) => card === game.cards[at]).length / game.cards.length,
      )
    }
    for (const { position, text } of kept) expect(JSON.stringify(position.game)).toBe(text)
    expect(shared.sort((a, b) => a - b)[Math.floor(shared.length / 10)]).toBeGreaterThan(0.9)
  },
)

test.each([1, 2])(
  'who asks for the game of each step gets it as it was then, and who does not the same in the end (game %i)',
  n => {
    const setup = starterSetup(`each ${n}`)
    const dice = diceOf(`each ${n}`)
    let position = beginning(setup, null)
    let several = 0
    for (let i = 0; i < 120 && position.result === null; i++) {
      const question = position.game.waiting[0]!
      const reply = randomReply(question, dice, lively)
      const move: Move = { kind: 'answer', by: question.for, how: 'player', id: null, reply }
      const live = { position, since: 0, past: [], eyes: new Map() }
      const each = advance(live, move, wishes, withoutClocks, 0, 'eachGame')
      const last = advance(live, move, wishes, withoutClocks, 0)
      if (!each.ok || !last.ok) throw new Error('It is refused.')
      let alone = position
      for (const step of each.steps) {
        alone = afterEntry(alone, step.entry)
        expect(step.position).toStrictEqual(alone)
      }
      several += Number(each.steps.length > 2)
      position = last.steps.at(-1)!.position
      expect(position).toStrictEqual(alone)
    }
    expect(several).toBeGreaterThan(5)
  },
)
