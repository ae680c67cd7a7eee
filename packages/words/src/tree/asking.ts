import type {
  Awaited,
  CounterTerm,
  Limit,
  Possession,
  Result,
  Side,
  Since,
  TermOf,
  Until,
} from '@paydata/engine/language'
import type {
  Counted,
  Doing,
  Event,
  Expected,
  Figure,
  Noun,
  Person,
  ServerName,
  Servers,
  Thing,
} from './tree.ts'

/** Of whom it is asked. Again: the sentence has just named them. */
interface Asked {
  readonly who: Person
  readonly again?: true
}

/** Something that may be so, or not. */
export type If =
  | ({ readonly if: 'tagged'; readonly not: boolean } & Asked)
  | ({
      readonly if: 'has'
      readonly what: Possession
      readonly than: Figure
      readonly not: boolean
    } & Asked)
  | { readonly if: 'atLeast'; readonly amount: Figure; readonly than: Figure; readonly not: boolean }
  | {
      readonly if: 'thereAre'
      readonly than: Figure
      readonly of: Counted
      readonly not: boolean
      /** They are spoken of right after: “1 of them”. */
      readonly any?: true
    }
  /** An instruction before did something to such a card. */
  | { readonly if: 'thisWay'; readonly verb: Doing['do'] | 'rez'; readonly noun: Noun; readonly not: boolean }
  /** Named: the sentence has just said that it ends. */
  | { readonly if: 'runWasSuccessful'; readonly named?: true; readonly not: boolean }
  /** "This resource has a hosted companion and a hosted connection". */
  | { readonly if: 'hosts'; readonly card: Thing; readonly guests: readonly Noun[] }
  | { readonly if: 'active'; readonly card: Thing }
  /** Such an event or operation is being played. */
  | { readonly if: 'someActive'; readonly noun: Noun; readonly not: boolean }
  | { readonly if: 'installedStill'; readonly card: Thing; readonly not: boolean }
  | { readonly if: 'happened'; readonly event: Event; readonly since: Since; readonly not: boolean }
  /** "This is the first time that …". */
  | {
      readonly if: 'nthTime'
      readonly nth: number
      readonly event: Event
      readonly since: Since
      readonly not: boolean
    }
  /** "This operation is the first mandate you played this turn": what happened to the noun is one of its traits. */
  | {
      readonly if: 'nth'
      readonly nth: number
      readonly card: Thing
      readonly noun: Noun
      readonly not: boolean
    }
  | {
      readonly if: 'mayAccess'
      readonly who: Person
      readonly least: number
      readonly server: ServerName
      readonly not: boolean
    }
  | { readonly if: 'sameAction'; readonly times: number; readonly not: boolean }
  | { readonly if: 'all' | 'either'; readonly of: readonly If[] }
  | { readonly if: 'card'; readonly card: Thing; readonly passes: Noun; readonly not: boolean }
  | { readonly if: 'running'; readonly servers: Servers | null; readonly not: boolean }
  | {
      readonly if: 'encountering' | 'approaching'
      readonly who: Person
      readonly ice: Thing
      readonly not: boolean
    }
  | { readonly if: 'turnOf'; readonly who: Person; readonly not: boolean }
  /** Ice protects the server. */
  | { readonly if: 'protected'; readonly servers: Servers; readonly not: boolean }
  /** One player has more than the other. */
  | {
      readonly if: 'more'
      readonly what: 'credits' | 'cardsInHand'
      readonly who: Person
      readonly than: Person
      readonly hands: readonly [Side, Side]
    }
  | { readonly if: 'done'; readonly who: Person; readonly not: boolean }
  | { readonly if: 'same'; readonly not: boolean }
  | { readonly if: 'sameBids'; readonly not: boolean }
  /** It is the one card of such a kind. */
  | { readonly if: 'onlyOne'; readonly card: Thing; readonly noun: Noun }
  | { readonly if: 'threat'; readonly level: number; readonly not: boolean }
  | { readonly if: 'fullyBroken'; readonly who: Person; readonly card: Thing; readonly not: boolean }
  | { readonly if: 'resolving'; readonly card: Thing; readonly not: boolean }
  | ({
      readonly if: 'had'
      readonly whose: Person | Thing
      readonly what: CounterTerm
    } & ({ readonly atLeast: number } | { readonly atMost: number }))

/** The head of an ability: when it triggers. */
export interface When {
  readonly on:
    | { readonly state: If }
    | { readonly event: Event }
    | { readonly would: TermOf<Awaited>; readonly of: Expected }
    | { readonly result: Result }
  /** "When" is what happens once, "whenever" what recurs; "next" triggers once. */
  readonly how: 'when' | 'whenever' | 'after' | 'if' | 'next' | 'nextInRun' | 'first'
  /** The first time each turn or each turn of one player, or during the run that was spoken of. */
  /** The second or third time, where it is not the first. */
  readonly nth?: number
  readonly each: Limit | 'thatRun' | { readonly turnOf: Person } | null
  readonly atOnce: boolean
  /** What it comes after: "after a subroutine resolved during that run". */
  readonly after?: If
  readonly if: readonly If[]
}

export interface Ending {
  readonly at: Until['at']
  /** Whose turn it is; who ends a current besides another one, the Corp by scoring and the Runner by stealing (CR 3.5.1b, 3.7.1b). */
  readonly whose: Person
}
