import { definitionOf } from '../language/definitions.ts'
import type { Cards, Goal } from '../language/expressions.ts'
import { countersAside, keptCounters } from '../queries/facts/kept.ts'
import { deckOf, handZone, isInstalled } from '../queries/facts/look.ts'
import { locationOf } from '../queries/facts/references.ts'
import { inTitleOrder } from '../queries/facts/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { AbilityFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { CounterKind, Side, Zone } from '../state/names.ts'
import type { Before } from '../state/occurrences.ts'
import { shuffleList } from '../state/random.ts'
import { happen } from './happen.ts'
import { becomeActive, becomeInactive, becomeNewObject, moveCard, nameAnew, nameTogether } from './move.ts'
import { touch } from './touch.ts'

export const discardZone = (card: CardState): Zone => (card.owner === 'corp' ? 'archives' : 'heap')
export const isHiddenZone = (zone: Zone): boolean =>
  zone === 'hq' || zone === 'grip' || zone === 'rnd' || zone === 'stack'
export const deckZone = (side: Side): 'rnd' | 'stack' => (side === 'corp' ? 'rnd' : 'stack')

export function uninstalled(game: Game, card: CardState, before: Before, by: Side | null): void {
  if (before.installed) happen(game, 'uninstalled', { by, card, server: before.server, before })
}

export function zoneOf(to: Goal, owner: Side): Zone {
  switch (to) {
    case 'hand':
      return handZone(owner)
    case 'topOfDeck':
    case 'bottomOfDeck':
    case 'shuffledIntoDeck':
      return owner === 'corp' ? 'rnd' : 'stack'
    case 'discard':
      return owner === 'corp' ? 'archives' : 'heap'
    default:
      return to
  }
}

export interface Where {
  readonly zone: Zone
  readonly index?: number
  readonly faceup?: boolean
}

/** "Add" or "move" to a zone: no movement with rules of its own (CR 8.2.1a). */
export function addTo(game: Game, card: CardState, to: Where, by: Side | null): void {
  const faceup =
    to.faceup ??
    (to.zone === 'heap' || to.zone === 'removed' || to.zone === 'setAside' || to.zone === 'hosted')
  if (card.zone === 'removed') return // CR 4.9.5
  const before = moveCard(game, card, { ...to, faceup })
  if (to.zone === 'corpScore' || to.zone === 'runnerScore') {
    if (to.zone === 'corpScore') becomeActive(game, card)
    happen(game, 'addedToScoreArea', { by, card, before })
  } else if (to.zone === 'removed') happen(game, 'removedFromGame', { by, card, before })
  else if (to.zone === 'setAside') happen(game, 'setAside', { by, card, before })
  else happen(game, 'moved', { by, card, kind: to.zone, before })
  uninstalled(game, card, before, by)
}

/** Sets aside a card whose host went to pay, as it lies; it is still considered hosted there for one ability (CR 9.5.5). */
export function keepAside(game: Game, card: CardState, by: Side): void {
  const { faceup, host } = card
  const before = moveCard(game, card, { zone: 'setAside', faceup, ...(host !== null && { host }) })
  happen(game, 'setAside', { by, card, before })
}

export function scoreAgenda(game: Game, card: CardState): void {
  const before = moveCard(game, card, { zone: 'corpScore', faceup: true })
  becomeActive(game, card)
  happen(game, 'scored', {
    by: 'corp',
    card,
    server: before.server,
    amount: before.counters.advancement ?? 0,
    before,
  })
  uninstalled(game, card, before, 'corp')
}

export function stealAgenda(game: Game, card: CardState): void {
  const server = locationOf(game, card) ?? null
  const before = moveCard(game, card, { zone: 'runnerScore', faceup: true })
  happen(game, 'stolen', {
    by: 'runner',
    card,
    server,
    amount: before.counters.advancement ?? 0,
    before,
  })
  uninstalled(game, card, before, 'runner')
}

/** CR 8.2.5: from a score area out of the game. */
export function forfeitAgenda(game: Game, card: CardState, by: Side): void {
  const before = moveCard(game, card, { zone: 'removed', faceup: true })
  happen(game, 'forfeited', { by, card, before })
}

/** Turns an installed Corp card faceup: it is active from now on (CR 8.1.2). */
export function turnRezzed(game: Game, card: CardState): void {
  touch(game, card).faceup = true
  nameAnew(game, card, 'same')
  becomeActive(game, card)
  happen(game, 'rezzed', { by: 'corp', card, server: card.server })
}

export function derezCard(game: Game, card: CardState, by: Side): void {
  if (!card.faceup || !isInstalled(card) || card.owner !== 'corp') return
  touch(game, card).faceup = false
  becomeInactive(game, card)
  happen(game, 'derezzed', { by, card, server: card.server })
}

/** Turns a card over where it lies; installed Runner cards become or cease to be active (CR 8.1.4). */
export function turnCard(game: Game, card: CardState, face: 'up' | 'down', by: Side | null): void {
  if (card.faceup === (face === 'up')) return
  touch(game, card).faceup = face === 'up'
  if (card.zone === 'rig') {
    if (face === 'up') becomeActive(game, card)
    else becomeInactive(game, card)
  }
  nameAnew(game, card, 'same')
  happen(game, face === 'up' ? 'turnedFaceup' : 'turnedFacedown', { by, card, server: card.server })
}

/** Turns a double-sided card over: the other face is active from now on (CR 3.1.1a). */
export function flipCard(game: Game, card: CardState, by: Side): void {
  if (definitionOf(game, card).printed.faces === undefined) return
  touch(game, card).flipped = card.flipped === 0 ? card.back : 0
  happen(game, 'flipped', { by, card, amount: card.flipped })
}

/** Another copy with another back is the identity from now on, its front up (CR 1.5.2b). */
export function setIdentity(game: Game, card: CardState, back: number, by: Side): void {
  const identity = touch(game, card)
  identity.back = back
  identity.flipped = 0
  happen(game, 'identitySet', { by, card })
}

/** CR 7.5.2: all at once, so that nothing tells which of them came when. */
export function turnArchivesFaceup(game: Game): void {
  const facedown = game.zones.archives
    .map(n => game.cards[n])
    .filter(card => card !== undefined && !card.faceup) as CardState[]
  const turned = inTitleOrder(game, facedown)
  for (const card of turned) touch(game, card).faceup = true
  // Their old places in the heap would tell which is which.
  const others = game.zones.archives.filter(n => !turned.some(card => card.card === n))
  game.zones.archives = [...others, ...turned.map(card => card.card)]
  nameTogether(game, turned)
  for (const card of turned) happen(game, 'turnedFaceup', { card, server: 'archives' })
}

export function placeCounters(
  game: Game,
  card: CardState,
  kind: CounterKind,
  amount: number,
  by: Side | null,
): void {
  if (amount <= 0) return
  touch(game, card).counters = { ...card.counters, [kind]: (card.counters[kind] ?? 0) + amount }
  happen(game, 'countersPlaced', { by, card, server: card.server, amount, kind })
}

/** Takes counters off a card as far as there are any, and says how many went. */
export function removeCounters(
  game: Game,
  card: CardState,
  kind: CounterKind,
  amount: number,
  by: Side | null,
): number {
  const had = card.counters[kind] ?? 0
  const gone = Math.min(had, Math.max(0, amount))
  if (gone === 0) return 0
  touch(game, card).counters = { ...card.counters, [kind]: had - gone }
  happen(game, 'countersRemoved', { by, card, server: card.server, amount: gone, kind })
  // CR 10.9.1: empty when nothing is left of what it was loaded with.
  if (card.loaded === kind && had === gone) happen(game, 'emptied', { by, card, kind })
  return gone
}

/** The same where the card may have gone to pay: then of those set aside for the ability (CR 9.5.5); they are on no card. */
export function takeCounters(
  game: Game,
  scope: AbilityFrame,
  from: Cards,
  card: CardState | undefined,
  kind: CounterKind,
  amount: number,
): number {
  const kept = from === 'self' ? keptCounters(kind, scope) : undefined
  if (kept === undefined) return card === undefined ? 0 : removeCounters(game, card, kind, amount, scope.by)
  const taken = Math.min(kept, Math.max(0, amount))
  scope.vars = { ...scope.vars, [countersAside(kind)]: kept - taken }
  return taken
}

/** Every card of a shuffled deck is a new object in an unknown place (CR 1.12.3). */
export function shuffleDeck(game: Game, side: Side): void {
  const deck = deckOf(game, side)
  shuffleList(game, deck as number[])
  for (const n of deck) {
    const card = game.cards[n]
    if (card !== undefined) becomeNewObject(game, card)
  }
  happen(game, 'shuffled', { by: side, kind: deckZone(side) })
}
