import { beginProcedure, beginStructure, noNames, procedure } from '@paydata/engine/inside/changes/frames'
import { moveCard } from '@paydata/engine/inside/changes/move'
import { advance } from '@paydata/engine/inside/kernel/advance'
import { checkpoint } from '@paydata/engine/inside/kernel/checkpoint'
import { cardAt, deckOf, handOf } from '@paydata/engine/inside/queries/facts/look'
import { rowsOf, rulesOf } from '@paydata/engine/inside/rulebook/edition'
import type { StructureName } from '@paydata/engine/inside/state/frames'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import { sides } from '@paydata/engine/inside/state/names'
import { refuse } from './refusing.ts'

/** Hands are as given, or drawn from the top of the decks; nothing is shuffled before a mulligan. */
export function startAtMulligans(game: Game): void {
  for (const side of sides) {
    const missing = handOf(game, side).length === 0 ? rulesOf(game).startingHand : 0
    for (const n of deckOf(game, side).slice(0, missing))
      moveCard(game, cardAt(game, n), { zone: side === 'corp' ? 'hq' : 'grip', faceup: false })
  }
  game.happened = []
  beginProcedure(game, procedure('setup', 'corpMulligan', { by: 'corp', vars: noNames }))
  advance(game)
}

/** The turn is about to begin; what was remembered of the last turn is the turn that ends now. */
export function startBefore(game: Game, side: Side): void {
  game.thisTurn = game.lastTurn
  game.lastTurn = []
  if (side === 'runner') game.turn = 1
  advance(game)
}

/** At a step of a turn, everything before it done. */
export function startTurn(game: Game, side: Side, clicks: number | undefined, step: string): void {
  checkStep(game, turnOf[side], step)
  game.turn = side === 'corp' ? 1 : 2
  game.active = side
  game[side].clicks = clicks ?? clicksAt(game, side, step)
  beginStructure(game, { of: turnOf[side], vars: {} }, step)
  checkpoint(game)
  advance(game)
}

const turnOf = { corp: 'corpTurn', runner: 'runnerTurn' } as const

/** A step at which a position may begin, or an error that names those. */
export function checkStep(
  game: Game,
  of: StructureName,
  step: string,
  may: (step: string) => boolean = () => true,
): void {
  const steps = rowsOf(game, of).flatMap(row => (may(row.step) ? [row.step] : []))
  if (!steps.includes(step))
    refuse(`No position begins at "${step}" of ${of}. There are: ${steps.join(', ')}.`)
}

/** The first step behind the action phase, in whichever edition. */
const afterActions: ReadonlySet<string> = new Set(['actionPhaseEnds', 'toDiscardPhase', 'discard'])

/** Clicks are there from the first step on, and spent when the action phase is over. */
function clicksAt(game: Game, side: Side, step: string): number {
  const steps = rowsOf(game, turnOf[side]).map(row => row.step)
  const over = steps.findIndex(each => afterActions.has(each))
  const isIn = steps.indexOf(step) > 0 && steps.indexOf(step) < over
  return isIn ? rulesOf(game).allottedClicks[side] : 0
}
