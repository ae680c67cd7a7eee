import type { Zone } from '../state/names.ts'
import type { PaidAbility } from './abilities.ts'
import type { Cost } from './costs.ts'

/** When a paid ability is used: as an action, in any paid ability window, in the middle of an access, or as an interrupt. */
export type UseAt = 'action' | 'window' | 'access' | 'interrupt'

/** The kind of window a paid ability belongs to (CR 9.5.2). */
export function useOf(ability: PaidAbility): UseAt {
  if (ability.flag === 'access') return 'access'
  if (ability.flag === 'interrupt') return 'interrupt'
  return isAction(ability) ? 'action' : 'window'
}

/** Where an ability is active although its card is not: it can be used only there, or there as well (CR 9.1.8b). */
export function activeElsewhere({ cost, does, evenIn }: PaidAbility): Zone | undefined {
  if (evenIn !== undefined) return evenIn
  for (const item of isEither(cost) ? noItems : cost)
    if (item.pay === 'trash' && item.from !== undefined) return item.from
  for (const each of does) if (each.do === 'play' && each.from !== undefined) return each.from
  return undefined
}
const noItems: readonly never[] = []

/** CR 5.2.1: a cost that begins with a click. */
export const isAction = (ability: PaidAbility): boolean =>
  !isEither(ability.cost) && ability.cost[0]?.pay === 'clicks'

export const isEither = (cost: Cost): cost is Extract<Cost, { either: unknown }> => !Array.isArray(cost)
