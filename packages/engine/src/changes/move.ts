import { definitionOf } from '../language/definitions.ts'
import { eachOwnDeclared } from '../queries/facts/declared.ts'
import { isOnTable, theServer } from '../queries/facts/look.ts'
import type { Eye } from '../queries/facts/sight.ts'
import { canTell, eyes, inTitleOrder } from '../queries/facts/sight.ts'
import { bug } from '../state/bug.ts'
import type { CardState, ServerState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Game, ListZone } from '../state/game.ts'
import { noCounters } from '../state/game.ts'
import type { Ref, ServerId, Zone } from '../state/names.ts'
import type { Before } from '../state/occurrences.ts'
import { follow, noteLeaving } from './following.ts'
import { beforeOf, happen } from './happen.ts'
import type { Touched } from './touch.ts'
import { touch, touchGuests, touchTable, touchZone } from './touch.ts'

/** Where a card goes. */
export interface Destination {
  readonly zone: Zone
  readonly faceup: boolean
  /** For decks: 0 is the top; left out, the end of the list. */
  readonly index?: number
  readonly server?: ServerId
  /** For ice: the position it takes, in a server; hosted ice has neither (CR 6.2.1a). */
  readonly position?: number
  readonly host?: Ref
}

const isScoreArea = (zone: Zone): boolean => zone === 'corpScore' || zone === 'runnerScore'
const isPlayArea = (zone: Zone): boolean => isOnTable(zone) && !isScoreArea(zone)

function takeOut(game: Game, card: CardState): void {
  if (card.zone === 'root') {
    const { root } = theServer(game, card.server ?? bug('no server', game))
    root.splice(root.indexOf(card.card), 1)
  } else if (card.zone === 'ice' && card.server !== null) {
    // The position stays until the next checkpoint, or while the Runner is there (CR 6.2.4).
    const position = theServer(game, card.server ?? bug('no server', game)).ice.find(p => p.ice === card.card)
    if (position !== undefined) position.ice = null
  } else {
    const list = game.zones[card.zone === 'ice' ? 'hosted' : card.zone]
    list.splice(list.indexOf(card.card), 1)
  }
}

function putIn(game: Game, card: CardState, to: Destination): void {
  if (to.zone === 'root') theServer(game, to.server ?? bug('no server', game)).root.push(card.card)
  else if (to.zone === 'ice' && to.server !== undefined) {
    const server = theServer(game, to.server)
    const position = server.ice.find(p => p.id === to.position) ?? bug(`no position ${to.position}`, game)
    position.ice = card.card
  } else {
    const list = game.zones[to.zone === 'ice' ? 'hosted' : (to.zone as ListZone)]
    if (to.index === undefined) list.push(card.card)
    else list.splice(to.index, 0, card.card)
  }
}

/** Whether the card says that its abilities are active in a zone where cards are not (CR 9.1.8b). */
function isActiveIn(game: Game, card: CardState, zone: Zone): boolean {
  const declared = definitionOf(game, card).declared.active
  return (
    declared?.some(({ declaration }) => declaration.declare === 'active' && declaration.in === zone) ?? false
  )
}

/** Where a converted card ends up: it turns back and is trashed, unless it is forfeited (CR 10.1.3, 10.1.4). */
function redirected(card: CardState, to: Destination): Destination {
  if (card.conversion === null || to.zone === 'removed' || to.zone === 'setAside') return to
  const remains = card.conversion.into === 'agenda' ? isScoreArea(to.zone) : to.zone === 'hosted'
  return remains ? to : { zone: card.owner === 'corp' ? 'archives' : 'heap', faceup: true }
}

/** Zones whose change makes a new object: all installed places are one zone, the play area (CR 1.12.1, 4.1.1a). */
const sameZone = (a: Zone, b: Zone): boolean => a === b || (isPlayArea(a) && isPlayArea(b))

/** A new place in a deck is a hidden one, so what is put there is a new object too (CR 1.12.3). */
const staysObject = (from: Zone, to: Zone): boolean => sameZone(from, to) && to !== 'rnd' && to !== 'stack'

/** What was hosted on the object that a card was is hosted on the one that it is now. */
function keepGuests(game: Game, old: Ref, card: CardState): void {
  for (const guest of game.cards)
    if (guest.host !== null && isSame(guest.host, old)) touch(game, guest).host = refOf(card)
}

/** Moves a card at once; what follows from it is left to the caller and to the next checkpoint. */
export function moveCard(
  game: Game,
  card: CardState,
  goal: Destination,
  mover: 'ability' | 'rules' = 'ability',
  before = beforeOf(game, card),
): Before {
  const to = redirected(card, goal)
  const from = card.zone
  if (mover === 'ability') noteLeaving(game, card)
  takeOut(game, card)
  putIn(game, card, to)
  const stays = staysObject(from, to.zone)
  if (!stays && isOnTable(from)) touchGuests(game)
  const moved = touch(game, card)
  if (to.zone !== 'setAside') moved.asideFrom = null
  else if (from !== 'setAside') moved.asideFrom = from
  moved.zone = to.zone
  moved.faceup = to.faceup
  moved.server = to.server ?? null
  moved.host = to.host ?? null
  if (!stays) {
    const old = refOf(card)
    moved.life++
    if (mover === 'ability') follow(game, old, card)
    // Between score areas what is hosted stays (CR 1.13.13).
    if (isScoreArea(from) && isScoreArea(to.zone)) keepGuests(game, old, card)
    else moved.counters = noCounters
    moved.loaded = null
    if (!isScoreArea(to.zone)) moved.conversion = null
    moved.activeSince = 0
  } else if (to.zone === 'hosted' && moved.conversion === null) {
    // The same object still, but not installed any more, or played (CR 1.8.3a, 1.13.2b).
    moved.activeSince = 0
    touchGuests(game)
  }
  touch(game, card)
  const isActiveThere = isActiveIn(game, card, to.zone)
  if ((isOnTable(from) || isActiveIn(game, card, from)) !== (isOnTable(to.zone) || isActiveThere)) {
    if (isOnTable(to.zone) || isActiveThere) game.table.push(card.card)
    else game.table.splice(game.table.indexOf(card.card), 1)
    touchTable(game)
  }
  if (isActiveThere && !stays) moved.activeSince = ++game.activations
  nameAnew(game, card, stays ? 'same' : 'new')
  return before
}

/** Gives viewers names for an object as far as they can tell it from others, and takes them away again. */
export function nameAnew(game: Game, card: CardState, object: 'same' | 'new'): void {
  for (const eye of eyes) {
    const id = nameOf(card, eye)
    if (!canTell(game, eye, card)) {
      if (id !== 0) setName(touch(game, card), eye, 0)
    } else if (id === 0 || object === 'new') setName(touch(game, card), eye, ++game.named[eye])
  }
}

const nameOf = (card: CardState, eye: Eye): number =>
  eye === 'corp' ? card.corpId : eye === 'runner' ? card.runnerId : card.publicId

function setName(card: Touched, eye: Eye, id: number): void {
  if (eye === 'corp') card.corpId = id
  else if (eye === 'runner') card.runnerId = id
  else card.publicId = id
}

/** Cards that come into sight together are named in the order of their titles, which tells nothing. */
export function nameTogether(game: Game, cards: readonly CardState[]): void {
  for (const card of inTitleOrder(game, cards)) nameAnew(game, card, 'same')
}

/** A card put into an unknown place of the same zone is a new object (CR 1.12.3). */
export function becomeNewObject(game: Game, card: CardState): void {
  touch(game, card).life++
  nameAnew(game, card, 'new')
}

export function becomeActive(game: Game, card: CardState): void {
  touch(game, card).activeSince = ++game.activations
  touchGuests(game)
  eachOwnDeclared(game, 'recurring', card, (d, scope, _source, reading) => {
    // CR 1.10.5b: as soon as the card is active.
    const amount = reading.amountOf(game, d.amount, scope)
    touch(game, card).counters = { ...card.counters, credit: (card.counters.credit ?? 0) + amount }
    happen(game, 'countersPlaced', { by: card.owner, card, amount, kind: 'credit' })
  })
}

export function becomeInactive(game: Game, card: CardState): void {
  touch(game, card).activeSince = 0
  touchGuests(game)
}

/** A position for ice that is about to stand at an index of the sequence, innermost 0 (CR 6.2.2). */
export function makePosition(game: Game, server: ServerState, index: number): number {
  const id = ++game.positionsMade
  touchZone(game, 'ice')
  server.ice.splice(index, 0, { id, ice: null })
  return id
}

export function makeRemote(game: Game): ServerId {
  const id = `remote${++game.remotesMade}`
  touchZone(game, 'root')
  game.servers.push({ id, root: [], ice: [] })
  return id
}
