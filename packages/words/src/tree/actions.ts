import type { Clause } from './clauses.ts'

/** Sentences of their own, and deeds that are told of something, and not as what somebody does. */
const statements: ReadonlySet<Clause['say']> = new Set<Clause['say']>([
  'declares',
  'may',
  'mayPay',
  'mustPay',
  'must',
  'unless',
  'if',
  'ifDone',
  'otherwise',
  'when',
  'duringRun',
  'until',
  'lasting',
  'while',
  'oneOf',
  'perEach',
  'endActionPhase',
  'psi',
  'set',
  'changeKind',
  'addedWith',
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
    default:
      return !statements.has(clause.say)
  }
}

/** Sentences in brackets, where they cannot be part of another. */
export const theFollowing = (of: readonly Clause[]): Clause => ({ say: 'following', who: 'you', of })

/** What is done under one condition is told in one sentence, or it would be told apart from it. */
export const asOne = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.length > 1 && clauses.every(each => isAction(each) && each.say !== 'and')
    ? [{ say: 'and', of: clauses }]
    : clauses
