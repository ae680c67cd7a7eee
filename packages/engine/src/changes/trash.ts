import { pathOf } from '../language/definitions.ts'
import { accessOf, isActive, runOf } from '../queries/facts/look.ts'
import { canSee, inTitleOrder } from '../queries/facts/sight.ts'
import { abilitiesOf } from '../queries/facts/subroutines.ts'
import type { Diversion } from '../queries/outcomes/diversions.ts'
import { diversionOf } from '../queries/outcomes/diversions.ts'
import { rulesOf } from '../rulebook/edition.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { TrashedBy } from '../state/occurrences.ts'
import { addTo, discardZone, isHiddenZone, turnCard, uninstalled, zoneOf } from './handling-cards.ts'
import { beforeOf, happen } from './happen.ts'
import { linger } from './linger.ts'
import { moveCard } from './move.ts'

/**
 * Trashes cards together (CR 9.12.2a). A card comes to Archives faceup when the Runner can see it (CR 4.4.6b);
 * what was hosted on it falls at the next checkpoint (CR 10.3.1g). Returns those whose movement nothing has replaced, as they lie now.
 */
export function trashCards(
  game: Game,
  cards: readonly CardState[],
  by: Side | null,
  how: TrashedBy = 'effect',
): readonly CardState[] {
  // What replaces a movement applies to all of them before any card has moved.
  const diverted = new Map<CardState, Diversion>()
  for (const card of cards) {
    const diversion = diversionOf(game, card, by)
    if (diversion !== undefined) diverted.set(card, diversion)
  }
  const trashed = diverted.size === 0 ? cards : cards.filter(card => !diverted.has(card))
  const moved = moveToDiscard(game, trashed, by, how)
  for (const [card, diversion] of diverted) divert(game, card, diversion, by)
  return moved
}

/**
 * CR 8.2.2a: a movement that is replaced does not take place; the card was not trashed. One of which only the effects
 * are replaced does (CR 8.2.2).
 */
export function divert(game: Game, card: CardState, { to, by, host }: Diversion, trasher: Side | null): void {
  if (to === 'facedown') {
    const before = beforeOf(game, card)
    turnCard(game, card, 'down', by)
    happen(game, 'trashed', { by: trasher, card, server: before.server, kind: 'effect', before })
  } else if (to === 'hosted') {
    const before = moveCard(game, card, { zone: 'hosted', faceup: true, ...(host !== null && { host }) })
    happen(game, 'hosted', { by, card, before })
    uninstalled(game, card, before, trasher)
  } else addTo(game, card, { zone: zoneOf(to, card.owner), ...(to === 'topOfDeck' && { index: 0 }) }, by)
}

/** Returns the cards in the order in which they come to lie. */
function moveToDiscard(
  game: Game,
  cards: readonly CardState[],
  by: Side | null,
  how: TrashedBy,
): readonly CardState[] {
  // CR 10.12.2: what is sabotaged comes facedown.
  const isFaceup = (card: CardState): boolean =>
    how !== 'sabotage' && (card.owner === 'runner' || card.faceup || canSee(game, 'runner', card))
  const faceup = new Set(cards.filter(isFaceup))
  // Cards of a hand or deck that come into sight together do not tell in which order they lay.
  const isInOrder = how === 'damage' && rulesOf(game).damageOrder === 'asChosen'
  const unseen = cards.filter(card => !isInOrder && isHiddenZone(card.zone) && faceup.has(card))
  const others = cards.filter(card => !unseen.includes(card))
  // CR 9.12.2: together, so what one of them did to the abilities of another it did until then.
  if (by === 'runner') for (const card of cards) persist(game, card)
  const left = [...others, ...inTitleOrder(game, unseen)].map(card => ({ card, was: beforeOf(game, card) }))
  for (const { card, was } of left) {
    const to = { zone: discardZone(card), faceup: faceup.has(card) }
    const before = moveCard(game, card, to, how === 'rule' ? 'rules' : 'ability', was)
    happen(game, 'trashed', { by, card, server: before.server, kind: how, before })
    uninstalled(game, card, before, by)
  }
  return left.map(({ card }) => card)
}

/** Persistent abilities of a rezzed card that the Runner trashes while accessing it go on in this run (CR 9.12.5). */
function persist(game: Game, card: CardState): void {
  const accessed = accessOf(game)?.vars.card
  if (accessed === undefined || !isSame(accessed, card) || !isActive(card) || runOf(game) === undefined)
    return
  for (const ability of abilitiesOf(game, card)) {
    if (ability.persistent !== true) continue
    linger(game, {
      of: pathOf(ability),
      by: card.owner,
      source: refOf(card),
      until: { at: 'runEnds' },
      ...(card.server !== null && { vars: { here: card.server } }),
    })
  }
}

/** CR 5.5.2: discarded, not trashed; from HQ always facedown. */
export function discardCards(game: Game, cards: readonly CardState[], by: Side): void {
  // What comes faceup to the heap does not tell in which order it lay; facedown no order is to be told at all.
  for (const card of by === 'runner' ? inTitleOrder(game, cards) : cards) {
    const before = moveCard(game, card, { zone: discardZone(card), faceup: card.owner === 'runner' })
    happen(game, 'discarded', { by, card, before })
  }
}
