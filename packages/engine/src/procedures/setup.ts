import type { Next } from '../changes/frames.ts'
import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { deckZone, shuffleDeck } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { moveCard } from '../changes/move.ts'
import { cardAt, deckOf, handOf, handZone } from '../queries/facts/look.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at } from '../state/bug.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { sides } from '../state/names.ts'
import type { ProcedureTable } from './table.ts'

function drawStartingHand(game: Game, side: Side): void {
  const deck = deckOf(game, side)
  for (let i = 0; i < rulesOf(game).startingHand; i++) {
    const n = deck[0]
    if (n !== undefined) moveCard(game, cardAt(game, n), { zone: handZone(side), faceup: false })
  }
}

/** CR 1.6.5, 1.6.6. */
function shuffleAndDraw(game: Game): Next {
  for (const side of sides) shuffleDeck(game, side)
  for (const side of sides) drawStartingHand(game, side)
  happen(game, 'gameBegan', {})
  return undefined
}

/** CR 1.6.6a: once, the Corp first. */
const mulligan =
  (side: Side): ((game: Game, frame: ProcedureFrame) => Next) =>
  (game, frame) => {
    const chosen = takeOptions(frame)
    if (chosen === undefined) {
      askChoice(game, { for: side, asks: 'mulligan', options: [{ does: 'keep' }, { does: 'mulligan' }] })
      return again
    }
    if (at(chosen, 0).does === 'keep') {
      happen(game, 'kept', { by: side })
      return undefined
    }
    happen(game, 'mulligan', { by: side })
    for (const n of [...handOf(game, side)])
      moveCard(game, cardAt(game, n), { zone: deckZone(side), faceup: false })
    shuffleDeck(game, side)
    drawStartingHand(game, side)
    return undefined
  }

export const setup: ProcedureTable<'setup'> = [
  { step: 'shuffle', rule: '1.6.5', deed: shuffleAndDraw },
  { step: 'corpMulligan', rule: '1.6.6a', deed: mulligan('corp') },
  { step: 'runnerMulligan', rule: '1.6.6a', deed: mulligan('runner') },
  {
    step: 'begin',
    rule: '1.6.7',
    deed(game) {
      // What happened before the first turn meets no condition.
      game.happened = []
      return undefined
    },
  },
]
