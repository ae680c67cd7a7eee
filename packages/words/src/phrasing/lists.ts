import type { Clause } from '../tree/clauses.ts'

/**
 * A list of choices with which a text ends needs no brackets. What follows any other would be taken for a part of its last choice: more
 * sentences, the next choice of a list around it, or the rest of its own sentence.
 */
export function endingOpen(clauses: readonly Clause[]): readonly Clause[] {
  const last = clauses.at(-1)
  return last === undefined ? [] : [...clauses.toSpliced(-1), opened(last)]
}

function opened(clause: Clause): Clause {
  switch (clause.say) {
    case 'oneOf':
      return { ...clause, endsText: true }
    case 'and':
      return { ...clause, of: endingOpen(clause.of) }
    case 'may':
    case 'ifDone':
    case 'otherwise':
    case 'duringRun':
    case 'until':
    case 'perEach':
    case 'forEach':
      return { ...clause, does: opened(clause.does) }
    case 'mayPay':
      return clause.does === null ? clause : { ...clause, does: opened(clause.does) }
    case 'when':
      // Some conditions stand behind what is done.
      return clause.trigger.if.length > 0 ? clause : { ...clause, does: opened(clause.does) }
    case 'if':
      return { ...clause, then: opened(clause.then) }
    default:
      return clause
  }
}
