import { diceOf, lively, randomReply } from '@paydata/engine/testing'
import type { Move, Position } from '@paydata/match'
import { advance, beginning, noMacros, readAgain } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { settings } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { newMatch } from '../src/matches/match.ts'
import { starterSetup } from './setups.ts'

const agreed = settings.parse({})
const nothingTakenBack = () => {
  throw new Error('Nothing is taken back here.')
}
const wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }

test.each([1, 2, 3])(
  'positions share the cards that are as they were, and each stays what it is (game %i)',
  n => {
    const setup = starterSetup(`sharing ${n}`)
    const dice = diceOf(`sharing ${n}`)
    let match = newMatch('sharing', setup, null, 0)
    let alone: Position = beginning(setup, null)
    const kept: { position: Position; text: string }[] = []
    const shared: number[] = []
    for (let i = 0; i < 200 && match.position.result === null; i++) {
      const { game } = match.position
      const question = game.waiting[0]!
      const reply = randomReply(question, dice, lively)
      const move: Move = { kind: 'answer', by: question.for, how: 'player', id: null, reply }
      const made = advance(match, move, wishes, agreed, i)
      if (!made.ok) throw new Error(made.why)
      const position = made.steps.at(-1)!.position
      for (const { entry } of made.steps) {
        const read = readAgain(alone, entry, nothingTakenBack, 'same')
        if (!read.ok) throw new Error(read.why)
        alone = read.position
      }
      expect(position.game.cards).toStrictEqual(alone.game.cards)
      kept.push({ position, text: JSON.stringify(position.game) })
      shared.push(
        position.game.cards.filter((card, at) => card === game.cards[at]).length / game.cards.length,
      )
      match = { ...match, position }
    }
    for (const { position, text } of kept) expect(JSON.stringify(position.game)).toBe(text)
    expect(shared.sort((a, b) => a - b)[Math.floor(shared.length / 10)]).toBeGreaterThan(0.9)
  },
)
