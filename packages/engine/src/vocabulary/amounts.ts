import type {
  Amount,
  Condition,
  Group,
  One,
  Pattern,
  Possession,
  Servers,
  Test,
  Who,
} from '../language/expressions.ts'
import type { CounterKind } from '../state/names.ts'

/** How much, and whether. */

export const bound = (name: string): Amount => ({ amount: 'bound', name })
export const countOf = (group: Group): Amount => ({ amount: 'count', of: group })
export const countersOn = (
  counter: CounterKind,
  on: One = 'self',
): Extract<Amount, { amount: 'counters' }> => ({
  amount: 'counters',
  counter,
  on,
})
export const times = (by: Amount, of: Amount): Amount => ({ amount: 'times', by, of })
export const sum = (...of: readonly Amount[]): Amount => ({ amount: 'sum', of })
export const minus = (amount: Amount, less: Amount): Amount => ({ amount: 'minus', from: amount, less })
export const leastOf = (...of: readonly Amount[]): Amount => ({ amount: 'least', of })
export const has = <Of extends Possession>(
  who: Who,
  of: Of,
): { readonly amount: 'has'; readonly who: Who; readonly of: Of } => ({ amount: 'has', who, of })
export const itsAmount: Amount = { amount: 'itsAmount' }
export const timesSince = (since: 'thisTurn' | 'lastTurn' | 'thisRun', of: Pattern): Amount => ({
  amount: 'occurrences',
  of,
  since,
})
export const propertyOf = (
  of: Extract<Amount, { amount: 'property' }>['of'],
  card: One = 'self',
): Amount => ({ amount: 'property', of, card })

export const isTagged: Condition = { if: 'tagged' }
export const atLeast = (amount: Amount, than: Amount): Condition => ({ if: 'atLeast', amount, than })
export const exists = (group: Group): Condition => ({ if: 'exists', group })
export const happened = (
  since: 'thisTurn' | 'lastTurn' | 'thisRun' | 'thisEncounter',
  pattern: Pattern,
): Condition => ({
  if: 'happened',
  pattern,
  since,
})
export const isNot = (condition: Condition): Condition => ({ if: 'not', condition })
export const both = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
export const eitherOf = (...of: readonly Condition[]): Condition => ({ if: 'either', of })
export const cardIs = (card: One, ...passes: readonly Test[]): Condition => ({ if: 'card', card, passes })
export const running = (server: Servers = 'any'): Condition => ({ if: 'running', server })
export const encountering = (...passes: readonly Test[]): Condition => ({ if: 'encountering', passes })
export const wasBound = (name: string): Condition => ({ if: 'bound', name })
export const turnOf = (who: Who): Condition => ({ if: 'turnOf', who })
/** The bids of a Psi Game match (CR 10.14.6d). */
export const bidsMatch: Condition = { if: 'same', name: 'corpBid', as: 'runnerBid' }
export const wasFullyBroken = (card: One): Condition => ({ if: 'fullyBroken', card })
