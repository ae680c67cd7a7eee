import { definitionOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { ServerId } from '../../state/names.ts'
import type { OptionRefusal } from '../refusals.ts'
import { canHostMore, hasSubtype } from './characteristics.ts'
import { eachDeclared, eachOwnDeclared } from './declared.ts'
import { cardAt, isInstalled, isRemote, objectOf, theServer } from './look.ts'
import { passesAll } from './matching-cards.ts'
import { forbids } from './permissions.ts'
import { isServerAmong } from './references.ts'

const notInRoots: OptionRefusal = { reason: 'wrongServer', rule: '8.5.2' }
const regionThere: OptionRefusal = { reason: 'wrongServer', rule: '3.6.5e' }
const isThere: OptionRefusal = { reason: 'outside', rule: '4.6.6j' }
const singleThere: OptionRefusal = { reason: 'wrongServer', rule: '4.6.6e' }
const onlyInRemotes: OptionRefusal = { reason: 'wrongServer', rule: '8.5.2b' }
const onlyElsewhere: OptionRefusal = { reason: 'wrongServer', rule: '8.5.12' }

/** Why a Corp card cannot be installed in the root of a server, or before it (CR 8.5.2). */
export function refusalOfServer(game: Game, card: CardState, server: ServerId): OptionRefusal | undefined {
  const { type } = definitionOf(game, card).printed
  if ((type === 'agenda' || type === 'asset') && !isRemote(server)) return onlyInRemotes
  return refusalToStandAt(game, card, server)
}

function refusalToStandAt(game: Game, card: CardState, server: ServerId): OptionRefusal | undefined {
  return mayStandAt(game, card, server)
    ? forbids(game, 'install', { who: 'corp', card, server })
    : onlyElsewhere
}

/** Restrictions on the places a card may have, in force at all times (CR 8.5.12). */
function mayStandAt(game: Game, card: CardState, server: ServerId): boolean {
  let may = true
  eachOwnDeclared(game, 'installOnly', card, (d, scope) => {
    if (d.server !== undefined && !isServerAmong(game, server, d.server, scope)) may = false
  })
  return may
}

/** Why an effect that is no installation cannot put a card into a root, maybe in place of another (CR 3.6.5e, 8.5.12). */
export function refusalOfRoot(
  game: Game,
  card: CardState,
  server: ServerId,
  leaving?: CardState,
): OptionRefusal | undefined {
  const { type } = definitionOf(game, card).printed
  if (type !== 'asset' && type !== 'agenda' && type !== 'upgrade') return notInRoots
  if (type !== 'upgrade' && !isRemote(server)) return onlyInRemotes
  if (!mayStandAt(game, card, server)) return onlyElsewhere
  const rest = theServer(game, server)
    .root.filter(n => n !== leaving?.card && n !== card.card)
    .map(n => cardAt(game, n))
  const isSingle = (each: CardState): boolean => definitionOf(game, each).printed.type !== 'upgrade'
  if (isSingle(card) && rest.some(isSingle)) return singleThere
  const isRegion = (each: CardState): boolean => hasSubtype(game, each, 'region')
  return isRegion(card) && rest.some(isRegion) ? regionThere : undefined
}

/** The same for a card that goes from one root to another. */
export const refusalOfOtherRoot = (
  game: Game,
  card: CardState,
  server: ServerId,
): OptionRefusal | undefined => (server === card.server ? isThere : refusalOfRoot(game, card, server))

/** The servers to whose root a card may go from its own. */
export const rootsFor = (game: Game, card: CardState): ServerId[] =>
  game.servers.map(({ id }) => id).filter(id => refusalOfOtherRoot(game, card, id) === undefined)

/** Why a card cannot create a remote, which only a limit forbids (CR 4.6.8f). */
export function refusalOfNewRemote(game: Game, card: CardState): OptionRefusal | undefined {
  let most = Number.POSITIVE_INFINITY
  eachDeclared(game, 'remotes', d => {
    most = Math.min(most, d.most)
  })
  if (game.servers.filter(server => isRemote(server.id)).length >= most)
    return { reason: 'remoteLimit', rule: '4.6.8f', most }
  return refusalToStandAt(game, card, `remote${game.remotesMade + 1}`)
}

/** Why there is no server for a Corp card at all. */
export function refusalOfPlaces(game: Game, card: CardState): OptionRefusal | undefined {
  const refusal = refusalOfNewRemote(game, card)
  if (refusal === undefined) return undefined
  return game.servers.some(({ id }) => refusalOfServer(game, card, id) === undefined) ? undefined : refusal
}

/** Whether a card may go to a destination that an effect names, if there is such a server still (CR 8.5.14, 6.8.4b). */
export const mayGoTo = (game: Game, card: CardState, server: ServerId | 'newRemote'): boolean =>
  server === 'newRemote'
    ? refusalOfNewRemote(game, card) === undefined
    : game.servers.some(({ id }) => id === server) && refusalOfServer(game, card, server) === undefined

/** Whether a card may go to some remote server, there already or new (CR 8.5.2a, 8.5.12). */
export const mayGoToRemote = (game: Game, card: CardState): boolean =>
  mayGoTo(game, card, 'newRemote') || game.servers.some(({ id }) => isRemote(id) && mayGoTo(game, card, id))

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
