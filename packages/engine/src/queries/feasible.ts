import type { Instruction } from '../instructions/index.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { amountOf } from './amounts.ts'
import type { Bill } from './bills.ts'
import { billOf } from './bills.ts'
import { cardsOf, gather, isChoose } from './cards.ts'
import { canPay } from './costs.ts'
import { keptCounters } from './kept.ts'
import { countersOn } from './look.ts'
import { cannot } from './permissions.ts'
import { couldBeOf } from './potential.ts'
import { canRez, rezBill } from './rezzing.ts'
import { canSee } from './sight.ts'

/** Whether an effect could be carried out in full, as far as a player who "must" choose may know (CR 9.12.3c). */
export function canDo(game: Game, instruction: Instruction, scope: Scope, by: Side): boolean {
  switch (instruction.do) {
    case 'mayPay':
      return canPay(
        game,
        billOf({ by, purpose: 'nested', card: scope.source }, [{ cost: instruction.cost, scope }]),
      )
    case 'trash': {
      const { cards } = instruction
      return (
        !isChoose(cards) || gather(game, cards.choose, scope).length >= amountOf(game, cards.least, scope)
      )
    }
    case 'removeCounters': {
      const { from, amount, counter } = instruction
      const kept = from === 'self' ? keptCounters(counter, scope) : undefined
      if (kept !== undefined) return amount === 'all' || kept >= amountOf(game, amount, scope)
      const card = isChoose(from) ? undefined : cardsOf(game, from, scope)[0]
      return (
        card === undefined || amount === 'all' || countersOn(card, counter) >= amountOf(game, amount, scope)
      )
    }
    case 'rez': {
      const card = isChoose(instruction.card) ? undefined : cardsOf(game, instruction.card, scope)[0]
      const change = amountOf(game, instruction.change, scope)
      return card === undefined || canRez(game, card, rezBill(game, card, change, instruction.ignore))
    }
    case 'draw':
      return !cannot(game, 'draw', { who: by })
    default:
      return true
  }
}

/** Whether a bill can be paid for all that everybody knows: hidden cards could be what it needs (CR 10.2.2b). */
export const mightPay = (game: Game, bill: Bill): boolean =>
  canPay(game, {
    ...bill,
    lines: bill.lines.filter(({ item, scope }) => {
      if (!('cards' in item) || !isChoose(item.cards)) return true
      const could = couldBeOf(game, item.cards.choose, 'public', scope)
      const isOpen = could.every(card => canSee(game, 'public', card))
      return isOpen || could.length < amountOf(game, item.cards.least, scope)
    }),
  })
