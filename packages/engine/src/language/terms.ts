import type { CounterKind, DamageKind } from '../state/names.ts'

/** The editions whose texts speak of their own things by their own words; 1.4 does so of what its first chapter names. */
const first: ReadonlySet<string> = new Set(['2012', '2013', '2017'])

/** What those and 1.4 call otherwise (CR 1.4, 1.9.5e, 1.9.5f). */
const until1_4 = { core: 'brain', advancement: 'token' } as const
/** What only those call otherwise: a breach, its additional cards, loading and interrupts have come with 1.4 and 1.6. */
const until2017 = {
  breach: 'accessCards',
  breachBegan: 'accessingBegan',
  accessMore: 'accessMoreFrom',
  load: 'placeCounters',
  runBegan: 'runMade',
  noJackingOut: 'noJackingOutNow',
  turnEnded: 'turnOver',
  inRootOf: 'inServer',
  loseClicks: 'spendClicks',
  moveToOutermost: 'approachOutermost',
  inPool: 'onlyInRun',
  removeTag: 'removingTags',
  interrupt: 'prevention',
} as const

type Renamed = typeof until1_4 & typeof until2017
/** What something is called in any edition. */
export type TermOf<Kind> = Kind | (Kind extends keyof Renamed ? Renamed[Kind] : never)

export type DamageTerm = TermOf<DamageKind>
export type CounterTerm = TermOf<CounterKind>

/** Whether an edition speaks in the words of the first rules; null is the newest. */
export const isOfFirst = (edition: string | null): boolean => edition !== null && first.has(edition)

/** Whether an edition calls anything otherwise than the newest one. */
export const hasOwnTerms = (edition: string): boolean => first.has(edition) || edition === '1.4'

const terms: ReadonlyMap<string | null, string> = new Map(Object.entries({ ...until1_4, ...until2017 }))

/** A kind of damage, or of anything else, as an edition calls it; null is the newest one. */
export function termIn<Kind extends string | null>(edition: string | null, kind: Kind): TermOf<Kind>
export function termIn(edition: string | null, kind: string | null): string | null {
  const is14 = edition === '1.4' && kind !== null && kind in until1_4
  return ((is14 || isOfFirst(edition)) && terms.get(kind)) || kind
}
