import { beginProcedure, beginStructure } from '../src/changes/frames.ts'
import { moveCard } from '../src/changes/move.ts'
import { advance } from '../src/kernel/advance.ts'
import { cardAt, deckOf, handOf } from '../src/queries/look.ts'
import type { Game } from '../src/state/game.ts'
import type { Side } from '../src/state/names.ts'
import { sides } from '../src/state/names.ts'
import { rulesOf } from '../src/timing/edition.ts'

/** Hands are as given, or drawn from the top of the decks; nothing is shuffled before a mulligan. */
export function startAtMulligans(game: Game): void {
  for (const side of sides) {
    const missing = handOf(game, side).length === 0 ? rulesOf(game).startingHand : 0
    for (const n of deckOf(game, side).slice(0, missing))
      moveCard(game, cardAt(game, n), { zone: side === 'corp' ? 'hq' : 'grip', faceup: false })
  }
  game.happened = []
  beginProcedure(game, 'setup', 'corpMulligan', { by: 'corp' })
  advance(game)
}

/** The turn is about to begin; what was remembered of the last turn is the turn that ends now. */
export function startBefore(game: Game, side: Side): void {
  game.thisTurn = game.lastTurn
  game.lastTurn = []
  if (side === 'runner') game.turn = 1
  advance(game)
}

/** In the first window of the action phase, everything before it done. */
export function startTurn(game: Game, side: Side, clicks: number | undefined): void {
  game.turn = side === 'corp' ? 1 : 2
  game.active = side
  game[side].clicks = clicks ?? rulesOf(game).allottedClicks[side]
  beginStructure(game, { of: side === 'corp' ? 'corpTurn' : 'runnerTurn', vars: {} }, 'actionPhaseWindow')
  advance(game)
}
