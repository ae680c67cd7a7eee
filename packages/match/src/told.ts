import type { Game, Side } from '@paydata/engine'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import type { Step } from './advance.ts'
import { noTime } from './playing.ts'
import { resumed } from './position.ts'
import type { Retold, RetoldByPlace } from './retold.ts'
import { retold, toldAgain } from './retold.ts'
import type { Shown } from './showing.ts'
import { look, nothingNew, show } from './showing.ts'

/** That a player took answers back: the game is again as it was after the first `backTo` moves. */
interface TakenBack {
  readonly by: Side
  readonly backTo: number
}

/** What happened in a game, also if it counts no longer. */
export type Told = Retold | RetoldByPlace | TakenBack

export const isTakenBack = (move: Told): move is TakenBack => 'backTo' in move

/** What happened by these steps. */
export const movesIn = (steps: readonly Step[]): readonly Told[] =>
  steps.flatMap(({ entry }) =>
    entry.kind === 'takeBack' ? { by: entry.by, backTo: entry.to } : (retold(entry) ?? []),
  )

/** Yields for each move the updates of an eye, made again; null, and no more, if today's rules lead to another game. */
export function* shownAgain(
  first: Game,
  moves: readonly Told[],
  eye: Eye,
): Generator<readonly PackedUpdate[] | null, void> {
  const eyes = new Map<Eye, Shown>()
  const games = [first]
  look({ position: resumed(0, first, null), since: noTime, eyes }, eye)
  for (const [nth, told] of moves.entries()) {
    const takenBack = isTakenBack(told)
    const next = takenBack ? games[told.backTo] : toldAgain(games[nth] ?? first, told)
    if (next == null) return yield null
    games.push(next)
    const position = resumed(nth + 1, next, null)
    const news = { ...nothingNew, occurred: takenBack ? [] : next.occurred, takenBack }
    yield show({ position, since: noTime, eyes }, news, noTime).map(({ update }) => update)
  }
}
