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
  'areNotInstalled',
  'zeroIsNotOdd',
  'bidsAreSecret',
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

const isReminder = ({ say }: Clause): boolean => say === 'areNotInstalled' || say === 'zeroIsNotOdd'

/** What is done under one condition is told in one sentence, or it would be told apart from it. */
export function asOne(clauses: readonly Clause[]): readonly Clause[] {
  const deeds = clauses.filter(each => !isReminder(each))
  return deeds.length > 1 && deeds.every(each => isAction(each) && each.say !== 'and')
    ? [{ say: 'and', of: deeds }, ...clauses.filter(isReminder)]
    : clauses
}
