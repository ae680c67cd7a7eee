import { pop, top } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { emptyFund } from '../changes/players.ts'
import { jump } from '../changes/runs.ts'
import { trashCards } from '../changes/trash.ts'
import { cardIn } from '../procedures/procedure-frames.ts'
import { rowsOf } from '../rulebook/edition.ts'
import { bug } from '../state/bug.ts'
import type { Frame, StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { placeOf, rowOf } from '../state/steps.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface EndActionPhase {
  readonly do: 'endActionPhase'
}

/** The action phase ends: everything in progress in it is over (CR 5.4.3). */
export const endActionPhase = (): EndActionPhase => ({ do: 'endActionPhase' })

export const endActionPhaseVerb: Verb<EndActionPhase> = {
  allows: always,
  couldChange: always,
  resolve(game, _written, scope) {
    const turn = game.frames[0]
    // CR 5.4.4: outside of the player's own action phase this does nothing.
    if (turn?.kind !== 'structure' || game.active !== scope.by || !isInActionPhase(game, turn)) return
    while (game.frames.length > 1) complete(game, top(game))
    emptyFund(game)
    jump(turn, actionsOver(game, turn))
  },
}

/** CR 5.4.3c: what is resolving is considered complete; a card that was being played goes as after its resolution. */
function complete(game: Game, frame: Frame): void {
  pop(game)
  if (frame.kind === 'window' && frame.of === 'action' && frame.taken !== null)
    happen(game, 'actionFinished', { by: frame.priority, kind: frame.taken })
  if (frame.kind !== 'procedure' || frame.of !== 'play') return
  const played = cardIn(game, frame.vars.card)
  if (played?.zone === 'play' && played.conversion === null) trashCards(game, [played], null, 'rule')
}

/** Where a turn goes on when no action is left to take. */
const actionsOver = (game: Game, turn: StructureFrame): string =>
  rowOf(rowsOf(game, turn.of), 'action').otherwise ?? bug('no end')

/** The Runner's action phase holds the beginning of the turn too (CR 5.7.1). */
function isInActionPhase(game: Game, turn: StructureFrame): boolean {
  const rows = rowsOf(game, turn.of)
  const place = placeOf(rows, turn.step)
  const first = turn.of === 'corpTurn' ? placeOf(rows, 'actionPhaseWindow') : 0
  return place >= first && place < placeOf(rows, actionsOver(game, turn))
}
