import type { Macro } from '@paydata/bots'
import { stepOf } from '@paydata/bots'
import type { Reply } from '@paydata/engine'
import { newGame, viewFor } from '@paydata/engine'
import { advance, courseAfter, courseFrom, noMacros, resumed, withoutClocks } from '@paydata/match'
import { macroAnswers, ReferencePlayer } from '@paydata/match/testing'
import { defaultOrders } from '@paydata/orders'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { starterSetup } from './setups.ts'

const orders = { corp: defaultOrders, runner: defaultOrders }

test.each(['one', 'two', 'three', 'four'])('%s: a macro comes to what its answers come to by hand', seed => {
  const dice = diceOf(seed)
  let course = courseFrom(resumed(1, newGame(starterSetup(seed)), null))
  let byMacros = 0
  for (let moves = 0; moves < 120 && course.position.result === null; moves++) {
    const { game } = course.position
    const question = game.waiting[0]!
    const { for: by } = question
    const macros: readonly Macro[] = [{ is: 'continueRun' }, { is: 'takeCredits', turn: game.turn }]
    const begun = dice(2) === 0 ? macros.flatMap(macro => stepOf(macro, viewFor(game, by)) ?? []) : []
    const first = begun[dice(Math.max(1, begun.length))]
    const reply: Reply = first?.reply ?? randomReply(question, dice, lively)
    const made = advance(
      { ...course, since: 0, eyes: new Map() },
      { kind: 'answer', by, how: 'player', id: null, reply },
      { orders, macros: { ...noMacros, [by]: first?.rest ?? null } },
      withoutClocks,
      0,
    )
    if (!made.ok) throw new Error(made.why)
    const answers = macroAnswers(made.steps)
    byMacros += answers.length
    const byHand = new ReferencePlayer(game, orders).answers(by, reply, answers)
    course = courseAfter(course, made.steps)
    expect(course.position.game).toEqual(byHand.game)
    expect(made.steps.flatMap(({ passed }) => passed ?? [])).toEqual(byHand.passed)
    expect(made.steps).toHaveLength(byHand.games.length)
  }
  expect(byMacros).toBeGreaterThan(3)
})
