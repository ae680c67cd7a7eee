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

/** CR 5.2.1: a cost that begins with a click. */
export const isAction = (ability: PaidAbility): boolean =>
  !isEither(ability.cost) && ability.cost[0]?.pay === 'clicks'

export const isEither = (cost: Cost): cost is Extract<Cost, { either: unknown }> => !Array.isArray(cost)
