import type { Declaration } from '../../language/abilities.ts'
import type { Cost } from '../../language/costs.ts'
import { definitionOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { ServerId } from '../../state/names.ts'
import { amountOf } from '../facts/amounts.ts'
import type { Part } from '../facts/characteristics.ts'
import { costPrinted } from '../facts/characteristics.ts'
import { eachDeclared, eachOwnDeclared } from '../facts/declared.ts'
import { occurrencesSince } from '../facts/history.ts'
import { iceOf, serverOf } from '../facts/look.ts'
import { matchesSubject } from '../facts/matching-cards.ts'
import { anyDeclaresNow } from '../facts/present.ts'
import { isServerAmong } from '../facts/references.ts'

export type Priced = 'install' | 'rez' | 'play' | 'trash'

/** The parts of a card's price, raised and lowered, never below 0 in the end (CR 1.16.2a). */
export function priceParts(game: Game, card: CardState, of: Priced, base: number): Part[] {
  const parts: Part[] = [{ from: null, by: base }]
  eachOwnDeclared(game, 'cost', card, (d, scope) => {
    if (d.cards === 'self' && d.of === of) parts.push({ from: card.card, by: amountOf(game, d.by, scope) })
  })
  eachDeclared(game, 'cost', (d, scope, source) => {
    if (d.of !== of || d.cards === 'self' || !matchesSubject(game, card, d.cards, scope)) return
    if (d.first !== undefined && occurrencesSince(game, d.first, 'thisTurn', scope) > 0) return
    parts.push({ from: source?.card ?? null, by: amountOf(game, d.by, scope) })
  })
  return parts
}

/** Whether anything could change its prices: something on the table, or its own text wherever it is (CR 9.1.8d). */
const anyPrices = (game: Game, card: CardState): boolean =>
  definitionOf(game, card).declared.cost !== undefined || anyDeclaresNow(game, 'cost')

function price(game: Game, card: CardState, of: Priced, base: number, change = 0): number {
  if (change === 0 && !anyPrices(game, card)) return Math.max(0, base)
  let raised = base + Math.max(0, change)
  let lowered = Math.min(0, change)
  for (const part of priceParts(game, card, of, 0)) {
    if (part.by > 0) raised += part.by
    else lowered += part.by
  }
  return Math.max(0, raised + lowered)
}

/** What raises and lowers a price that is X: it is added to the X that the payer chooses (CR 1.16.2a, 8.5.11b). */
export function changeOfX(game: Game, card: CardState, of: Priced, change = 0): number {
  let net = change
  for (const part of priceParts(game, card, of, 0)) net += part.by
  return net
}

/** CR 1.16.6: what it costs to install; for ice, one credit for each ice already there. */
export function installPrice(
  game: Game,
  card: CardState,
  to: ServerId | null,
  change = 0,
  trashedFirst = 0,
): number {
  const { type } = definitionOf(game, card).printed
  if (type === 'ice') {
    const server = to === null ? undefined : serverOf(game, to)
    const already = server === undefined ? 0 : iceOf(server).length - trashedFirst
    return price(game, card, 'install', already, change)
  }
  return card.owner === 'corp' ? 0 : price(game, card, 'install', costPrinted(game, card), change)
}

export const rezPrice = (game: Game, card: CardState, change = 0): number =>
  price(game, card, 'rez', costPrinted(game, card), change)

export const playPrice = (game: Game, card: CardState, change = 0): number =>
  price(game, card, 'play', costPrinted(game, card), change)

/** How many clicks less it costs to play a card. */
export function clicksLessToPlay(game: Game, card: CardState): number {
  let less = 0
  eachDeclared(game, 'fewerClicks', (d, scope) => {
    if (!matchesSubject(game, card, d.cards, scope)) return
    if (d.first !== undefined && occurrencesSince(game, d.first, 'thisTurn', scope) > 0) return
    less += amountOf(game, d.by, scope)
  })
  return less
}

/** Undefined when the card has no trash cost (CR 7.1.5a). */
export function trashPrice(game: Game, card: CardState): number | undefined {
  const printed = definitionOf(game, card).printed.trash
  return printed === undefined ? undefined : price(game, card, 'trash', printed)
}

/** A cost added to another, with the scope in which its amounts are counted. */
export interface AddedCost {
  readonly cost: Cost
  readonly scope: Scope
  readonly source: CardState | undefined
}

export type Costly = Extract<Declaration, { declare: 'additionalCost' }>['to']

const none: readonly never[] = []

/** CR 1.16.10: all additional costs apply together. */
export function additionalCosts(
  game: Game,
  to: Costly,
  card: CardState | null,
  server: ServerId | null,
): readonly AddedCost[] {
  const own = card !== null && definitionOf(game, card).declared.additionalCost !== undefined
  if (!own && !anyDeclaresNow(game, 'additionalCost')) return none
  const found: AddedCost[] = []
  if (card !== null) {
    eachOwnDeclared(game, 'additionalCost', card, (d, scope) => {
      if (d.to === to && d.cards === 'self') found.push({ cost: d.cost, scope, source: card })
    })
  }
  eachDeclared(game, 'additionalCost', (d, scope, source) => {
    if (d.to !== to || d.cards === 'self') return
    if (d.cards !== undefined && (card === null || !matchesSubject(game, card, d.cards, scope))) return
    if (d.server !== undefined && !isServerAmong(game, server, d.server, scope)) return
    found.push({ cost: d.cost, scope, source })
  })
  return found
}

/** Ways to pay part of a price other than by credits; they leave its value as it is (CR 1.16.2e). */
export function alternativePayments(game: Game, of: Costly, card: CardState): readonly AddedCost[] {
  const own = definitionOf(game, card).declared.alternativePayment !== undefined
  if (!own && !anyDeclaresNow(game, 'alternativePayment')) return none
  const found: AddedCost[] = []
  // CR 9.1.8d: those on the card itself are in force wherever it is.
  eachOwnDeclared(game, 'alternativePayment', card, (d, scope) => {
    if (d.of === of && d.cards === 'self') found.push({ cost: d.cost, scope, source: card })
  })
  eachDeclared(game, 'alternativePayment', (d, scope, source) => {
    if (d.of === of && d.cards !== 'self' && matchesSubject(game, card, d.cards, scope))
      found.push({ cost: d.cost, scope, source })
  })
  return found
}
