import type { Game, What } from '@paydata/engine'
import { answer, isToSteal, learnedBy, namedReply, newGame, questionFor, viewFor } from '@paydata/engine'
import type { Move, Shown } from '@paydata/match'
import { advance, look, noMacros, recollect, resumed, show, withoutClocks } from '@paydata/match'
import { untilAccess } from '@paydata/match/testing'
import { defaultOrders, orderedReply } from '@paydata/orders'
import type { Eye, Orders } from '@paydata/protocol'
import type { Taste } from '@paydata/scenario'
import { diceOf, findLeak, hiddenCards, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { liveAt, starterSetup } from './setups.ts'

const begun = (seed: string): Game => newGame(starterSetup(seed))

type More = (game: Game, viewer: 'corp' | 'runner', before: Game | null) => unknown

/** Whether the opponent of a viewer is passed for: what the viewer notices as a pause, or as none. */
type Passing = (game: Game, opponent: 'corp' | 'runner') => boolean

const byOrders =
  (orders: Orders): Passing =>
  (game, opponent) =>
    orderedReply(game, opponent, orders) !== null

const passes =
  (passing: Passing, count: () => void): More =>
  (game, viewer) => {
    const opponent = viewer === 'corp' ? 'runner' : 'corp'
    if (game.over !== null || questionFor(game, opponent) === undefined) return null
    const isPassed = passing(game, opponent)
    if (isPassed) count()
    return isHidden(game, viewer) ? isPassed && !isToSteal(game) : isPassed
  }

/** An access of a card that the viewer does not see. If it is stolen, or its price is asked for, everybody sees what it was at once. */
const isHidden = (game: Game, viewer: 'corp' | 'runner'): boolean =>
  game.waiting.some(({ asks }) => asks === 'midAccess') && viewFor(game, viewer).access?.face == null

/** All that the server sends the viewer from a position on, while the orders of both players answer. */
const sent =
  (orders: Orders, count: () => void): More =>
  (game, viewer) => {
    if (game.over !== null) return null
    const match = { ...liveAt(game), eyes: new Map<Eye, Shown>() }
    look(match, viewer)
    // It changes nothing by itself; what comes after it are the orders.
    const nothing: Move = { kind: 'drawRefusal', by: viewer }
    const wishes = { orders: { corp: orders, runner: orders }, macros: noMacros }
    const made = advance(match, nothing, wishes, withoutClocks, 0, 'eachGame')
    if (!made.ok) return made.why
    const steps = untilAccess(made.steps)
    for (const { entry } of steps) if (entry.by !== viewer) count()
    const last = steps.at(-1)?.position ?? match.position
    const learned = learnedBy(game, last.game)
    // What the rules show the viewer may be another card in the twin.
    if (learned[viewer].length + learned.public.length > 0) return steps.length
    const occurred = steps.flatMap(({ position }) => position.occurred)
    const passed = steps.flatMap(step => step.passed ?? [])
    return [steps.length, show({ ...match, position: last }, { occurred, passed, takenBack: false }, 0)]
  }

/** Compares games with twins that differ in what the viewer does not know, and names what differs. */
function* leaksIn(more: More): Generator<unknown> {
  for (let n = 0; n < 6; n++) {
    let game = begun(`tells ${n}`)
    const dice = diceOf(`tells ${n}`)
    for (let i = 0; i < 250 && game.over === null; i++) {
      const question = game.waiting[0]!
      const outcome = answer(game, question.for, randomReply(question, diceOf(`${n} ${i}`), lively))
      if (!outcome.ok || outcome.game.over !== null) break
      game = outcome.game
      if (dice(8) !== 0) continue
      const viewer = dice(2) === 0 ? 'corp' : 'runner'
      const { leak } = findLeak(game, viewer, `${n} ${i}`, 15, now => more(now, viewer, null))
      if (leak !== undefined) yield leak
    }
  }
}

/** What is answered although it is no window: each is met while the law is tested. */
const answeredToo = ['candidate', 'jackOut', 'midAccess', 'trashLike'] as const

/** Answers with the first option that does this, if there is one. */
function done(game: Game, deed: string) {
  const [question] = game.waiting
  if (question?.form !== 'choose') return null
  const index = question.options.findIndex(option => option.does === deed)
  const reply = { question: question.number, choose: [index] }
  const outcome = index < 0 ? null : answer(game, question.for, reply)
  if (outcome?.ok !== true) return null
  const entry = {
    kind: 'answer',
    at: 0,
    by: question.for,
    left: null,
    how: 'player',
    id: null,
    named: namedReply(question, reply),
    after: '',
  } as const
  const after = { ...resumed(1, outcome.game, null), occurred: outcome.game.occurred }
  return { before: resumed(0, game, null), entry, after }
}

/** What is told of taking back an action, with what comes of it while both pass, until the viewer is shown a card by it. */
const undone =
  (deed: string, count: () => void): More =>
  (game, viewer) => {
    const past: NonNullable<ReturnType<typeof done>>[] = []
    for (let next = done(game, deed); next !== null && past.length < 12; ) {
      const { game: now } = next.after
      const learned = learnedBy(next.before.game, now)
      // What it is may be another card in the twin, and what comes of it something else.
      if (learned[viewer].length + learned.public.length > 0) break
      past.push(next)
      next = now.over === null ? done(now, 'pass') : null
    }
    const [first, ...others] = past
    if (first === undefined) return null
    // Who passed has answered too, but what is taken back is the action.
    const since = others.map(each => ({ ...each, entry: { ...each.entry, how: 'macro' } as const }))
    const told = recollect([first, ...since], first.entry.by)
    if (told === null) throw new Error('There is something to take back.')
    if (told.undone.cards > 0 || others.length > 0) count()
    return told.undone
  }

const able: Orders = { otherwise: 'able', at: {}, until: 'nothing' }
const news: Orders = { otherwise: 'news', at: {}, until: 'nothing' }
const untilSomething: Orders = { otherwise: 'able', at: {}, until: 'somethingHappens' }
const everything: Orders = { otherwise: 'pass', at: {}, until: 'nothing' }

/** Whether the orders of the beginning answer, and what they are asked then. */
const answeredByOrders =
  (count: (asks: string) => void): Passing =>
  (game, opponent) => {
    const question = questionFor(game, opponent)
    const isAnswered = orderedReply(game, opponent, defaultOrders) !== null
    if (isAnswered && question !== undefined) count(question.asks)
    return isAnswered
  }

test('neither standing orders nor what is taken back tells the opponent anything of hidden cards', () => {
  const asked = new Set<string>()
  const byDefault = answeredByOrders(asks => asked.add(asks))
  const counted = new Map<string, number>()
  /** What is told, by what it is about: a difference is named by it. */
  const told: Readonly<Record<string, (count: () => void) => More>> = {
    'answered besides windows': count => passes(byDefault, count),
    'passed wherever something could be done': count => passes(byOrders(able), count),
    'passed wherever there is something new': count => passes(byOrders(news), count),
    'passed until something happens': count => passes(byOrders(untilSomething), count),
    // In content, order and count.
    'sent under the orders of the beginning': count => sent(defaultOrders, count),
    'sent under orders that pass everything': count => sent(everything, count),
    'a drawn card taken back': count => undone('drawCard', count),
    'a run taken back': count => undone('run', count),
  }
  const mores = Object.entries(told).map(
    ([name, of]) => [name, of(() => counted.set(name, (counted.get(name) ?? 0) + 1))] as const,
  )
  // The same games and twins serve them all: to compare these costs more than what is told of them.
  const more: More = (...now) => Object.fromEntries(mores.map(([name, each]) => [name, each(...now)]))
  expect([...leaksIn(more)]).toEqual([])
  for (const name of Object.keys(told)) expect([name, (counted.get(name) ?? 0) > 50]).toEqual([name, true])
  expect([...asked]).toEqual(expect.arrayContaining([...answeredToo]))
})

/** All by which cards come into sight, or go out of it to come again as others. */
const showing: readonly What[] = [
  'mulligan',
  'drawn',
  'searched',
  'lookedAt',
  'arranged',
  'revealed',
  'exposed',
  'accessed',
  'rezzed',
  'turnedFaceup',
  'bidsRevealed',
  'swapped',
  'hosted',
  'shuffled',
]

/** Cards by which others come into sight in every way, and some that are found, drawn and accessed by them. */
const [finding, shown] = [
  {
    corp: ['digging', 'frisking', 'spying', 'arranging', 'burying', 'recycling', 'exchanging', 'dumping'],
    runner: ['seeking', 'exposing', 'peeking', 'glimpsing', 'mining', 'raiding', 'throwing', 'box'],
  },
  {
    corp: ['wall', 'hunter', 'lurker', 'trap', 'ambush', 'upgrade', 'plain agenda', 'income'],
    runner: ['breaker', 'contact', 'shield', 'studying', 'recalling', 'hiding'],
  },
] as const

/** A game in which cards come into sight all the time. */
function sightseeing(seed: string): Game {
  const dice = diceOf(seed)
  const deckOf = (side: 'corp' | 'runner'): string[] =>
    Array.from({ length: 36 }, (_, i) => {
      const pool = i % 2 === 0 ? finding[side] : shown[side]
      return pool[dice(pool.length)] ?? ''
    })
  return newGame({
    definitions: hiddenCards.version,
    seed,
    corp: { identity: 'the Corp', cards: deckOf('corp') },
    runner: { identity: 'the Runner', cards: deckOf('runner') },
  })
}

/** Plays what it has, as there is something to see by it. */
const curious: Taste = option => (option.does === 'play' ? 20 : lively(option))

/** What the opponent is told of taking back one answer, whoever gave it, and what happened by it. */
const undoneBy =
  (met: (what: What | 'searching') => void): More =>
  (game, _viewer, before) => {
    const by = before?.waiting[0]?.for
    if (before === null || by === undefined) return null
    const entry = {
      kind: 'answer',
      at: 0,
      by,
      left: null,
      how: 'player',
      id: null,
      named: { chosen: [] },
      after: '',
    } as const
    const after = { ...resumed(1, game, null), occurred: game.occurred }
    for (const { what } of game.occurred) met(what)
    for (const { asks } of game.waiting) if (asks === 'search') met('searching')
    const told = recollect([{ before: resumed(0, before, null), entry, after }], by)
    // Whether the opponent is asked at all tells something too.
    return [told?.undone, told?.isFree]
  }

/** Games in which cards come into sight, where somebody is about to answer something. */
function* sights(): Generator<{ game: Game; by: 'corp' | 'runner'; seed: string }> {
  for (let n = 0; n < 60; n++) {
    let game = sightseeing(`take-backs ${n}`)
    const dice = diceOf(`take-backs ${n}`)
    for (let i = 0; i < 120 && game.over === null; i++) {
      const question = game.waiting[0]!
      const seed = `${n} ${i}`
      // Actions are many, and windows show little.
      if (question.asks !== 'paidWindow' && (question.asks !== 'action' || dice(2) === 0))
        yield { game, by: question.for, seed }
      const outcome = answer(game, question.for, randomReply(question, diceOf(seed), curious))
      if (!outcome.ok) throw new Error(outcome.why)
      game = outcome.game
    }
  }
}

test('what the opponent is told of taking back any answer is the same whatever a player has hidden', () => {
  const met = new Map<What | 'searching', number>()
  const more = undoneBy(what => met.set(what, (met.get(what) ?? 0) + 1))
  for (const { game, by, seed } of sights()) {
    const viewer = by === 'corp' ? 'runner' : 'corp'
    const told = (now: Game, _viewer: unknown, before: Game | null) => more(now, viewer, before)
    expect(findLeak(game, viewer, seed, 2, told, curious).leak, seed).toBeUndefined()
  }
  for (const what of [...showing, 'searching'] as const)
    expect([what, met.get(what) ?? 0]).toEqual([what, expect.toSatisfy((times: number) => times >= 10)])
})

test('orders that looked at what the player holds would be noticed', () => {
  const careless: Passing = (game, opponent) => {
    const question = questionFor(game, opponent)
    return (
      question?.form === 'choose' && question.options.length === 1 && question.options[0]?.does === 'pass'
    )
  }
  const noticed = leaksIn(passes(careless, () => {})).next()
  expect(noticed.value).toMatchObject({ at: 'more' })
})
