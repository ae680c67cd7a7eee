import type { ConditionalAbility, Declaration, Run, Trace } from '@paydata/engine/language'
import { isOfFirst, speaksOf } from '@paydata/engine/language'
import { quantity } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { declaredOf } from './declarations.ts'
import { serversName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { attackedBy, triggeredClauses } from './triggers.ts'

/** A trigger condition about the run as such names it. */
const isOfRun = ({ when }: ConditionalAbility): boolean =>
  ('on' in when && (speaksOf(when.on, 'runEnded') || speaksOf(when.on, 'runBegan'))) ||
  ('would' in when && (when.would.effect === 'success' || when.would.effect === 'approach'))

/** In the words of the text that began the run. */
export function inRun(r: Reading, { on }: Run): Reading {
  const attacked = attackedBy(r, on)
  return { ...r, run: true, attacked: attacked === 'that' ? 'attacked' : attacked }
}

/** Within a sentence threat is a condition like any other (CR 9.3.6f). */
const onThreat = (clause: Clause, { threat }: ConditionalAbility): Clause =>
  threat === undefined || clause.say !== 'when'
    ? clause
    : {
        ...clause,
        trigger: {
          ...clause.trigger,
          if: [...clause.trigger.if, { if: 'threat', level: threat, not: false }],
        },
      }

/** What triggers during a run. */
export function duringClauses(r: Reading, ability: ConditionalAbility): readonly Clause[] {
  const clauses = triggeredClauses(r, ability)
  const [first, ...rest] = clauses
  if (first === undefined) return []
  const head = onThreat(first, ability)
  if (isOfRun(ability)) return [head, ...rest]
  const isFirst = head.say === 'when' && head.trigger.how === 'first' && head.trigger.each === 'thatRun'
  return [isFirst ? head : { say: 'duringRun', does: head }, ...rest]
}

/** What holds during a run. What takes the place of its success speaks of "that run" itself. */
export function whileClause(r: Reading, declared: Declaration): Clause {
  const told = declaredOf(r, declared)
  const does: Clause = { say: 'declares', of: [told] }
  const saysRun =
    told.say === 'onlyInRun' || (declared.declare === 'replace' && declared.effect === 'success')
  return saysRun ? does : { say: 'duringRun', does }
}

export function runClauses(r: Reading, i: Run): readonly Clause[] {
  const of = inRun(r, i)
  return [
    {
      say: isOfFirst(r.edition) ? 'makeRun' : 'run',
      who: person(r, 'runner'),
      servers: i.on === 'any' ? ['whichever'] : serversName(r, i.on),
    },
    ...resultClauses(of, i.ifSuccessful),
    ...(i.while ?? []).map(declared => whileClause(of, declared)),
    ...(i.during ?? []).flatMap(ability => duringClauses(of, ability)),
  ]
}

const resultClauses = (r: Reading, ability: ConditionalAbility | undefined): readonly Clause[] =>
  ability === undefined ? [] : triggeredClauses(r, ability)

/** What follows from the result of a trace is told after it (CR 10.8.5). */
export const traceClauses = (r: Reading, i: Trace): readonly Clause[] => [
  { say: 'trace', who: person(r, 'corp'), base: quantity(r, i.base) },
  ...[i.ifSuccessful, i.ifUnsuccessful, i.inAnyCase].flatMap(each => resultClauses(r, each)),
]
