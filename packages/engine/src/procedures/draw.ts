import { endGame } from '../changes/ending.ts'
import type { Next } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { moveCard } from '../changes/move.ts'
import { cardAt, deckOf, handZone, objectOf } from '../queries/facts/look.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import { sides } from '../state/names.ts'
import { keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 8.4.5a: from the top of the deck, facedown, as drawn cards; players who draw together do so at once (CR 8.4.4). */
function setAside(game: Game, frame: Procedure<'draw'>): Next {
  const drawn: Ref[] = []
  for (const side of sides) take(game, side, frame.vars[side] ?? 0, drawn)
  keep(frame, { drawn })
}

function take(game: Game, side: Side, amount: number, drawn: Ref[]): void {
  const deck = deckOf(game, side)
  const direct = rulesOf(game).drawing === 'direct'
  const had = drawn.length
  for (let i = 0; i < amount; i++) {
    const n = deck[0]
    if (n === undefined) break
    const card = cardAt(game, n)
    moveCard(game, card, { zone: direct ? handZone(side) : 'setAside', faceup: false })
    drawn.push(refOf(card))
  }
  const taken = drawn.length - had
  if (taken > 0) happen(game, 'drawn', { by: side, amount: taken })
  // CR 1.7.2c: the Corp had to draw and could not.
  if (side === 'corp' && taken < amount) endGame(game, { winner: 'runner', how: 'emptyDeck' })
}

/** CR 8.4.5c: those that are still set aside. */
function toHand(game: Game, frame: Procedure<'draw'>): Next {
  for (const ref of frame.vars.drawn ?? []) {
    const card = objectOf(game, ref)
    if (card === undefined || card.zone !== 'setAside') continue
    const zone = handZone(card.owner)
    const before = moveCard(game, card, { zone, faceup: false })
    happen(game, 'moved', { by: card.owner, card, kind: zone, before })
  }
  return undefined
}

export const draw: ProcedureTable<'draw'> = [
  { step: 'setAside', rule: '8.4.5a', deed: setAside, checkpoint: true },
  { step: 'toHand', rule: '8.4.5c', deed: toHand },
]
