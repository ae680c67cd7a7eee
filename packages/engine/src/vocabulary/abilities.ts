import type { Instruction } from '../instructions/index.ts'
import type {
  Ability,
  CardText,
  ConditionalAbility,
  Declaration,
  Earlier,
  Limit,
  PaidAbility,
  PlayAbility,
  Printed,
  StaticAbility,
  SubroutineAbility,
  Trigger,
} from '../language/abilities.ts'
import type { Cost } from '../language/costs.ts'
import type { Condition, Servers, Test } from '../language/expressions.ts'

/** Cards, and the forms of ability they have (CR 9.1.1e). */

export const card = (is: string, ...parts: readonly (Ability | Earlier)[]): CardText => {
  const earlier = parts.filter(part => 'in' in part)
  return { is, abilities: parts.filter(part => 'form' in part), ...(earlier.length > 0 && { earlier }) }
}

/** All abilities of the card in these editions of the rules, in which its text did something else. */
export const inEditions = (editions: readonly string[], ...abilities: readonly Ability[]): Earlier => ({
  in: editions,
  abilities,
})

/** Facts that were printed otherwise in these editions. */
export const printedInEditions = (editions: readonly string[], printed: Partial<Printed>): Earlier => ({
  in: editions,
  printed,
})

/** The abilities on another face of a double-sided card, the first of these being 1 (CR 3.1.1a). */
export const otherFace = (face: number, ...abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map(ability => ({ ...ability, face }))

export const play = (...does: readonly Instruction[]): PlayAbility => ({ form: 'play', does })

export const subroutine = (...does: readonly Instruction[]): SubroutineAbility => ({
  form: 'subroutine',
  does,
})

export const when = (trigger: Trigger, ...does: readonly Instruction[]): ConditionalAbility => ({
  form: 'when',
  when: trigger,
  does,
})

/** The ability, usable only once in a period (CR 9.3.6g). */
export const oncePer = <A extends ConditionalAbility | PaidAbility>(limit: Limit, ability: A): A => ({
  ...ability,
  limit,
})

type PaidMore = Partial<Pick<PaidAbility, 'onlyIf' | 'onlyBy' | 'alsoBy' | 'limit' | 'cheaper' | 'evenIn'>>

/** A paid ability; an action when its cost begins with a click (CR 5.2.1). */
export const paid = (cost: Cost, does: readonly Instruction[], more: PaidMore = {}): PaidAbility => ({
  form: 'paid',
  cost,
  does,
  ...more,
})

/** [interrupt] → cost: instructions. */
export const interruptFor = (cost: Cost, does: readonly Instruction[], more: PaidMore = {}): PaidAbility => ({
  ...paid(cost, does, more),
  flag: 'interrupt',
})

/** Access → cost: instructions. */
export const whileAccessing = (
  cost: Cost,
  does: readonly Instruction[],
  more: PaidMore = {},
): PaidAbility => ({
  ...paid(cost, does, more),
  flag: 'access',
})

export const always = (...declares: readonly Declaration[]): StaticAbility => ({ form: 'static', declares })

export const whileSo = (condition: Condition, ...declares: readonly Declaration[]): StaticAbility => ({
  form: 'static',
  declares,
  while: condition,
})

/** Persistent → the ability (CR 9.3.6e). */
export const persistent = <A extends Ability>(ability: A): A => ({ ...ability, persistent: true })

/** Threat N → the ability (CR 9.3.6f). */
export const threat = <A extends Ability>(level: number, ability: A): A => ({ ...ability, threat: level })

export const onlyIf = (act: 'play' | 'rez' | 'score' | 'install', condition: Condition): StaticAbility =>
  always({ declare: 'onlyIf', act, condition })
export const installOnlyOn = (...tests: readonly Test[]): StaticAbility =>
  always({ declare: 'installOnly', on: tests })
/** With which ice alone it can interface (CR 3.9.5e). */
export const interfaceOnlyWith = (...tests: readonly Test[]): StaticAbility =>
  always({ declare: 'interfaceOnly', with: tests })
/** Where a card can be installed (CR 9.3.3b). */
export const installOnlyAt = (server: Servers): StaticAbility => always({ declare: 'installOnly', server })
