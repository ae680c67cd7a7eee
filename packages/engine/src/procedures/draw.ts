import { handZone } from '../changes/cards.ts'
import { endGame } from '../changes/ending.ts'
import type { Next } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { moveCard } from '../changes/move.ts'
import { cardAt, deckOf, objectOf } from '../queries/look.ts'
import { refOf } from '../state/cards.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import { rulesOf } from '../timing/edition.ts'
import { name, numberIn, refsIn } from './frames.ts'
import type { Procedure } from './table.ts'

/** CR 8.4.5a: from the top of the deck, facedown, as drawn cards. */
function setAside(game: Game, frame: ProcedureFrame): Next {
  const amount = numberIn(frame, 'amount')
  const deck = deckOf(game, frame.by)
  const direct = rulesOf(game).drawing === 'direct'
  const drawn: Ref[] = []
  for (let i = 0; i < amount; i++) {
    const n = deck[0]
    if (n === undefined) break
    const card = cardAt(game, n)
    moveCard(game, card, { zone: direct ? handZone(frame.by) : 'setAside', faceup: false })
    drawn.push(refOf(card))
  }
  name(frame, { drawn })
  if (drawn.length > 0) happen(game, 'drawn', { by: frame.by, amount: drawn.length })
  // CR 1.7.2c: the Corp had to draw and could not.
  if (frame.by === 'corp' && drawn.length < amount) endGame(game, { winner: 'runner', how: 'emptyDeck' })
  return undefined
}

/** CR 8.4.5c: those that are still set aside. */
function toHand(game: Game, frame: ProcedureFrame): Next {
  for (const ref of refsIn(frame, 'drawn')) {
    const card = objectOf(game, ref)
    if (card === undefined || card.zone !== 'setAside') continue
    const before = moveCard(game, card, { zone: handZone(frame.by), faceup: false })
    happen(game, 'moved', { by: frame.by, card, kind: handZone(frame.by), before })
  }
  return undefined
}

export const draw: Procedure = [
  { step: 'setAside', rule: '8.4.5a', deed: setAside, checkpoint: true },
  { step: 'toHand', rule: '8.4.5c', deed: toHand },
]
