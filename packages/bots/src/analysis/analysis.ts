import type { Side } from '@paydata/engine'
import { knownTo } from '@paydata/engine/worlds'
import type { Expectation } from '../search/likely.ts'
import type { Course } from './course.ts'
import type { Action, Point } from './curve.ts'
import { curveOf } from './curve.ts'
import type { Decision } from './decision.ts'
import { decisionAt } from './decision.ts'
import type { Costly, Effort } from './sieve.ts'
import { deepLook, sieve } from './sieve.ts'
import type { Tools } from './tools.ts'
import { toolsFor } from './tools.ts'
import type { MissedWin, Winning } from './wins.ts'
import { missedWins, winAt } from './wins.ts'

export interface Analysis {
  readonly seed: string
  /** The sides whose decisions are judged. */
  readonly sides: readonly Side[]
  readonly points: readonly Point[]
  readonly missed: readonly MissedWin[]
  /** The dearest first. */
  readonly costly: readonly Costly[]
  /** How many decisions were looked at. */
  readonly decisions: number
  /** How many answers of the game could be played again. */
  readonly answers: number
}

/** How far an analysis has come, from 0 to 1, and what it has found. The curve comes first, and whole. */
export interface Progress {
  readonly done: number
  readonly analysis: Analysis
}

export interface Wanted {
  readonly edition: string
  readonly expectation: Expectation
  readonly sides: readonly Side[]
  /** The same seed gives the same figures. */
  readonly seed: string
  readonly effort?: Effort
}

/** What is played on for the decisions of one side; half of it for each of two. */
const usual: Effort = {
  curve: 1200,
  first: 1500,
  second: { decisions: 16, games: 12 },
  deep: { decisions: 8, pairs: 200 },
  told: 5,
}
const halfOf = ({ curve, first, second, deep, told }: Effort): Effort => ({
  curve,
  first: first / 2,
  second: { ...second, decisions: Math.ceil(second.decisions / 2) },
  deep: { ...deep, decisions: Math.ceil(deep.decisions / 2) },
  told: Math.ceil(told / 2),
})

/**
 * Looks back on a game: how likely the Corp was to win at each action, which wins were missed, and which decisions cost most. A
 * decision is judged by what its side knew then, so what was hidden from it changes none of its figures. It stops after each
 * small piece of work, so that whoever asks can show how far it is, or leave it.
 */
export function* analyse(course: Course, wanted: Wanted): Generator<Progress, Analysis> {
  const { seed, sides, edition, expectation } = wanted
  const tools = toolsFor(edition, expectation, seed)
  const effort = wanted.effort ?? (sides.length === 1 ? usual : halfOf(usual))
  let analysis: Analysis = { seed, sides, points: [], missed: [], costly: [], decisions: 0, answers: 0 }
  function* doing<Result>(work: Generator<number, Result>, [from, to]: Span): Generator<Progress, Result> {
    for (;;) {
      const next = work.next()
      if (next.done === true) return next.value
      yield { done: from + (to - from) * next.value, analysis }
    }
  }

  const { actions, decisions, winning, answers } = yield* doing(reading(course, sides, tools), [0, 0.1])
  const missed = missedWins(winning, course, tools)
  analysis = { ...analysis, missed, decisions: decisions.length, answers }
  const points = yield* doing(curveOf(actions, course, tools, effort.curve), [0.1, 0.2])
  analysis = { ...analysis, points }
  const open = decisions.filter(({ step }) => missed.every(each => each.step !== step))
  for (const [nth, side] of sides.entries()) {
    const [from, middle, to] = spansOf(nth, sides.length)
    const own = open.filter(each => each.side === side)
    const dear = yield* doing(sieve(own, effort, tools), [from, middle])
    const before = analysis.costly
    let costly: readonly Costly[] = []
    for (const [i, decision] of dear.entries()) {
      const at = (share: number): number => middle + ((to - middle) * share) / dear.length
      const one = yield* doing(deepLook(decision, effort.deep.pairs, tools), [at(i), at(i + 1)])
      costly = dearestFirst([...costly, ...(one === null ? [] : [one])]).slice(0, effort.told)
      analysis = { ...analysis, costly: dearestFirst([...before, ...costly]) }
    }
  }
  yield { done: 1, analysis }
  return analysis
}

type Span = readonly [from: number, to: number]

/** Where the work for a side begins, where its decisions are sieved, and where it ends. */
function spansOf(nth: number, sides: number): readonly [number, number, number] {
  const from = 0.2 + (0.8 * nth) / sides
  const to = 0.2 + (0.8 * (nth + 1)) / sides
  return [from, (from + to) / 2, to]
}

const costOf = ({ before, after }: Costly): number => before - after
const dearestFirst = (all: readonly Costly[]): readonly Costly[] =>
  all.toSorted((a, b) => costOf(b) - costOf(a))

interface Read {
  readonly actions: readonly Action[]
  readonly decisions: readonly Decision[]
  readonly winning: readonly Winning[]
  readonly answers: number
}

/** Keeps of the game only those moments that matter: a long game is large. */
function* reading({ moments, last }: Course, sides: readonly Side[], tools: Tools): Generator<number, Read> {
  const actions: Action[] = []
  let known: Action['known'] = { corp: null, runner: null }
  const decisions: Decision[] = []
  const winning: Winning[] = []
  let answers = 0
  for (const moment of moments) {
    const { game, by, step } = moment
    if (by !== 'both') known = { ...known, [by]: knownTo(game, by) ?? known[by] }
    if (game.waiting[0]?.asks === 'action') actions.push({ moment, known })
    const decision = sides.some(side => side === by)
      ? decisionAt(moment, actions.at(-1)?.moment.step ?? 0, tools)
      : null
    const win = decision && winAt(decision, tools)
    if (win !== null) winning.push(win)
    if (decision !== null && decision.options.length > 1) decisions.push(decision)
    answers = step + 1
    yield answers / last
  }
  return { actions, decisions, winning, answers }
}
