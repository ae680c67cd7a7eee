import type { Course, Move, Shown } from '@paydata/match'
import {
  advance,
  awayLeft,
  beginning,
  clockOf,
  courseAfter,
  courseFrom,
  fullClock,
  lastByHand,
  look,
  newsAfter,
  nextFall,
  noMacros,
  nothingNew,
  show,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Eye } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { starterSetup } from './setups.ts'

const wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }
const sides = ['corp', 'runner'] as const

/** Answers by chance and what else can be done, a second after another. */
function* moments(seed: string, timing: Parameters<typeof fullClock>[0]) {
  const dice = diceOf(seed)
  let course: Course = courseFrom(beginning(starterSetup(seed), fullClock(timing)))
  const eyes = new Map<Eye, Shown>()
  const showing = (since: number) => ({ ...course, since, eyes })
  const { view } = look(showing(0), 'corp').held
  let seen = view
  for (let second = 1; second < 80 && course.position.result === null; second++) {
    const question = course.position.game.waiting[0]!
    const { for: by } = question
    const last = dice(8) === 0 ? lastByHand(course.past, sides) : undefined
    const move: Move =
      last !== undefined
        ? { kind: 'takeBack', by: last.entry.by, to: last.before.n }
        : dice(8) === 0
          ? { kind: 'drawOffer', by }
          : { kind: 'answer', by, how: 'player', id: null, reply: randomReply(question, dice, lively) }
    const [before, now] = [(second - 1) * 1000, second * 1000]
    const made = advance(showing(before), move, wishes, timing, now)
    if (!made.ok) throw new Error(made.why)
    course = courseAfter(course, made.steps)
    const [told] = show(showing(now), newsAfter(nothingNew, made.steps), now)
    if (told === undefined) throw new Error('Nobody is told.')
    const update = unpackUpdate(seen, 'corp', told.update)
    seen = eyes.get('corp')?.held.view ?? seen
    yield { position: course.position, steps: made.steps, clock: update.clock, now, by, move }
  }
}

test('a game without clocks knows of no time, whatever is done and however long it takes', () => {
  expect(fullClock(withoutClocks)).toBeNull()
  const kinds = new Set<Move['kind']>()
  for (const { position, steps, clock, now, move } of moments('without clocks', withoutClocks)) {
    kinds.add(move.kind)
    for (const { entry, position: next } of steps) expect([entry.left, next.left]).toEqual([null, null])
    expect(clock).toBeNull()
    expect(clockOf(position, now, now + 5000)).toBeNull()
    expect(nextFall(position, now, now + 5000)).toBeNull()
    for (const side of sides) expect(awayLeft(position, side, now, now + 5000)).toBeNull()
  }
  expect([...kinds].sort()).toEqual(['answer', 'drawOffer', 'takeBack'])
})

test('where clocks run each second is taken from a player who was asked', () => {
  const timing = { clock: { bank: 600, increment: 0, away: 60 } }
  let before = fullClock(timing)!
  let seconds = 0
  for (const { position, clock } of moments('with clocks', timing)) {
    const { left } = position
    if (left === null || clock === null) throw new Error('There are no clocks.')
    expect(clock.left).toEqual({ corp: left.corp, runner: left.runner })
    const gone = before.corp - left.corp + (before.runner - left.runner)
    // Both are asked at once for secret bids.
    expect([1000, 2000]).toContain(gone)
    before = left
    seconds++
  }
  expect(seconds).toBeGreaterThan(40)
})
