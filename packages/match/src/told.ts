import type { Entry } from './entries.ts'
import type { Retold, RetoldByPlace } from './retold.ts'
import { retold } from './retold.ts'

type Side = 'corp' | 'runner'

/** That a player took answers back: the game is again as it was after the first `backTo` moves. */
interface TakenBack {
  readonly by: Side
  readonly backTo: number
}

/** What happened in a game, also if it counts no longer. */
export type Told = Retold | RetoldByPlace | TakenBack

export const isTakenBack = (move: Told): move is TakenBack => 'backTo' in move

export const moveIn = (entry: Entry): Told | null =>
  entry.kind === 'takeBack' ? { by: entry.by, backTo: entry.to } : retold(entry)
