import { definitionOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { ServerId, Side } from '../state/names.ts'
import { rulesOf } from '../timing/edition.ts'
import type { Bill } from './bills.ts'
import { nothingToPay, withoutCredits } from './bills.ts'
import { passesAll } from './cards.ts'
import { canHostMore, hasSubtype, installedPrograms, programsFit } from './characteristics.ts'
import { holds } from './conditions.ts'
import type { Besides } from './costs.ts'
import { canPay, fullBill } from './costs.ts'
import { anyDeclares, eachDeclared, eachOwnDeclared } from './declared.ts'
import { cardAt, iceOf, isInstalled, isRemote, objectOf, serverOf } from './look.ts'
import { cannot } from './permissions.ts'
import { changeOfX, installPrice } from './prices.ts'
import { isServerAmong } from './references.ts'

/** How an effect changes the costs of installing or rezzing. */
export interface Terms {
  readonly change: number
  /** Which costs are ignored (CR 1.16.5). */
  readonly ignore: 'nothing' | 'credits' | 'installCost' | 'all'
}

export const usualTerms: Terms = { change: 0, ignore: 'nothing' }

const installable = new Set(['agenda', 'asset', 'ice', 'upgrade', 'hardware', 'program', 'resource'])

const isInstallable = (game: Game, card: CardState): boolean =>
  installable.has(definitionOf(game, card).printed.type)

const isConsole = (game: Game, card: CardState): boolean =>
  definitionOf(game, card).printed.type === 'hardware' && hasSubtype(game, card, 'console')

/** Whether one has to go first, where the edition does not let the new one take its place (CR 3.8.5b). */
export const isConsoleTooMany = (game: Game, card: CardState): boolean =>
  rulesOf(game).secondConsole === 'forbidden' &&
  isConsole(game, card) &&
  game.zones.rig.some(n => isConsole(game, cardAt(game, n)))

/** Servers in whose root, or before which, a Corp card may be installed (CR 8.5.2). */
export function serversFor(game: Game, card: CardState): ServerId[] {
  const { type } = definitionOf(game, card).printed
  const found: ServerId[] = []
  for (const server of game.servers) {
    if ((type === 'agenda' || type === 'asset') && !isRemote(server.id)) continue
    if (mayStandAt(game, card, server.id)) found.push(server.id)
  }
  return found
}

/** Restrictions on the places a card may have, in force at all times (CR 8.5.12). */
function mayStandAt(game: Game, card: CardState, server: ServerId): boolean {
  let may = true
  eachOwnDeclared(game, 'installOnly', card, (d, scope) => {
    if (d.server !== undefined && !isServerAmong(game, server, d.server, scope)) may = false
  })
  return may && !cannot(game, 'install', { who: 'corp', card, server })
}

/** Whether the card may create a remote, which only a limit forbids (CR 4.6.8f). */
export function mayCreateRemote(game: Game, card: CardState): boolean {
  let least = Number.POSITIVE_INFINITY
  eachDeclared(game, 'remotes', d => {
    least = Math.min(least, d.most)
  })
  if (game.servers.filter(server => isRemote(server.id)).length >= least) return false
  const { type } = definitionOf(game, card).printed
  if (type === 'upgrade' || type === 'ice' || type === 'asset' || type === 'agenda') {
    return mayStandAt(game, card, `remote${game.remotesMade + 1}`)
  }
  return false
}

/** Whether a card may go to a destination that an effect names (CR 8.5.14). */
export const mayGoTo = (game: Game, card: CardState, server: ServerId | 'newRemote'): boolean =>
  server === 'newRemote' ? mayCreateRemote(game, card) : serversFor(game, card).includes(server)

/** Cards a Runner card may be installed on (CR 1.13.6). */
export function hostsFor(game: Game, card: CardState): CardState[] {
  const onto = ontoOnly(game, card)
  const found: CardState[] = []
  for (const n of game.table) {
    const host = cardAt(game, n)
    if (!isInstalled(host) || host.card === card.card) continue
    if (onto !== undefined) {
      if (onto(host)) found.push(host)
    } else if (canHostMore(game, host, card)) found.push(host)
  }
  return found
}

function ontoOnly(game: Game, card: CardState): ((host: CardState) => boolean) | undefined {
  let only: ((host: CardState) => boolean) | undefined
  eachOwnDeclared(game, 'installOnly', card, (d, scope) => {
    const tests = d.on
    if (tests !== undefined) only = host => passesAll(game, host, tests, scope)
  })
  return only
}

/** Whether its text lets a card be installed on a host that an effect names (CR 8.5.14, 1.13.6c). */
export const mayGoOnto = (game: Game, card: CardState, host: CardState): boolean =>
  ontoOnly(game, card)?.(host) ?? true

/** Whether a Runner card may be where another is that leaves its place to it, on its host or on none (CR 8.8.2). */
export function mayReplace(game: Game, card: CardState, other: CardState): boolean {
  const host = other.host === null ? undefined : objectOf(game, other.host)
  const onto = ontoOnly(game, card)
  if (host === undefined) return onto === undefined
  return host.card !== card.card && (onto === undefined ? canHostMore(game, host, card, other) : onto(host))
}

/** "Install only on …": without such a host the card cannot be installed (CR 1.13.6c). */
export const needsHost = (game: Game, card: CardState): boolean => ontoOnly(game, card) !== undefined

/** Other cards that may be trashed first (CR 8.5.6). */
export function likeCards(game: Game, card: CardState, server: ServerId | null): CardState[] {
  const { type } = definitionOf(game, card).printed
  if (type === 'program') return installedPrograms(game).filter(each => each.card !== card.card)
  const at = server === null ? undefined : serverOf(game, server)
  if (at === undefined) return []
  return (type === 'ice' ? iceOf(at) : at.root)
    .map(n => cardAt(game, n))
    .filter(each => each.card !== card.card)
}

/** Cards that have to go for the new one: assets and agendas, regions (CR 8.5.6a). */
export function mustGo(game: Game, card: CardState, server: ServerId | null): CardState[] {
  if (card.owner !== 'corp') return []
  const { type } = definitionOf(game, card).printed
  if (type === 'ice') return []
  const region = hasSubtype(game, card, 'region')
  return likeCards(game, card, server).filter(other => {
    const otherType = definitionOf(game, other).printed.type
    const single =
      (type === 'asset' || type === 'agenda') && (otherType === 'asset' || otherType === 'agenda')
    return single || (region && hasSubtype(game, other, 'region'))
  })
}

/** Whether a program fits when these others are trashed, and on this host (CR 8.5.6c). */
export function fitsMemory(
  game: Game,
  card: CardState,
  host: CardState | null,
  gone: readonly CardState[],
): boolean {
  if (definitionOf(game, card).printed.type !== 'program') return true
  const rest = installedPrograms(game).filter(
    each => each.card !== card.card && !gone.includes(each) && !fallsWith(each, gone),
  )
  return programsFit(game, [...rest, asGuest(card, host)])
}

/** The card as it will be at its destination (CR 8.5.16b): hosted there, and nowhere else any more (CR 1.13.2c). */
export function asGuest(card: CardState, host: CardState | null): CardState {
  if (host !== null) return { ...card, host: refOf(host) }
  return card.host === null ? card : { ...card, host: null }
}

const fallsWith = (card: CardState, gone: readonly CardState[]): boolean =>
  card.host !== null && gone.some(each => each.card === card.host?.card)

/** CR 1.16.6: Runner cards and ice have one, other Corp cards have none (CR 1.16.6c). */
export const hasInstallCost = (game: Game, card: CardState): boolean =>
  card.owner === 'runner' || definitionOf(game, card).printed.type === 'ice'

export function installBill(
  game: Game,
  card: CardState,
  by: Side,
  server: ServerId | null,
  terms: Terms,
  trashed = 0,
): Bill {
  if (terms.ignore === 'all') return nothingToPay(by, 'install', refOf(card))
  const { cost } = definitionOf(game, card).printed
  const free = terms.ignore !== 'nothing'
  const isX = !free && cost === 'X' && card.owner === 'runner'
  const price = free
    ? 0
    : isX
      ? changeOfX(game, card, 'install', terms.change)
      : installPrice(game, card, server, terms.change, trashed)
  const what = { by, purpose: 'install', card: refOf(card), price, priceIsX: isX } as const
  const bill = fullBill(game, 'install', card, server, what)
  return terms.ignore === 'credits' ? withoutCredits(bill) : bill
}

/** Whether a player can install a card now by any destination (CR 8.5.16). */
export function canInstall(
  game: Game,
  card: CardState,
  by: Side,
  terms: Terms = usualTerms,
  besides?: Besides,
): boolean {
  if (!isInstallable(game, card) || cannot(game, 'install', { who: by, card })) return false
  if (!meetsOnlyIf(game, card, 'install')) return false
  // The price may depend on the host (CR 1.16.2).
  const canPayOn = (host: CardState | null) =>
    canPay(game, installBill(game, asGuest(card, host), by, null, terms), besides)
  // Like cards may be trashed first, so ice can cost nothing but what is added to that.
  const canPayAlone = canPayOn(null)
  if (!canPayAlone && !anyDeclares(game, 'cost')) return false
  if (card.owner === 'corp')
    return canPayAlone && (mayCreateRemote(game, card) || serversFor(game, card).length > 0)
  const others = installedPrograms(game)
  if (canPayAlone && !needsHost(game, card) && fitsMemory(game, card, null, others)) return true
  return hostsFor(game, card).some(
    host =>
      fitsMemory(
        game,
        card,
        host,
        others.filter(other => other.card !== host.card),
      ) && canPayOn(host),
  )
}

/** "Play only if", "rez only if": in force wherever the card is (CR 9.1.8c). */
export function meetsOnlyIf(game: Game, card: CardState, act: 'play' | 'rez' | 'score' | 'install'): boolean {
  let meets = true
  eachOwnDeclared(game, 'onlyIf', card, (d, scope) => {
    if (d.act === act && !holds(game, d.condition, scope)) meets = false
  })
  return meets
}
