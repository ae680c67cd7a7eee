import { definitionOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame, refOf } from '../../state/cards.ts'
import type { AbilityFrame, Frame, ProcedureFrame } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, Side } from '../../state/names.ts'
import { eachOwnDeclared } from './declared.ts'
import { breachOf } from './look.ts'

/** Somebody who may or may not see a card; `public` is what everybody sees. */
export type Eye = Side | 'public'
export const eyes = ['corp', 'runner', 'public'] as const

/** CR 1.21, 4.1: whether a viewer may look at the face of a card now. */
export function canSee(game: Game, eye: Eye, card: CardState): boolean {
  if (isOpenTo(game, eye, card)) return true
  return eye !== 'public'
    ? isShownTo(game, eye, card)
    : isShownTo(game, 'corp', card) && isShownToBoth(game, card)
}

const bitOf: Readonly<Record<Eye, number>> = { corp: 1, runner: 2, public: 4 }

/** Who may look at its face now, a bit for each eye: most cards lie where all may, or only their owner. */
export function seenBy(game: Game, card: CardState): number {
  if (isOpenTo(game, 'public', card)) return 7
  let seen = 0
  for (const eye of eyes) if (canSee(game, eye, card)) seen |= bitOf[eye]
  return seen
}

/** Whether a viewer may look at a card for where it is, also when nothing in progress shows it. */
export function isOpenTo(game: Game, eye: Eye, card: CardState): boolean {
  switch (card.zone) {
    case 'hq':
    case 'grip':
      return eye === card.owner
    case 'rnd':
    case 'stack':
      return false
    case 'heap':
    case 'corpScore':
    case 'runnerScore':
    case 'identity':
      return true
    case 'setAside':
      return card.faceup || (eye === card.owner && !isAccessedAside(game, card))
    default:
      // Facedown cards in public zones are seen by the player who controls them (CR 1.21.2a).
      return card.faceup || eye === card.owner
  }
}

/** Of R&D the Corp does not see what was accessed, also while it lies aside (Core rulebook, Access Phase). */
const isAccessedAside = (game: Game, card: CardState): boolean =>
  card.asideFrom === 'rnd' && breachOf(game)?.vars.aside?.some(ref => isSame(ref, card)) === true

/** Calls with each object that something in progress may show to those who could not see it where it is. */
export function eachShown(game: Game, visit: (shown: Ref) => void): void {
  for (const frame of game.frames) {
    if (showsCards(frame)) for (const { card } of frame.shows) visit(card)
    else if (frame.kind !== 'structure') continue
    else if (frame.of === 'access') visit(frame.vars.card)
    else if (frame.of === 'breach') for (const ref of frame.vars.accessed) visit(ref)
  }
}

/** What shows cards itself, and not by what it is. */
export const showsCards = (frame: Frame): frame is AbilityFrame | ProcedureFrame =>
  frame.kind === 'ability' || frame.kind === 'procedure'

/** Shown for a while by something in progress: an access, a breach, an ability that looks or reveals (CR 1.21.6, 7.1.2). */
function isShownTo(game: Game, side: Side, card: CardState): boolean {
  for (const frame of game.frames) {
    if (frame.kind === 'window') continue
    if (frame.kind !== 'structure') {
      if (frame.shows.length > 0 && isAmongShown(frame, side, card)) return true
    } else if (frame.of === 'access') {
      // The Corp sees it too, except in R&D (CR 7.1.2).
      if (
        isSame(frame.vars.card, card) &&
        (side === 'runner' || card.zone !== 'rnd' || mustReveal(game, card))
      )
        return true
    } else if (frame.of === 'breach' && side === 'runner') {
      if (frame.vars.accessed.some(ref => isSame(ref, card))) return true // CR 7.3.1a
    }
  }
  return false
}

const isAmongShown = ({ shows }: AbilityFrame | ProcedureFrame, side: Side, card: CardState): boolean =>
  shows.some(shown => (shown.to === 'both' || shown.to === side) && isSame(shown.card, card))

function isShownToBoth(game: Game, card: CardState): boolean {
  const ref = refOf(card)
  return game.frames.some(frame => {
    if (showsCards(frame)) return frame.shows.some(shown => shown.to === 'both' && isSame(shown.card, ref))
    const isAccessed = frame.kind === 'structure' && frame.of === 'access' && isSame(frame.vars.card, ref)
    return isAccessed && mustReveal(game, card)
  })
}

/** Whether the Runner must show the card to everybody while accessing it where it is (CR 1.21.7). */
export function mustReveal(game: Game, card: CardState): boolean {
  let must = false
  eachOwnDeclared(game, 'revealWhileAccessed', card, d => {
    if (d.from === card.zone) must = true
  })
  return must
}

/** Whether a viewer can tell this object from every other: by its place or by its face. */
export function canTell(game: Game, eye: Eye, card: CardState): boolean {
  switch (card.zone) {
    case 'identity':
    case 'root':
    case 'ice':
    case 'rig':
    case 'play':
    case 'corpScore':
    case 'runnerScore':
      return true
    default:
      // Hands, decks and facedown discards are heaps of alike backs; facedown set-aside and hosted cards are
      // kept in groups within which their controller arranges them (CR 4.8.7, 1.13.7d).
      return canSee(game, eye, card)
  }
}

/** Cards that come into sight together, in an order that tells nothing of where each of them was. */
export function inTitleOrder(game: Game, cards: readonly CardState[]): CardState[] {
  const title = (card: CardState): string => definitionOf(game, card).printed.title
  return [...cards].sort((a, b) => (title(a) < title(b) ? -1 : title(a) > title(b) ? 1 : 0))
}
