import type { DamageKind, Ref, ServerId, Side, Zone } from './names.ts'

/** One card, in the list of cards in which an ability names it. */
export type Single = readonly [Ref]

/** A procedure that keeps nothing. */
type Nothing = Readonly<Record<never, never>>

/** What a procedure begun by an ability needs to go on with lists of that ability. */
export type HandsOn = {
  readonly controller: Side
  /** The depth of the frame whose instruction the ability changes, or less than 0. */
  readonly interrupts: number
} & Obliged

/** Chosen among effects of which one must be (CR 9.12.3e): nobody may decline to pay for it. */
type Obliged = { readonly obliged?: boolean }

/** What was to be paid was not paid in full, as part of it was prevented. */
type Paid = { readonly paid?: boolean }

/**
 * What each procedure keeps, as `StructureVars` says it of structures. A name with a question mark is set by a step or
 * only sometimes. Where a procedure goes on with an ability, what that ability has named lies beside these: only a scope
 * reads it, by the names that the text of a card uses.
 */
export type ProcedureVars = {
  /** The servers to choose from, and the depth of the frame in which the approach is imminent. */
  approachInstead: { readonly among: readonly ServerId[]; readonly interrupts: number }
  arrange: { readonly deck: 'rnd' | 'stack'; readonly amount: number }
  arrangeIce: { readonly ice: readonly Ref[]; readonly first?: Single }
  moveToRoot: { readonly card: Single }
  /** `most` is less than 0 for all of them. */
  break: { readonly most: number; readonly upTo: boolean; readonly but: number }
  chooseNumber: { readonly as: string; readonly least: number; readonly most: number }
  chooseServer: { readonly as: string; readonly among: readonly ServerId[]; readonly remember?: string }
  chooseWord: { readonly as: string; readonly among: readonly string[] }
  damage: {
    readonly kind: DamageKind
    readonly amount: number
    /** What the trashed cards are called afterwards. */
    readonly as?: string
    /** How many of those who could choose have been asked. */
    readonly asked?: number
    /** How many cards each player chooses, and because of what. */
    readonly corp?: number
    readonly corpSource?: readonly Ref[]
    readonly runner?: number
    readonly runnerSource?: readonly Ref[]
    readonly chosen?: readonly Ref[]
  }
  /** How many cards each player draws. */
  draw: { readonly corp?: number; readonly runner?: number; readonly drawn?: readonly Ref[] }
  install: InstallVars
  jackOut: Nothing
  may: HandsOn & {
    /** The list for each answer, or an empty word for none. */
    readonly yes: string
    readonly no: string
    /** Its player has said so before. */
    readonly agreed?: boolean
    /** The list that cannot be agreed to, though only its player knows that. */
    readonly vain?: string
  }
  mayPay: HandsOn & Paid & { readonly yes: string; readonly no: string; readonly must: boolean }
  modes: HandsOn & {
    readonly modes: string
    readonly left: number
    readonly least: number
    readonly done: readonly number[]
  }
  orderGained: { readonly keys: readonly string[] }
  pay: {
    readonly X?: number
    /** The line of the bill for which cards are chosen, and the demand that credits are found for. */
    readonly line?: number
    readonly met?: number
    /** The cards chosen for each line. */
    readonly [cards: CardsKey]: readonly Ref[]
    /** The credits that come from the pool, from the fund of the run, and from each card. */
    readonly pool?: number
    readonly fund?: number
    readonly [spent: CreditsKey]: number
  }
  payToAccess: Nothing
  placeGained: { readonly keys: readonly string[] }
  play: Obliged & {
    readonly card: Single
    readonly change: number
    readonly ignore?: 'all'
    readonly from?: Zone
    /** The nested ability that removes it from the game, and what that calls the card. */
    readonly removal?: string
    readonly called?: string
    /** How many of its play abilities have been begun. */
    readonly nth?: number
  }
  psi: { readonly corpBid?: number; readonly runnerBid?: number }
  repeat: HandsOn & {
    readonly yes: string
    readonly left: number
    /** What was named before it began. */
    readonly known?: readonly string[]
  }
  rez: Obliged &
    Paid & {
      readonly card: Single
      readonly ignore?: 'nothing' | 'credits' | 'all'
      readonly change?: number
      readonly byEffect?: boolean
      readonly rezzed?: boolean
    }
  run: Obliged & {
    readonly among: readonly ServerId[]
    readonly during: readonly string[]
    readonly server?: ServerId
  }
  sabotage: { readonly amount: number }
  score: { readonly card: Single }
  search: {
    readonly search: string
    readonly most: number
    readonly as: string
    /** How many kinds have been looked for, where each is looked for by itself. */
    readonly kind?: number
    readonly found?: readonly Ref[]
  }
  setIdentity: Nothing
  settle: { readonly came?: readonly Ref[] }
  setup: Nothing
  steal: { readonly card: Single }
  trace: {
    readonly base: number
    /** The lingering abilities that wait for the result. */
    readonly ifSuccessful?: string
    readonly ifUnsuccessful?: string
    readonly inAnyCase?: string
    readonly waiting0?: number
    readonly waiting1?: number
    readonly waiting2?: number
    readonly corpSpent?: number
    readonly corpStrength?: number
    readonly runnerSpent?: number
    readonly runnerStrength?: number
  }
  use: Paid & {
    readonly ability: string
    readonly interrupts?: number
    readonly endangered?: readonly Ref[]
    /** What a basic action acts on. */
    readonly card?: Single
    readonly server?: ServerId
  }
}
export type ProcedureName = keyof ProcedureVars

/** Under which names a payment keeps what was chosen for a line of its bill, and what comes from a card. */
export type CardsKey = `cards${number}`
export type CreditsKey = `from${number}`

type InstallVars = Obliged & {
  readonly card: Single
  readonly change: number
  readonly ignore: 'nothing' | 'credits' | 'installCost' | 'all'
  readonly server?: ServerId | 'newRemote'
  /** Only remote servers may be chosen (CR 8.5.14). */
  readonly onlyRemote?: boolean
  /** The one server that may not be chosen. */
  readonly notServer?: ServerId
  /** Whether that server is made for it. */
  readonly created?: boolean
  readonly where?: 'innermost' | 'any' | 'inward'
  readonly inwardFrom?: Single
  readonly position?: number
  readonly host?: Single
  readonly faceup?: boolean
  readonly facedown?: boolean
  readonly reveal?: boolean
  readonly rez?: 'paying' | 'ignoringAllCosts'
  /** So much less in total, and what of that is left for the rez cost. */
  readonly totalLess?: number
  readonly rezChange?: number
  /** The zone it was in, the one it seems to come from, its face there, and its host where it was set aside. */
  readonly from?: Zone
  readonly seenFrom?: Zone
  readonly wasFaceup?: boolean
  readonly asideOn?: Single
  readonly trashed?: readonly Ref[]
  readonly X?: number
  /** The delayed ability that waits for the installation, and what it calls the card. */
  readonly whenInstalled?: string
  readonly called?: string
}
