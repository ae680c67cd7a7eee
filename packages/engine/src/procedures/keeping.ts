import { giveResult } from '../changes/frames.ts'
import { keepAside } from '../changes/handling-cards.ts'
import type { CostItem } from '../language/costs.ts'
import { abilityAround, abilityAt, nodeAt } from '../language/definitions.ts'
import { speaksOfHosted } from '../language/inferred.ts'
import type { Instruction } from '../language/instructions.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { cardsAside, countersAside } from '../queries/facts/kept.ts'
import { hostedOn, isAlive, objectOf } from '../queries/facts/look.ts'
import type { Counters } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'

/** What lies on the card whose ability is paid for. */
interface Held {
  readonly source: Ref
  readonly counters: Counters
  readonly hosted: readonly Ref[]
}

/** What the card itself may pay with by leaving: to a discard pile, a hand, or out of the game. */
const leaving: ReadonlySet<CostItem['pay']> = new Set<CostItem['pay']>([
  'trash',
  'forfeit',
  'remove',
  'addTo',
])

export function heldBy(game: Game, { card, purpose, lines }: Bill): Held | undefined {
  if (card === null || (purpose !== 'use' && purpose !== 'nested')) return undefined
  if (!lines.some(({ item }) => leaving.has(item.pay))) return undefined
  const source = objectOf(game, card)
  if (source === undefined) return undefined
  return { source: card, counters: source.counters, hosted: hostedOn(game, source).map(refOf) }
}

/**
 * CR 9.5.5: if the card itself went to pay, what the ability speaks of that was hosted on it is set aside for it. The rules
 * say so of trigger costs; an ability that is paid for within (CR 1.16.11) knows no less of its card.
 */
export function keepAsideFor(game: Game, bill: Bill, held: Held | undefined): void {
  if (held === undefined || isAlive(game, held.source) || !speaksOfHosted(instructionsFor(game, bill))) return
  for (const [kind, amount] of Object.entries(held.counters)) giveResult(game, countersAside(kind), amount)
  const cards = held.hosted.flatMap(ref => objectOf(game, ref) ?? [])
  for (const card of cards) keepAside(game, card, bill.by)
  if (cards.length > 0) giveResult(game, cardsAside, cards.map(refOf))
}

/** What the ability does that is paid for: of a nested cost, all of the ability around it. */
function instructionsFor(game: Game, { ability }: Bill): readonly Instruction[] {
  const payer = game.frames[game.frames.length - 2]
  const nested = payer?.kind === 'procedure' && payer.of === 'mayPay' ? payer.vars.yes || payer.vars.no : ''
  const around = ability ?? (nested === '' ? '' : abilityAround(nodeAt(game, nested)))
  const node = around === '' ? undefined : abilityAt(game, around)
  return node === undefined || node.form === 'static' ? [] : node.does
}
