import type { Game } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Showing } from '@paydata/match'
import {
  advance,
  beginning,
  courseAfter,
  courseFrom,
  look,
  newsAfter,
  noMacros,
  nothingNew,
  show,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { starterSetup } from './setups.ts'

test('a view that orders went by is the one that its player is shown, and no other is made of that position', () => {
  const dice = diceOf('looked')
  let course = courseFrom(beginning(starterSetup('looked'), null))
  const eyes: Showing['eyes'] = new Map()
  const live = () => ({ ...course, since: 0, eyes })
  for (const side of ['corp', 'runner'] as const) look(live(), side)
  const orders = { corp: defaultOrders, runner: defaultOrders }
  let shared = 0
  for (let nth = 0; nth < 120 && course.position.result === null; nth++) {
    const question = course.position.game.waiting[0]!
    const reply = randomReply(question, dice, lively)
    const move = { kind: 'answer', by: question.for, how: 'player', id: null, reply } as const
    const made = advance(live(), move, { orders, macros: noMacros }, withoutClocks, 0)
    if (!made.ok) throw new Error(made.why)
    course = courseAfter(course, made.steps)
    const { looked } = made
    show(live(), newsAfter(nothingNew, made.steps), 0, looked)
    const game: Game = course.position.game
    for (const side of ['corp', 'runner'] as const) {
      const shown = eyes.get(side)?.held.view
      expect(shown).toEqual(viewFor(game, side))
      expect(shown).toBe(looked[side]?.view ?? shown)
      shared += looked[side] === undefined ? 0 : 1
    }
  }
  expect(shared).toBeGreaterThan(5)
})
