import type {
  Amount,
  Choose,
  Group,
  Met,
  One,
  Place,
  Random,
  Servers,
  Test,
  Who,
} from '../language/expressions.ts'
import type { Pattern } from '../language/patterns.ts'
import type { CardType, CounterKind, Zone } from '../state/names.ts'

/** Which cards a text speaks of. */

export const from = <From extends Place>(place: From, ...where: readonly Test[]): Group<From> => ({
  from: place,
  where,
})
export const the = (name: string): One => ({ the: name })
export const all = (group: Group) => ({ all: group }) as const
export const chosen = (group: Group, as = 'chosen', count: Amount = 1, by?: Who): Choose => ({
  choose: group,
  least: count,
  most: count,
  as,
  ...(by !== undefined && { by }),
})
export const upToCards = (most: Amount, group: Group, as = 'chosen', by?: Who): Choose => ({
  choose: group,
  least: 0,
  most,
  as,
  ...(by !== undefined && { by }),
})
/** "All but 1" of them: which these are is chosen, all at once (CR 1.15.2d). */
export const allBut = (count: number, group: Group, as = 'chosen'): Choose => {
  const most: Amount = { amount: 'minus', from: { amount: 'count', of: group }, less: count }
  return { choose: group, least: most, most, as }
}
/** "Any number of" them: none, all, or some. */
export const anyNumber = (group: Group, as = 'chosen'): Choose => ({
  choose: group,
  least: 0,
  // CR 10.2.2b: as many as lie there, so that nobody learns how many of them pass.
  most: { amount: 'count', of: from(group.from) },
  as,
})
/** Cards of a hand, chosen by chance as damage does (CR 10.4.2a). */
export const random = (amount: Amount, of: Random['of']): Random => ({ random: amount, of })

export const type = (...types: readonly CardType[]): Test => ({ is: 'type', types })
/** Of the type that was chosen before, under this name (CR 1.15.1b). */
export const ofType = (name: string): Test => ({ is: 'typeNamed', name })
export const subtype = (...subtypes: readonly string[]): Test => ({ is: 'subtype', subtypes })
export const isRezzed: Test = { is: 'rezzed' }
/** Agendas are faceup or facedown, and neither rezzed nor unrezzed (CR 8.1.1). */
export const isFaceup: Test = { is: 'faceup' }
/** Cards in Archives, and hosted ones, may lie facedown (CR 8.1.1). */
export const isFacedown: Test = { is: 'facedown' }
export const isUnrezzed: Test = { is: 'unrezzed' }
export const isAdvanceable: Test = { is: 'advanceable' }
export const isInstalled: Test = { is: 'installed' }
/** The outermost piece of ice protecting a server (CR 4.6.9b). */
export const isOutermost: Test = { is: 'outermost' }
export const isOther: Test = { is: 'other' }
/** A requirement of targets, turned round (CR 1.15.2b). */
export const not = (test: Test): Test => ({ is: 'not', test })
/** One of the tests is enough (CR 1.15.2b). */
export const anyOf = (...tests: readonly Test[]): Test => ({ is: 'either', tests })
/** Whose card it is (CR 1.14.1). */
export const ownedBy = (side: 'corp' | 'runner'): Test => ({ is: 'side', side })
export const protecting = (server: Servers): Test => ({ is: 'protecting', server })
/** Installed in the root of a server (CR 3.6.1). */
export const inRootOf = (server: Servers): Test => ({ is: 'inRootOf', server })
/** In the root of a server or protecting it (CR 3.4.2, 3.6.1). */
export const atServer = (server: Servers): Test => ({ is: 'atServer', server })
/** Hosted on that card (CR 1.13.1). */
export const hostedOn = (host: One): Test => ({ is: 'hostedOn', host })
/** Any card of that name (CR 2.1.4). */
export const copyOf = (card: One): Test => ({ is: 'copyOf', card })
/** A copy of any card that something happened to, wherever that card is now (CR 2.1.4). */
export const copyOfAny = (
  since: Extract<Test, { is: 'copyOfAny' }>['since'],
  happened: Pattern,
): Extract<Test, { is: 'copyOfAny' }> => ({ is: 'copyOfAny', met: happened, since })
/** That very object (CR 1.12.6). */
export const same = (as: One): Test => ({ is: 'same', as })
/** An odd number is printed as its cost; 0 is even (CR 1.16.2b). */
export const hasOddCost: Test = { is: 'oddCost' }
/** So many agenda points are printed on it, whatever changes their number (CR 1.17.1). */
export const hasPrintedPoints = (exactly: Amount): Test => ({ is: 'printedPoints', exactly })
/** Worth no more agenda points (CR 2.5.1). */
export const pointsAtMost = (atMost: number): Test => ({ is: 'points', atMost })
/** So many counters are on it (CR 1.13.3). */
export const hosts = (counter: CounterKind, atLeast = 1): Test => ({ is: 'hosts', counter, atLeast })
/** Such a card is hosted on it (CR 1.13.1). */
export const hostsCard = (...tests: readonly Test[]): Test => ({ is: 'hostsCard', tests })
export const strengthAtMost = (atMost: number): Test => ({ is: 'strength', atMost })
/** Where a card is, when that is not the play area (CR 1.15.2c). */
export const inZone = (...zones: readonly Zone[]): Test => ({ is: 'in', zones })
/** Something happened to that very card, and one player did it (CR 1.12.6). */
export const met = (
  since: Extract<Test, { is: 'met' }>['since'],
  what: Met,
): Extract<Test, { is: 'met' }> => ({
  is: 'met',
  since,
  ...what,
})
