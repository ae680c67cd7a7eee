import type { Reply, Side } from '@paydata/engine'
import type { Dice } from '../bot.ts'
import { diceOf } from '../dice.ts'
import type { Reason } from '../reasons/reason.ts'
import { seedFrom, worldFor } from '../search/guessing.ts'
import { turnsAhead } from '../search/playing-on.ts'
import type { Trial } from '../search/trials.ts'
import { leadOver, meanOf } from '../search/trials.ts'
import type { Decision } from './decision.ts'
import type { Tools } from './tools.ts'

/** A decision that cost its side a part of its chance to win. */
export interface Costly {
  readonly step: number
  readonly turn: number
  readonly side: Side
  readonly played: Reply
  readonly better: Reply
  readonly because: readonly Reason[]
  /** The chance of the side with what was better, and with what was played. */
  readonly before: number
  readonly after: number
  /** The standard error of the difference, and the games that were played on for it. */
  readonly error: number
  readonly games: number
}

/** How much is played on, in games: for the curve, and for all decisions of a side. */
export interface Effort {
  /** For the curve. */
  readonly curve: number
  /** In the first look, to the end of the next turn. */
  readonly first: number
  /** So many decisions are looked at a second time, in so many games for each of the best replies. */
  readonly second: { readonly decisions: number; readonly games: number }
  /** So many are looked at deeply, in up to so many pairs of games. */
  readonly deep: { readonly decisions: number; readonly pairs: number }
  /** So many of those are told. */
  readonly told: number
}

const fewestWorlds = 3
const mostWorlds = 12
/** What was played, and the best others. */
const secondOptions = 4
const shortTurns = 2

/**
 * Those decisions that look dearest, with what was played and what looks best instead. First each reply is played on in a few games
 * and for a short while; then the dearest are, in more games and for longer.
 */
export function* sieve(
  decisions: readonly Decision[],
  { first, second, deep }: Effort,
  tools: Tools,
): Generator<number, readonly Decision[]> {
  const all = decisions.reduce((sum, { options }) => sum + options.length, 0)
  const worlds = Math.max(fewestWorlds, Math.min(mostWorlds, Math.floor(first / Math.max(1, all))))
  const looked: Judged[] = []
  for (const [i, decision] of decisions.entries()) {
    looked.push(judged(decision, worlds, shortTurns, 'first', tools))
    yield (0.6 * (i + 1)) / decisions.length
  }
  const dear = dearest(looked, second.decisions)
  const again: Judged[] = []
  for (const [i, { decision, ranked }] of dear.entries()) {
    const fewer = { ...decision, options: ranked.slice(0, secondOptions) }
    again.push(judged(fewer, second.games, turnsAhead, 'second', tools))
    yield 0.6 + (0.4 * (i + 1)) / dear.length
  }
  return dearest(withoutEchoes(again), deep.decisions).map(({ decision, ranked }) => ({
    ...decision,
    options: ranked.slice(0, 2),
  }))
}

interface Judged {
  readonly decision: Decision
  /** What was played, then the others, the best first. */
  readonly ranked: readonly Trial[]
  /** How much better the best of the others does. */
  readonly cost: number
}

const dearest = (all: readonly Judged[], count: number): readonly Judged[] =>
  all
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count)

/**
 * A mistake often lies in several answers, such as a card and the server for it, or the same omission at each click of a turn: the
 * dearest of them stands for the others.
 */
function withoutEchoes(all: readonly Judged[]): readonly Judged[] {
  const kept: Judged[] = []
  for (const one of all.toSorted((a, b) => b.cost - a.cost))
    if (kept.every(other => !isEcho(one, other))) kept.push(one)
  return kept
}

function isEcho(one: Judged, other: Judged): boolean {
  const [a, b] = [one.decision, other.decision]
  return a.turn === b.turn && (a.action === b.action || betterIn(one) === betterIn(other))
}

/** What would have been better: what it does, and with which card. */
function betterIn({ decision, ranked }: Judged): string {
  const { question } = decision.position.view
  const reply = ranked[1]?.reply
  if (question?.form !== 'choose' || reply === undefined || !('choose' in reply)) return question?.asks ?? ''
  const options = reply.choose.flatMap(index => question.options[index] ?? [])
  return options.map(({ does, definition, server }) => `${does} ${definition} ${server}`).join()
}

function judged(decision: Decision, worlds: number, turns: number, look: string, tools: Tools): Judged {
  const trials: readonly Trial[] = decision.options.map(each => ({ ...each, ends: [] }))
  const dice = diceOf(`${tools.seed}/${look}/${decision.step}`)
  for (let i = 0; i < worlds; i++) playOn(decision, trials, turns, dice, tools)
  const [played, ...others] = trials
  const [best, ...rest] = others.toSorted((a, b) => meanOf(b) - meanOf(a))
  if (played === undefined || best === undefined) return { decision, ranked: trials, cost: 0 }
  return { decision, ranked: [played, best, ...rest], cost: leadOver(best, played).by }
}

/** Plays each reply on in one game that could be the one the side was in, with the same chance for all. */
function playOn(
  { position, side }: Decision,
  trials: readonly Trial[],
  turns: number,
  dice: Dice,
  { expectation, ends }: Tools,
): void {
  const { known } = position
  if (known === undefined) return
  const world = worldFor(known, expectation, dice)
  const seed = seedFrom(dice)
  for (const trial of trials) trial.ends.push(ends.after(world, trial.reply, side, seed, turns))
}

/** A decision counts as dear by so many standard errors, and if it cost so much. */
const certain = 3
const leastCost = 0.02
/** Pairs of games between two looks at how things stand. */
const round = 20
const fewestPairs = 60
const beyondDoubt = 6
const hopeless = 1

/** Compares what was played with what looked best, in new games: those that made it look best would flatter it. */
export function* deepLook(decision: Decision, pairs: number, tools: Tools): Generator<number, Costly | null> {
  const [played, better] = decision.options.map((each): Trial => ({ ...each, ends: [] }))
  if (played === undefined || better === undefined) return null
  const dice = diceOf(`${tools.seed}/deep/${decision.step}`)
  while (played.ends.length < pairs) {
    playOn(decision, [played, better], turnsAhead, dice, tools)
    yield played.ends.length / pairs
    if (played.ends.length % round === 0 && isSettled(played, better)) break
  }
  const { by, error } = leadOver(better, played)
  if (by < certain * error || by < leastCost) return null
  const { step, turn, side } = decision
  return {
    step,
    turn,
    side,
    played: played.reply,
    better: better.reply,
    because: better.because,
    before: meanOf(better),
    after: meanOf(played),
    error,
    games: 2 * played.ends.length,
  }
}

function isSettled(played: Trial, better: Trial): boolean {
  if (played.ends.length < fewestPairs) return false
  const { by, error } = leadOver(better, played)
  return by > beyondDoubt * error || by < hopeless * error
}
