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
  recollect,
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
function* moments(seed: string, timing: Parameters<typeof fullClock>[0], every = 1000) {
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
    const [before, now] = [(second - 1) * every, second * every]
    const was = course.position
    const isFree = last !== undefined && recollect(course.past, last.entry.by)?.isFree === true
    const made = advance(showing(before), move, wishes, timing, now)
    if (!made.ok) throw new Error(made.why)
    course = courseAfter(course, made.steps)
    const [told] = show(showing(now), newsAfter(nothingNew, made.steps), now)
    if (told === undefined) throw new Error('Nobody is told.')
    const update = unpackUpdate(seen, 'corp', told.update)
    seen = eyes.get('corp')?.held.view ?? seen
    yield {
      was,
      before,
      position: course.position,
      steps: made.steps,
      clock: update.clock,
      now,
      by,
      move,
      isFree,
    }
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

const anHour = 3_600_000
const aDay = 24 * anHour
const byPost = { clock: { days: 3, holidays: 'allowed' } } as const
const askedIn = ({ game }: Course['position']) => game.waiting.map(question => question.for)
const fallIn = (position: Course['position'], since: number) => {
  const fall = nextFall(position, since, since)
  return fall === null ? null : since + fall.in
}

test('by post whoever is handed the game has all of their days, and answers that hand nothing over give no time', () => {
  const all = [...moments('by post', byPost, anHour)]
    .filter(({ position }) => position.result === null)
    .map(({ was, before, position, now, move, isFree }) => ({
      isTakeBack: move.kind === 'takeBack',
      isFree,
      isHandedOver: askedIn(position).some(side => !askedIn(was).includes(side)),
      gives: (fallIn(position, now) ?? 0) - now,
      gave: (fallIn(was, before) ?? 0) - now,
    }))
  const takenBack = all.filter(({ isFree }) => isFree)
  const handedOver = all.filter(({ isFree, isHandedOver }) => !isFree && isHandedOver)
  const kept = all.filter(({ isTakeBack, isHandedOver }) => !isTakeBack && !isHandedOver)
  expect(Math.min(takenBack.length, handedOver.length, kept.length)).toBeGreaterThan(0)
  expect(handedOver.filter(({ gives }) => gives !== 3 * aDay)).toEqual([])
  expect(kept.filter(({ gives, gave }) => gives !== gave)).toEqual([])
  expect(takenBack.filter(({ gives }) => gives >= 3 * aDay)).toEqual([])
})

test('by post a free take-back gives no days: whoever takes an answer back goes on with what they had', () => {
  let course: Course = courseFrom(beginning(starterSetup('back'), fullClock(byPost)))
  const at = (since: number) => ({ ...course, since, eyes: new Map() })
  const does = (move: Move, since: number, now: number) => {
    const made = advance(at(since), move, wishes, byPost, now)
    if (!made.ok) throw new Error(made.why)
    course = courseAfter(course, made.steps)
  }
  const keep: Move = {
    kind: 'answer',
    by: 'corp',
    how: 'player',
    id: null,
    reply: { question: 1, choose: [0] },
  }
  does(keep, 0, 2 * aDay)
  expect(course.position.left).toMatchObject({ corp: aDay, runner: 3 * aDay })
  does({ kind: 'takeBack', by: 'corp', to: 0 }, 2 * aDay, 2 * aDay + anHour)
  expect(nextFall(course.position, 0, 0)).toEqual({ by: 'corp', in: aDay })
})

test('by post whoever is asked again after a take-back that was granted has all of their days, as that may take days too', () => {
  let course: Course = courseFrom(beginning(starterSetup('granted'), fullClock(byPost)))
  const does = (move: Move, since: number, now: number) => {
    const made = advance({ ...course, since, eyes: new Map() }, move, wishes, byPost, now)
    if (!made.ok) throw new Error(made.why)
    course = courseAfter(course, made.steps)
  }
  const keeps = (by: 'corp' | 'runner'): Move => ({
    kind: 'answer',
    by,
    how: 'player',
    id: null,
    reply: { question: course.position.game.waiting[0]!.number, choose: [0] },
  })
  does(keeps('corp'), 0, anHour)
  const asked = course.position
  does(keeps('runner'), anHour, 3 * aDay)
  expect(recollect(course.past, 'runner')).toMatchObject({ to: asked, isFree: false })
  does({ kind: 'takeBack', by: 'runner', to: asked.n }, 3 * aDay, 5 * aDay)
  expect(nextFall(course.position, 0, 0)).toEqual({ by: 'runner', in: 3 * aDay })
})

test('by post a holiday moves the end of a player’s time by as long as it lasts, now or when they are next asked', () => {
  let course: Course = courseFrom(beginning(starterSetup('holiday'), fullClock(byPost)))
  const does = (move: Move, since: number, now: number, until: number | null) => {
    const timing = { ...byPost, holidays: { corp: until, runner: until } }
    const made = advance({ ...course, since, eyes: new Map() }, move, wishes, timing, now)
    if (!made.ok) throw new Error(made.why)
    course = courseAfter(course, made.steps)
  }
  const fallAt = (since: number) => fallIn(course.position, since)
  does({ kind: 'presence', by: 'corp', is: 'away', adds: 5 * aDay }, 0, aDay, null)
  expect(fallAt(aDay)).toBe(8 * aDay)
  does({ kind: 'presence', by: 'corp', is: 'here', adds: -4 * aDay }, aDay, 2 * aDay, null)
  expect(fallAt(2 * aDay)).toBe(4 * aDay)
  const keep: Move = {
    kind: 'answer',
    by: 'corp',
    how: 'player',
    id: null,
    reply: { question: 1, choose: [0] },
  }
  does(keep, 2 * aDay, 3 * aDay, 5 * aDay)
  expect(nextFall(course.position, 3 * aDay, 3 * aDay)).toEqual({ by: 'runner', in: 5 * aDay })
})
