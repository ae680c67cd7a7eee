import { definitionOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Bill } from '../costs/bills.ts'
import { nothingToPay, withoutCredits } from '../costs/bills.ts'
import { fullBill, lackOf } from '../costs/paying.ts'
import { rezPrice } from '../costs/prices.ts'
import { countersCounted } from '../facts/counters.ts'
import { forbids, unmetBy } from '../facts/permissions.ts'
import { requirementOf } from '../facts/score.ts'
import type { OptionRefusal } from '../refusals.ts'

export function rezBill(
  game: Game,
  card: CardState,
  change = 0,
  ignore: 'nothing' | 'credits' | 'all' = 'nothing',
): Bill {
  if (ignore === 'all') return nothingToPay('corp', 'rez', refOf(card))
  const price = ignore === 'credits' ? 0 : rezPrice(game, card, change)
  const what = { by: 'corp', purpose: 'rez', card: refOf(card), price } as const
  const bill = fullBill(game, 'rez', card, card.server, what)
  return ignore === 'credits' ? withoutCredits(bill) : bill
}

/** Why a card cannot be rezzed for what the bill says. */
export const refusalToRez = (game: Game, card: CardState, bill: Bill): OptionRefusal | undefined =>
  forbids(game, 'rez', { who: 'corp', card }) ?? unmetBy(game, card, 'rez') ?? lackOf(game, bill)

/** CR 8.1.2, 8.1.2c: agendas are never rezzed, whatever an effect says. */
export const isRezzable = (game: Game, card: CardState): boolean =>
  (card.zone === 'root' || card.zone === 'ice') && definitionOf(game, card).printed.type !== 'agenda'

export const canRez = (game: Game, card: CardState, bill: Bill): boolean =>
  isRezzable(game, card) && refusalToRez(game, card, bill) === undefined

export const scoreBill = (game: Game, card: CardState): Bill =>
  fullBill(game, 'score', card, card.server, { by: 'corp', purpose: 'score', card: refOf(card) })

/** Why an agenda cannot be scored where that is possible at all (CR 1.17.3a, 1.16.1c). */
export function refusalToScore(game: Game, card: CardState): OptionRefusal | undefined {
  const has = countersCounted(game, card, 'advancement')
  const needs = requirementOf(game, card)
  if (has < needs) return { reason: 'requirement', rule: '1.17.3a', needs, has }
  return (
    forbids(game, 'score', { who: 'corp', card }) ??
    unmetBy(game, card, 'score') ??
    lackOf(game, scoreBill(game, card))
  )
}
