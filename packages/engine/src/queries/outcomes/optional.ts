import type { ConditionalAbility } from '../../language/abilities.ts'
import type { Instruction } from '../../language/instructions.ts'

/** All that it does is to ask its controller, so that triggering it decides nothing yet. */
export const asksForItself = ({ does }: ConditionalAbility): boolean => onlyAsks(does)

function onlyAsks(does: readonly Instruction[]): boolean {
  const [first] = does
  if (first === undefined || does.length > 1) return false
  // What has to be true before anybody is asked leaves the choice to the controller (CR 9.6.9).
  if (first.do === 'branch') return first.otherwise === undefined && onlyAsks(first.then)
  if (first.do !== 'may' && first.do !== 'mayPay') return false
  if (first.do === 'mayPay' && first.must === true) return false
  return first.otherwise === undefined && first.who === 'you'
}

/** Could have no effect at all, as its controller may decline; a limit on its use says so too (CR 9.6.9). */
export const isOptional = (ability: ConditionalAbility): boolean =>
  ability.limit !== undefined || asksForItself(ability)
