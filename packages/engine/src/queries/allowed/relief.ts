import { poolOf } from '../../language/definitions.ts'
import type { Instruction } from '../../language/instructions.ts'
import type { EffectPattern } from '../../language/patterns.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Bill } from '../costs/bills.ts'
import { billOf, creditsOwed } from '../costs/bills.ts'
import { canPay } from '../costs/paying.ts'
import { amountOf } from '../facts/amounts.ts'
import { eachPaidAbility } from '../facts/usable.ts'
import { isEffect, priceOf } from '../outcomes/effects.ts'
import { eachInterrupt, metBy } from '../outcomes/interrupts.ts'
import { billToUse, refusalToUse } from './using.ts'

/**
 * How much less a card could cost when its price is imminent, by interrupts its payer could use (CR 9.9.6c): who takes
 * an action may count on them.
 */
export function reliefOn(game: Game, kind: 'install' | 'play', card: CardState, by: Side): number {
  if (!poolOf(game).changesPrices) return 0
  const price = priceOf(kind, card, by)
  let relief = 0
  eachInterrupt(game, having => {
    if (having.by !== by || metBy(game, having, [price], 'notYet').length === 0) return
    relief += Math.max(0, lowered(game, having.ability.does, having, card))
  })
  eachPaidAbility(game, by, 'interrupt', usable => {
    const scope: Scope = { by, source: refOf(usable.card), vars: {} }
    const concerns = (pattern: EffectPattern) => isEffect(game, price, pattern, scope)
    if (!usable.ability.does.some(each => each.do === 'changeExpected' && concerns(each.of))) return
    const bill = billToUse(game, by, usable)
    if (refusalToUse(game, by, usable) !== undefined || !canPayWithout(game, bill, card)) return
    relief += Math.max(0, lowered(game, usable.ability.does, scope, card) - creditsOwed(game, bill, 0))
  })
  return relief
}

/** By how much instructions lower the price, less what they cost themselves. */
function lowered(game: Game, does: readonly Instruction[], scope: Scope, card: CardState): number {
  let less = 0
  for (const each of does) {
    if (each.do === 'changeExpected' && each.of.effect === 'price' && 'add' in each.to)
      less -= amountOf(game, each.to.add, scope)
    else if (each.do === 'may') less += lowered(game, each.does, scope, card)
    else if (each.do === 'mayPay' && each.then !== undefined) {
      const bill = billOf({ by: scope.by, purpose: 'nested', card: scope.source }, [
        { cost: each.cost, scope },
      ])
      if (canPayWithout(game, bill, card))
        less += lowered(game, each.then, scope, card) - creditsOwed(game, bill, 0)
    }
  }
  return less
}

/** What is about to be installed or played cannot go to pay for that. */
const canPayWithout = (game: Game, bill: Bill, { card }: CardState): boolean =>
  canPay(game, bill, { gone: [card] })
