import type { ConditionalAbility } from '../language/abilities.ts'

/** All that it does is to ask its controller, so that triggering it decides nothing yet. */
export function asksForItself({ does }: ConditionalAbility): boolean {
  const [first] = does
  if (first === undefined || does.length > 1) return false
  if (first.do !== 'may' && first.do !== 'mayPay') return false
  if (first.do === 'mayPay' && first.must === true) return false
  return first.otherwise === undefined && first.who === 'you'
}

/** Could have no effect at all, as its controller may decline; a limit on its use says so too (CR 9.6.9). */
export const isOptional = (ability: ConditionalAbility): boolean =>
  ability.limit !== undefined || asksForItself(ability)
