import type { RunnerView, RunView, StepView, TraceView, WaitingView } from '../fields/types.ts'
import { handSizeOf, linkOf, memoryLimitOf, memoryUsed } from '../queries/facts/characteristics.ts'
import { score } from '../queries/facts/score.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Occurrence } from '../state/occurrences.ts'
import { checkGame } from '../state/shape.ts'
import type { Ground, ZoneBits } from './basis.ts'
import { unsteadyZones, zonesShown } from './basis.ts'
import { changesIn } from './changes.ts'
import type { PrintedFaces } from './printed.ts'
import { printedFaces } from './printed.ts'
import { runView, stepNow, traceView, waitingView } from './public.ts'

/** Numbers of a side that everybody may know. */
interface Tally {
  readonly handSize: number
  readonly score: number
}

/**
 * A game as it is now, and what its views have in common: worked out once for all viewers. It is of no use any more
 * when the game has gone on.
 */
export interface Moment {
  readonly game: Game
  /** What has happened since the moment before. */
  readonly occurred: readonly Occurrence[]
  readonly ground: Ground
  /** Zones with cards in them that are shown for a while. */
  readonly shown: ZoneBits
  readonly printed: PrintedFaces
  readonly step: StepView | null
  readonly run: RunView | null
  readonly trace: TraceView | null
  readonly waiting: readonly WaitingView[]
  readonly tallies: Readonly<Record<Side, Tally>>
  readonly link: number
  readonly memory: RunnerView['memory']
}

const tallyOf = (game: Game, side: Side): Tally => ({
  handSize: handSizeOf(game, side),
  score: score(game, side),
})

/** Who lets a game go on for several answers before anybody looks gives all that has occurred in them. */
export function momentOf(game: Game, occurred: readonly Occurrence[] = game?.occurred): Moment {
  checkGame(game)
  const printed = printedFaces(game)
  const changes = changesIn(game)
  const shown = zonesShown(game)
  const unsteady = unsteadyZones(game, shown, printed, changes)
  return {
    game,
    occurred,
    ground: { titles: game.titles, stamps: game.stamps.slice(), changes, unsteady },
    shown,
    printed,
    step: stepNow(game),
    run: runView(game),
    trace: traceView(game),
    waiting: waitingView(game),
    tallies: { corp: tallyOf(game, 'corp'), runner: tallyOf(game, 'runner') },
    link: linkOf(game),
    memory: { used: memoryUsed(game), limit: memoryLimitOf(game) },
  }
}
