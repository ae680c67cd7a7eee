import type { Game } from '@paydata/engine'
import { loadGame, saveGame } from '@paydata/engine'
import { knownTo, recallOf } from '@paydata/engine/worlds'
import type { Watched, Watcher } from '@paydata/scenario'
import { findLeak, problemsOf, unexplained, unmovedReasons, wrongReasons } from '@paydata/scenario'

/** How often in answers a viewer looks. */
export const viewEvery = 7

/** A game and its twin, told so that the same twin can be made again. */
export interface Pair {
  readonly viewer: Watcher
  readonly seed: string
  /** How many answers the two are played on. */
  readonly depth: number
}

/** The problem that an answer left, if there is one. */
export function problemIn(before: Game, after: Game): string | undefined {
  return [...problemsOf(after), ...unexplained(before, after)][0]
}

/** What is wrong with a reason for what is not offered now. */
export const wrongReasonIn = (game: Game): string | undefined =>
  wrongReasons(game)[0] ?? unmovedReasons(game)[0]

/** A game that is saved comes back as it was. */
export function lossIn(game: Game): string | undefined {
  const saved = saveGame(game)
  return saveGame(loadGame(saved)) === saved ? undefined : 'a saved game comes back changed'
}

/** Players that think ahead must not learn more either. */
const known = (game: Game, viewer: Watcher): unknown =>
  viewer === 'spectator' ? null : [knownTo(game, viewer) ?? null, recallOf(game, viewer)]

/** The difference by which a viewer can tell a game from its twin. */
export function leakIn(
  game: Game,
  { viewer, seed, depth }: Pair,
  compared?: (twins: Watched) => void,
): string | undefined {
  const twins = findLeak(game, viewer, seed, depth, known)
  compared?.(twins)
  const { leak } = twins
  if (leak === undefined) return undefined
  const { after, at, one, other } = leak
  // A change in a patch begins with the place in the view that it changes.
  const place = at.startsWith('patch')
    ? (/^\["([^"]*)"/.exec(one === 'nothing' ? other : one)?.[1] ?? at)
    : at
  return `a leak to the ${viewer} at ${place}\nafter ${after} more answers at ${at}: ${one} or ${other}`
}

export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : `${thrown}`
