import { readingOf } from '../../language/definitions.ts'
import type { Amount, Cards, CardsOrRandom } from '../../language/expressions.ts'
import type { Instruction } from '../../language/instructions.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { CounterKind, Side } from '../../state/names.ts'
import type { Bill } from '../costs/bills.ts'
import { billWith } from '../costs/bills.ts'
import { canPay } from '../costs/paying.ts'
import { amountOf } from '../facts/amounts.ts'
import { hasRoomFor } from '../facts/characteristics.ts'
import { keptCounters } from '../facts/kept.ts'
import { countersOn } from '../facts/look.ts'
import { cardsOf, gather, isChoose } from '../facts/matching-cards.ts'
import { cardTo } from '../facts/references.ts'
import { canSee } from '../facts/sight.ts'
import { couldBeOf } from '../outcomes/potential.ts'
import type { OptionRefusal } from '../refusals.ts'

/** Whether an effect could be carried out in full, as far as a player who "must" choose may know (CR 9.12.3c). */
export const canDo = (game: Game, instruction: Instruction, scope: Scope, by: Side): boolean =>
  readingOf(game).judgingOf(instruction).allows(game, instruction, scope, by)

/** Whether there are enough cards where some are to be chosen. */
export const hasEnough = (game: Game, cards: CardsOrRandom, scope: Scope): boolean =>
  !isChoose(cards) || gather(game, cards.choose, scope).length >= amountOf(game, cards.least, scope)

/** Nothing can be taken from a card that has no such counter, so that it is no target of that (CR 1.15.2b). */
export const refusalToTakeFrom = (card: CardState, counter: CounterKind): OptionRefusal | undefined =>
  countersOn(card, counter) > 0 ? undefined : noCounter
const noCounter: OptionRefusal = { reason: 'counters', rule: '1.15.2b', needs: 1, has: 0 }

/** Whether so many counters can be taken from a card, as far as it is known which. */
export function canTake(
  game: Game,
  scope: Scope,
  from: Cards,
  counter: CounterKind,
  amount: Amount | 'all',
): boolean {
  if (isChoose(from)) {
    const having = gather(game, from.choose, scope).filter(card => countersOn(card, counter) > 0)
    return having.length >= amountOf(game, from.least, scope)
  }
  if (amount === 'all') return true
  const wanted = amountOf(game, amount, scope)
  const kept = from === 'self' ? keptCounters(counter, scope) : undefined
  if (kept !== undefined) return kept >= wanted
  const card = cardsOf(game, from, scope)[0]
  return card === undefined || countersOn(card, counter) >= wanted
}

/** Whether a bill can be paid for all that everybody knows: hidden cards could be what it needs (CR 10.2.2b). */
export const mightPay = (game: Game, bill: Bill): boolean =>
  canPay(
    game,
    billWith(bill, {
      lines: bill.lines.filter(({ item, scope }) => {
        if (!('cards' in item) || !isChoose(item.cards)) return true
        const could = couldBeOf(game, item.cards.choose, 'public', scope)
        const host = item.pay === 'host' ? cardTo(game, item.on, scope) : undefined
        // Everybody sees that a card hosts as many as it may.
        if (host !== undefined && !could.some(card => hasRoomFor(game, host, card))) return true
        const isOpen = could.every(card => canSee(game, 'public', card))
        return isOpen || could.length < amountOf(game, item.cards.least, scope)
      }),
    }),
  )
