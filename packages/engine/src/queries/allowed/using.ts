import { isEither } from '../../language/uses.ts'
import { refOf } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Bill } from '../costs/bills.ts'
import { billOf } from '../costs/bills.ts'
import { lackOf } from '../costs/paying.ts'
import { amountOf } from '../facts/amounts.ts'
import { holds } from '../facts/conditions.ts'
import { mustLetGo } from '../facts/look.ts'
import type { Usable } from '../facts/usable.ts'
import { restrictionOnUse, scopeOfUse } from '../facts/usable.ts'
import { mayDoFor } from '../outcomes/potential.ts'
import type { OptionRefusal } from '../refusals.ts'
import { endlessLoop, nothingToDo } from '../refusals.ts'

/** Why it cannot be used now. What only limits its use is asked of `usable.ts`, as costs do too. */
export function refusalToUse(game: Game, by: Side, usable: Usable): OptionRefusal | undefined {
  if (mustLetGo(game, by)) return endlessLoop
  const refusal = restrictionOnUse(game, by, usable)
  if (refusal !== undefined) return refusal
  const { ability, card } = usable
  if (ability.flag !== 'interrupt' && !mayDoFor(game, ability.does, scopeOfUse(by, card))) return nothingToDo
  return lackOf(game, billToUse(game, by, usable))
}

export function billToUse(game: Game, by: Side, { ability, path, card }: Usable): Bill {
  const scope = scopeOfUse(by, card)
  const what = { by, purpose: 'use', card: refOf(card), ability: path } as const
  const cheaper = ability.cheaper
  const less = cheaper !== undefined && holds(game, cheaper.if, scope) ? amountOf(game, cheaper.by, scope) : 0
  if (less === 0 || isEither(ability.cost)) return billOf(what, [{ cost: ability.cost, scope }])
  const cost = ability.cost.map(item =>
    item.pay === 'credits'
      ? { ...item, amount: Math.max(0, amountOf(game, item.amount, scope) - less) }
      : item,
  )
  return billOf(what, [{ cost, scope }])
}
