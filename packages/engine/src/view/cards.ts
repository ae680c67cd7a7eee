import { definitionOf } from '../language/definitions.ts'
import type { Part } from '../queries/characteristics.ts'
import {
  costPrinted,
  isBlankFace,
  memoryCostOf,
  strengthOf,
  strengthParts,
  subtypesOf,
  typeOf,
} from '../queries/characteristics.ts'
import { cardAt, isActive, isInstalled, objectOf, serverOf } from '../queries/look.ts'
import type { Priced } from '../queries/prices.ts'
import { price, priceParts, trashPrice } from '../queries/prices.ts'
import { pointsOf, requirementOf } from '../queries/score.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { CardType, Viewer } from '../state/names.ts'
import { definitionFor, nameFor, sees } from './names.ts'
import type { CardView, FaceView, PartView, ValueView } from './types.ts'

/** Only a card in play gives a part under its name; what made a lingering effect may lie anywhere by now. */
function partView(game: Game, viewer: Viewer, part: Part): PartView {
  if (part.from === null) return { by: part.by, from: null, definition: null }
  const card = cardAt(game, part.from)
  const from = isActive(card) || sees(game, viewer, card) ? nameFor(viewer, card) : null
  const definition = sees(game, viewer, card) ? definitionFor(game, card) : null
  return { by: part.by, from, definition }
}

const valueView = (game: Game, viewer: Viewer, value: number, parts: readonly Part[]): ValueView => ({
  value,
  parts: parts.map(part => partView(game, viewer, part)),
})

const pricedBy: Partial<Record<CardType, Priced>> = {
  event: 'play',
  operation: 'play',
  program: 'install',
  hardware: 'install',
  resource: 'install',
  asset: 'rez',
  upgrade: 'rez',
  ice: 'rez',
}

function faceView(game: Game, viewer: Viewer, card: CardState): FaceView {
  const { printed } = definitionOf(game, card)
  const value = (parts: readonly Part[], total: number): ValueView => valueView(game, viewer, total, parts)
  const of = pricedBy[printed.type]
  const cost = costPrinted(game, card)
  const strength = strengthOf(game, card)
  const trash = trashPrice(game, card)
  const isAgenda = printed.type === 'agenda' || card.conversion?.into === 'agenda'
  return {
    definition: definitionFor(game, card),
    title: printed.title,
    type: typeOf(game, card) ?? null,
    subtypes: subtypesOf(game, card),
    strength: strength === undefined ? null : value(strengthParts(game, card) ?? [], strength),
    cost: of === undefined ? null : value(priceParts(game, card, of, cost), price(game, card, of, cost)),
    trash: trash === undefined ? null : value(priceParts(game, card, 'trash', printed.trash ?? 0), trash),
    memory: printed.type === 'program' && !isBlankFace(card) ? memoryCostOf(game, card) : null,
    points: isAgenda ? pointsOf(game, card) : null,
    requirement: printed.type === 'agenda' ? requirementOf(game, card) : null,
  }
}

/** The place of ice and of known cards in decks; other places have no order that counts. */
function indexOf(game: Game, card: CardState): number | null {
  if (card.zone === 'ice') {
    const server = card.server === null ? undefined : serverOf(game, card.server)
    return server?.ice.findIndex(position => position.ice === card.card) ?? null
  }
  return card.zone === 'rnd' || card.zone === 'stack' ? game.zones[card.zone].indexOf(card.card) : null
}

export function cardView(game: Game, viewer: Viewer, card: CardState): CardView {
  const isSeen = sees(game, viewer, card)
  const host = card.host === null ? undefined : objectOf(game, card.host)
  return {
    id: nameFor(viewer, card),
    side: card.owner,
    zone: card.zone,
    face: isSeen ? faceView(game, viewer, card) : null,
    faceup: card.faceup,
    rezzed: card.owner === 'corp' && card.faceup && isInstalled(card) && typeOf(game, card) !== 'agenda',
    server: card.server,
    index: isSeen || card.zone === 'ice' ? indexOf(game, card) : null,
    host: host === undefined ? null : nameFor(viewer, host),
    counters: shown(card.counters),
  }
}

/** Counters in an order of their own, so that it does not tell which came first; none are left out. */
function shown(counters: CardState['counters']): CardView['counters'] {
  const kinds = (Object.keys(counters) as (keyof typeof counters)[]).sort()
  return Object.fromEntries(kinds.filter(kind => counters[kind]).map(kind => [kind, counters[kind]]))
}
