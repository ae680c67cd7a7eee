import { definitionOf } from '../../language/definitions.ts'
import { rulesOf } from '../../rulebook/edition.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { ServerId, Side } from '../../state/names.ts'
import type { Bill } from '../costs/bills.ts'
import { nothingToPay, withoutCredits } from '../costs/bills.ts'
import type { Besides } from '../costs/paying.ts'
import { fullBill, lackOf } from '../costs/paying.ts'
import { changeOfX, installPrice } from '../costs/prices.ts'
import { anyDeclares } from '../facts/applying.ts'
import {
  hasSubtype,
  installedPrograms,
  memoryBeside,
  memoryCostOf,
  programsFit,
} from '../facts/characteristics.ts'
import { cardAt, iceOf, isActive, serverOf } from '../facts/look.ts'
import { forbids, unmetBy } from '../facts/permissions.ts'
import { hostsFor, needsHost, refusalOfPlaces } from '../facts/places.ts'
import type { OptionRefusal } from '../refusals.ts'
import { reliefOn } from './relief.ts'

/** How an effect changes the costs of installing or rezzing. */
export interface Terms {
  readonly change: number
  /** Which costs are ignored (CR 1.16.5). */
  readonly ignore: 'nothing' | 'credits' | 'installCost' | 'all'
}

export const usualTerms: Terms = { change: 0, ignore: 'nothing' }

const installable = new Set(['agenda', 'asset', 'ice', 'upgrade', 'hardware', 'program', 'resource'])

export const isInstallable = (game: Game, card: CardState): boolean =>
  installable.has(definitionOf(game, card).printed.type)

const isConsole = (game: Game, card: CardState): boolean =>
  definitionOf(game, card).printed.type === 'hardware' && hasSubtype(game, card, 'console')

/** Whether the limit prevents it, where the edition does not let the new one take the place of an active one (CR 3.8.5b). */
export const isConsoleTooMany = (game: Game, card: CardState): boolean =>
  rulesOf(game).secondConsole === 'forbidden' &&
  isConsole(game, card) &&
  game.zones.rig.some(n => isActive(cardAt(game, n)) && isConsole(game, cardAt(game, n)))

/** Why a player cannot install a console, by an action or as what they choose for an effect. */
export const refusalOfConsole = (game: Game, card: CardState): OptionRefusal | undefined =>
  isConsoleTooMany(game, card) ? consoleTooMany : undefined

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
function fitsMemory(
  game: Game,
  card: CardState,
  host: CardState | null,
  gone: readonly CardState[],
): boolean {
  if (definitionOf(game, card).printed.type !== 'program') return true
  return programsFit(game, [...staying(game, card, gone), asGuest(card, host)])
}

/** The programs that stay when others go. */
const staying = (game: Game, card: CardState, gone: readonly CardState[]): CardState[] =>
  installedPrograms(game).filter(
    each => each.card !== card.card && !gone.includes(each) && !fallsWith(each, gone),
  )

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

export const canInstall = (game: Game, card: CardState, by: Side, terms: Terms = usualTerms): boolean =>
  refusalToInstall(game, card, by, terms) === undefined

/** Why a player cannot install a card now by any destination (CR 8.5.16). */
export function refusalToInstall(
  game: Game,
  card: CardState,
  by: Side,
  terms: Terms = usualTerms,
  besides?: Besides,
): OptionRefusal | undefined {
  if (!isInstallable(game, card)) return notInstallable
  const ban =
    forbids(game, 'install', { who: by, card }) ??
    unmetBy(game, card, 'install') ??
    refusalOfConsole(game, card)
  if (ban !== undefined) return ban
  // Like cards may be trashed first, so ice can cost nothing but what is added to that.
  const lack = lackOn(game, card, null, by, terms, besides)
  // The price may depend on the host (CR 1.16.2).
  if (lack !== undefined && (card.owner === 'corp' || !anyDeclares(game, 'cost'))) return lack
  if (card.owner === 'corp') return refusalOfPlaces(game, card)
  const programs = installedPrograms(game)
  const alone = needsHost(game, card) ? noHost : lackOfMemory(game, card, null, programs)
  if (lack === undefined && alone === undefined) return undefined
  let onHost: OptionRefusal | undefined
  for (const host of hostsFor(game, card)) {
    const others = programs.filter(other => other.card !== host.card)
    const why = lackOfMemory(game, card, host, others) ?? lackOn(game, card, host, by, terms, besides)
    if (why === undefined) return undefined
    onHost ??= why
  }
  if (alone === noHost) return onHost ?? noHost
  return alone ?? lack
}

export const lackOn = (
  game: Game,
  card: CardState,
  host: CardState | null,
  by: Side,
  terms: Terms,
  besides?: Besides,
): OptionRefusal | undefined => lackOf(game, installBill(game, asGuest(card, host), by, null, terms), besides)

const notInstallable: OptionRefusal = { reason: 'noPlace', rule: '8.5.1' }
const noHost: OptionRefusal = { reason: 'noHost', rule: '1.13.6c' }
const consoleTooMany: OptionRefusal = { reason: 'console', rule: '3.8.5b' }

/** Why the basic action cannot install a card, whose own cost comes on top of that of the card. */
export function refusalToInstallByAction(
  game: Game,
  card: CardState,
  by: Side,
  action: Besides,
): OptionRefusal | undefined {
  const relief = reliefOn(game, 'install', card, by)
  const terms = relief === 0 ? usualTerms : { ...usualTerms, change: -relief }
  return refusalToInstall(game, card, by, terms, action)
}

/** Why there is too little memory for a program, with these others trashed, and on this host (CR 8.5.6c). */
export function lackOfMemory(
  game: Game,
  card: CardState,
  host: CardState | null,
  gone: readonly CardState[],
): OptionRefusal | undefined {
  if (fitsMemory(game, card, host, gone)) return undefined
  const guest = asGuest(card, host)
  const needs = memoryCostOf(game, guest)
  return {
    reason: 'memory',
    rule: '8.5.6c',
    needs,
    has: memoryBeside(game, staying(game, card, gone), guest),
  }
}
