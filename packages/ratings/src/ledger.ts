import type { Outcome, Rating } from './glicko.ts'
import { rated, unknown } from './glicko.ts'

export type Side = 'corp' | 'runner'

/** A game for points that is over. `at` is in milliseconds since 1970. */
export interface Ended {
  readonly corp: string
  readonly runner: string
  readonly format: string
  readonly winner: Side | null
  readonly at: number
}

/** How strong a player is on one side in one format, since when, and of how many games that is known. */
export interface Standing extends Rating {
  readonly at: number
  readonly games: number
}

const day = 24 * 3_600_000
/** How many rating periods there are in a day: somebody who is well known is provisional again after a year without a game. */
const periodsPerDay = 0.21436

/** How many rating periods lie between two moments. */
export const periodsBetween = (from: number, to: number): number =>
  (Math.max(0, to - from) / day) * periodsPerDay

const scores: { readonly [Of in 'won' | 'drawn' | 'lost']: Outcome['score'] } = {
  won: 1,
  drawn: 0.5,
  lost: 0,
}

function standingAfter(
  before: Standing | null,
  against: Standing | null,
  score: Outcome['score'],
  at: number,
): Standing {
  const periods = before === null ? 0 : periodsBetween(before.at, at)
  const games = (before?.games ?? 0) + 1
  return { ...rated(before ?? unknown, [{ against: against ?? unknown, score }], periods), at, games }
}

/** The standings of both players as they were; null for who had not played on that side in that format before. */
export interface Both {
  readonly corp: Standing | null
  readonly runner: Standing | null
}

/** What a game makes of the standings of its players. */
export function afterGame({ corp, runner }: Both, { winner, at }: Pick<Ended, 'winner' | 'at'>) {
  const of = (side: Side) => scores[winner === null ? 'drawn' : winner === side ? 'won' : 'lost']
  return {
    corp: standingAfter(corp, runner, of('corp'), at),
    runner: standingAfter(runner, corp, of('runner'), at),
  }
}

/** Milliseconds within which a second game of the same two is for no points. */
export const pauseOfPair = 10 * 60_000

export const isTooSoon = (last: number | null, at: number): boolean =>
  last !== null && at - last < pauseOfPair

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts)

/** What is worked out of one game: null if it is the second of its pair within ten minutes. */
export type Entered = { readonly before: Both; readonly after: ReturnType<typeof afterGame> } | null

/** All standings, worked out from games that are entered in their order. */
export function newLedger() {
  const standings = new Map<string, Standing>()
  const lastOfPair = new Map<string, number>()
  const standing = (player: string, side: Side, format: string): Standing | null =>
    standings.get(keyOf(player, side, format)) ?? null

  return {
    standing,
    enter(game: Ended): Entered {
      const { corp, runner, format, at } = game
      const pair = keyOf(...[corp, runner].sort())
      if (isTooSoon(lastOfPair.get(pair) ?? null, at)) return null
      const before = { corp: standing(corp, 'corp', format), runner: standing(runner, 'runner', format) }
      const after = afterGame(before, game)
      standings.set(keyOf(corp, 'corp', format), after.corp)
      standings.set(keyOf(runner, 'runner', format), after.runner)
      lastOfPair.set(pair, at)
      return { before, after }
    },
  }
}

/** The season of three months that a moment is in, such as `2026-4`: the first begins with January, by the time of Greenwich. */
export function seasonAt(at: number): string {
  const date = new Date(at)
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`
}
