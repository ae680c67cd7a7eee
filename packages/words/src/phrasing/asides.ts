import type { Clause, Declared } from '../tree/clauses.ts'

/** What one card is kept from after something was done with it. */
const isOfThatCard = (each: Declared): boolean => each.say === 'cannot' && each.cards?.is === 'that'

/**
 * What is told beside the rest stands in brackets: what the rules do anyway, a reminder, and what one card
 * cannot do for a turn.
 */
export function isAside(clause: Clause): boolean {
  if (clause.say === 'shuffle') return clause.afterSearch
  if (clause.say === 'areNotInstalled' || clause.say === 'zeroIsNotOdd') return true
  if (clause.say === 'bidsAreSecret') return true
  return clause.say === 'lasting' && clause.until?.at === 'turnEnds' && clause.declares.every(isOfThatCard)
}
