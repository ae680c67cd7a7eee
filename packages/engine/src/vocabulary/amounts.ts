import type { Happened } from '../language/abilities.ts'
import type {
  Amount,
  Condition,
  Group,
  One,
  Possession,
  Printed,
  Servers,
  Test,
  Who,
} from '../language/expressions.ts'
import type { Pattern } from '../language/patterns.ts'
import type { CounterKind } from '../state/names.ts'

/** How much, and whether. */

export const bound = (name: string): Amount => ({ amount: 'bound', name })
/** How many there are, as for "for each" (CR 1.16.2b). */
export const countOf = (group: Group): Amount => ({ amount: 'count', of: group })
/** How many card types there are among them (CR 2.15.2). */
export const typesAmong = (group: Group): Amount => ({ amount: 'types', of: group })
/** How many servers are all of that: "each remote server that is protected by ice" (CR 1.16.2b). */
export const countOfServers = (...among: readonly Servers[]): Amount => ({ amount: 'servers', among })
export const countersOn = (
  counter: CounterKind,
  on: One = 'self',
): Extract<Amount, { amount: 'counters' }> => ({
  amount: 'counters',
  counter,
  on,
})
export const times = (by: Amount, of: Amount): Amount => ({ amount: 'times', by, of })
/** "Plus" (CR 1.16.2b). */
export const sum = (...of: readonly Amount[]): Amount => ({ amount: 'sum', of })
/** How much more one thing is than another (CR 1.16.2b). */
export const minus = (amount: Amount, less: Amount): Amount => ({ amount: 'minus', from: amount, less })
/** No more than there is: as much as possible is carried out (CR 1.2.4). */
export const leastOf = (...of: readonly Amount[]): Amount => ({ amount: 'least', of })
export const has = <Of extends Possession>(
  who: Who,
  of: Of,
): { readonly amount: 'has'; readonly who: Who; readonly of: Of } => ({ amount: 'has', who, of })
/** How much there was of what met the condition (CR 9.6.5c). */
export const itsAmount: Amount = { amount: 'itsAmount' }
/** How often something has happened, as the game remembers it (CR 1.12.6). */
export const timesSince = (since: 'thisTurn' | 'lastTurn' | 'thisRun', of: Pattern): Amount => ({
  amount: 'occurrences',
  of,
  since,
})
/** What is printed on the cards that something has happened to, added up (CR 1.12.6). */
export const totalOf = (
  of: Printed,
  since: 'thisTurn' | 'lastTurn' | 'thisRun',
  over: Pattern,
): Extract<Amount, { amount: 'total' }> => ({
  amount: 'total',
  of,
  over,
  since,
})
/** What a card says, with all that changes it (CR 9.12.1a). */
export const propertyOf = (
  of: Extract<Amount, { amount: 'property' }>['of'],
  card: One = 'self',
): Amount => ({ amount: 'property', of, card })

/** Of the trace whose result this follows from (CR 10.8.5, 10.8.6c). */
export const traceStrength: Amount = bound('traceStrength')

export const isTagged: Condition = { if: 'tagged' }
/** A threshold (CR 9.6.5c). */
export const atLeast = (amount: Amount, than: Amount): Condition => ({ if: 'atLeast', amount, than })
/** There is such a card (CR 9.6.5c). */
export const exists = (group: Group): Condition => ({ if: 'exists', group })
export const happened = (
  since: 'thisTurn' | 'lastTurn' | 'thisRun' | 'thisEncounter',
  pattern: Pattern,
): Happened => ({
  if: 'happened',
  pattern,
  since,
})
/** This is the first, the second time since then (CR 1.12.6). */
export const isNthTime = (nth: number, since: 'thisTurn' | 'thisRun', pattern: Pattern): Condition => ({
  if: 'nth',
  nth,
  pattern,
  since,
})
/** The card is the first, the second that it has happened to since then (CR 1.12.6). */
export const isNth = (
  card: One,
  nth: number,
  since: 'thisTurn' | 'thisRun',
  pattern: Pattern,
): Condition => ({ if: 'nth', nth, pattern, since, card })
/** The action that was finished has been taken exactly so often this turn (CR 5.2.5a). */
export const tookThatAction = (times: number): Condition => ({ if: 'sameAction', times })
/** The Runner is allowed to access so many cards there, as things are (CR 7.3.5). */
export const mayAccess = (least: number, server: 'hq' | 'rnd'): Condition => ({
  if: 'mayAccess',
  server,
  least,
})
export const isNot = (condition: Condition): Condition => ({ if: 'not', condition })
/** All of them (CR 9.6.5c). */
export const both = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
/** One of them is enough (CR 9.6.5c). */
export const eitherOf = (...of: readonly Condition[]): Condition => ({ if: 'either', of })
export const cardIs = (card: One, ...passes: readonly Test[]): Condition => ({ if: 'card', card, passes })
/** A run is in progress (CR 6.1.1). */
export const running = (server: Servers = 'any'): Condition => ({ if: 'running', server })
/** Ice is being encountered that passes (CR 6.5.1). */
export const encountering = (...passes: readonly Test[]): Condition => ({ if: 'encountering', passes })
/** Something was chosen or done before, in the same ability (CR 9.3.4). */
export const wasBound = (name: string): Condition => ({ if: 'bound', name })
/** Whose turn it is (CR 5.1.1). */
export const turnOf = (who: Who): Condition => ({ if: 'turnOf', who })
/** The bids of a Psi Game match (CR 10.14.6d). */
export const bidsMatch: Condition = { if: 'same', name: 'corpBid', as: 'runnerBid' }
/** The greatest score of any player is so high (CR 1.17.1a). */
export const threatAtLeast = (level: number): Condition => ({ if: 'threat', level })
/** The card, or a subroutine of it, is resolving (CR 9.1.2b). */
export const isResolving = (card: One = 'self'): Condition => ({ if: 'resolving', card })
/** All subroutines were broken in this encounter (CR 6.5.7). */
export const wasFullyBroken = (card: One): Condition => ({ if: 'fullyBroken', card })
