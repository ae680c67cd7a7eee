import type { Clause } from './clauses.ts'
import type { Deed, DeedName } from './doing.ts'

/** Deeds that are told of something, and not as what somebody does. */
const states: ReadonlySet<Clause['say']> = new Set<DeedName>([
  'endActionPhase',
  'psi',
  'set',
  'changeKind',
  'cannotBePrevented',
  'haveClicksNextTurn',
  'isEqual',
  'nothing',
])

/** Whether a clause can stand after "may", "must" and "to", and be joined with others by "and". */
export function isAction(clause: Clause): boolean {
  switch (clause.say) {
    case 'and':
      return clause.of.every(isAction)
    case 'either':
      return clause.modes.every(isAction)
    case 'repeat':
      return isAction(clause.does)
    case 'declares':
    case 'may':
    case 'mayPay':
    case 'mustPay':
    case 'must':
    case 'unless':
    case 'if':
    case 'ifDone':
    case 'otherwise':
    case 'when':
    case 'duringRun':
    case 'until':
    case 'lasting':
    case 'while':
    case 'oneOf':
    case 'perEach':
      return false
    default:
      return !states.has(clause.say)
  }
}

/** Stands for sentences that follow, where they cannot be part of another. */
export const theFollowing: Deed<'resolveFollowing'> = { say: 'resolveFollowing', who: 'you' }
