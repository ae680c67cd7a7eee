import type {
  AbilityClass,
  Changeable,
  CounterTerm,
  DamageTerm,
  Goal,
  Preventable,
  Side,
} from '@paydata/engine/language'
import type {
  Amount,
  Expected,
  Figure,
  Letter,
  Noun,
  Person,
  ServerName,
  Servers,
  Thing,
  ZoneName,
} from './tree.ts'

/** Whose cards are moved, as far as the text says it. */
export interface Owner {
  readonly side: Side | null
  readonly person: Person | null
}

/** How a card is installed, rezzed or played. */
export type Term =
  | {
      readonly term:
        | 'oneByOne'
        | 'faceup'
        | 'facedown'
        | 'newRemote'
        | 'remoteRoot'
        | 'innermost'
        | 'anyPosition'
    }
  | { readonly term: 'server' | 'protecting'; readonly server: ServerName }
  | { readonly term: 'inward' | 'onto'; readonly of: Thing }
  | { readonly term: 'ignoring'; readonly costs: 'all' | 'credits' }
  /** A reminder, where the ability itself costs nothing. */
  | { readonly term: 'paying'; readonly many: boolean }
  | { readonly term: 'less' | 'more' | 'totalLess'; readonly amount: Amount }

type WithAmount = { readonly amount: Amount }
type WithCards = { readonly cards: Thing }

/** What is done, and what with. Costs are paid by deeds as well. */
interface Doing {
  /** Equal to: what is printed on a card tells how many. */
  readonly gainCredits: WithAmount & { readonly equalTo?: Figure }
  /** All of them: those of the pool. */
  readonly loseCredits: WithAmount
  readonly takeCredits: WithAmount & { readonly from: Thing }
  readonly payCredits: WithAmount & { readonly from: Noun | null }
  /** What the payment before it says of where credits come from, in a sentence of its own. */
  readonly payOnlyFrom: { readonly from: Noun }
  readonly payLess: WithAmount
  readonly payX: { readonly most: Figure | null }
  readonly gainClicks: WithAmount
  readonly haveClicksNextTurn: WithAmount & { readonly fewer: boolean }
  readonly loseClicks: WithAmount
  readonly spendClicks: WithAmount
  readonly draw: WithAmount
  readonly doDamage: WithAmount & { readonly kind: DamageTerm }
  readonly sufferDamage: WithAmount & { readonly kind: DamageTerm }
  /** Whom the sentence has just named is not named again. */
  readonly giveTags: WithAmount & { readonly to: Person; readonly again?: true }
  readonly takeTags: WithAmount
  readonly removeTags: WithAmount
  readonly giveBadPublicity: WithAmount & { readonly to: Person }
  readonly takeBadPublicity: WithAmount
  /** All that the card hosts that the text is on. */
  readonly takeHostedBadPublicity: object
  readonly hostBadPublicity: WithAmount & { readonly on: Thing }
  readonly removeBadPublicity: WithAmount
  readonly placeCounters: WithAmount & { readonly counter: CounterTerm; readonly on: Thing }
  readonly load: WithAmount & { readonly counter: CounterTerm; readonly on: Thing }
  /** From null: hosted counters of the card the text is on. */
  readonly removeCounters: WithAmount & { readonly counter: CounterTerm; readonly from: Thing | null }
  readonly moveCounters: WithAmount & {
    readonly counter: CounterTerm
    readonly from: Thing
    readonly to: Thing
  }
  readonly advance: WithCards
  readonly purge: object
  readonly charge: WithCards
  readonly trash: WithCards
  /** Then they are trashed: “it”, “them”. */
  readonly revealAndTrash: WithCards & { readonly from: ZoneName | null; readonly them: Thing }
  readonly cannotBePrevented: { readonly what: 'damage' | 'trash' }
  readonly addTo: WithCards & {
    readonly to: Goal | 'eitherEndOfDeck' | 'handOrBottomOfDeck'
    readonly owner: Owner
    readonly facedown: boolean
  }
  /** After a search it follows from the rules, and is told in brackets (CR 8.7.3). */
  readonly shuffle: { readonly deck: ZoneName; readonly afterSearch: boolean }
  readonly forfeit: WithCards
  readonly rez: WithCards & { readonly terms: readonly Term[] }
  readonly derez: WithCards
  readonly expose: WithCards
  readonly reveal: WithCards
  readonly lookAt: WithCards
  /** They are looked at first, if they have not been. */
  readonly arrange: WithCards & { readonly looks: boolean }
  readonly rearrange: WithCards
  /** One of the zones; up to so many of each kind, where there are several. */
  readonly search: {
    readonly zones: readonly ZoneName[]
    readonly for: readonly Thing[]
    readonly differ: boolean
  }
  /** Then they are rezzed, or were revealed first: “it”, “them”. */
  readonly install: WithCards & {
    readonly them: Thing
    readonly rez: boolean
    readonly reveal: boolean
    readonly terms: readonly Term[]
  }
  readonly play: WithCards & { readonly terms: readonly Term[]; readonly from: ZoneName | null }
  readonly swap: WithCards & { readonly with: Thing | null }
  readonly turnFace: WithCards & { readonly face: 'up' | 'down' }
  readonly flip: WithCards
  readonly setIdentity: WithCards
  /** Null where the cards lie as they lay. */
  readonly host: WithCards & { readonly on: Thing; readonly face: 'faceup' | 'facedown' | null }
  readonly becomeAgenda: WithCards & {
    readonly whose: Person
    readonly points: Amount
    /** A property that it has as an agenda. */
    readonly cannot: 'forfeit' | null
  }
  readonly becomeCondition: WithCards & { readonly on: Thing }
  readonly run: { readonly servers: Servers }
  readonly makeRun: { readonly servers: Servers }
  readonly endRun: object
  readonly jackOut: object
  readonly moveToOutermost: { readonly server: ServerName }
  readonly approachOutermost: { readonly server: ServerName }
  readonly moveToIce: { readonly ice: Thing; readonly then: 'approach' | 'encounter' }
  readonly moveIce: {
    readonly ice: Thing
    readonly server: ServerName
    readonly where: 'outermost' | 'innermost'
  }
  /** To the root of a server, or of the one that ice is protecting. */
  readonly moveToRoot: WithCards & { readonly server: ServerName | null; readonly protectedBy: Thing | null }
  readonly approachInstead: { readonly servers: Servers }
  /** For the rest of the run, which the text has just spoken of, or which is in progress. */
  readonly changeServer: { readonly to: ServerName; readonly thatRun: boolean }
  readonly encounter: WithCards
  readonly bypass: WithCards
  /** All: all of them, but so many. */
  readonly breakSubroutines: WithAmount & {
    readonly subtype: string | null
    readonly on: Thing | null
    readonly but: number
  }
  readonly resolveSubroutine: { readonly nth: Amount | 'chosen'; readonly of: Thing }
  readonly resolveWhen: { readonly which: AbilityClass; readonly of: Thing }
  readonly breach: { readonly server: ServerName }
  readonly accessCards: { readonly server: ServerName }
  readonly access: WithCards
  readonly accessMore: WithAmount & { readonly server: ServerName | null }
  readonly accessMoreFrom: WithAmount & { readonly server: ServerName | null }
  readonly endActionPhase: object
  readonly trace: { readonly base: Amount }
  readonly psi: object
  readonly identifyMark: object
  readonly sabotage: WithAmount
  readonly prevent: { readonly what: readonly Prevented[] }
  readonly avoid: { readonly what: readonly Prevented[] }
  readonly increase: WithAmount & { readonly value: Valued }
  readonly reduce: WithAmount & { readonly value: Valued }
  readonly payMore: WithAmount
  readonly set: { readonly value: Valued; readonly to: Figure }
  readonly changeKind: { readonly value: Valued; readonly kind: DamageTerm }
  /** It enters a score area with counters on it instead. */
  readonly addedWith: WithAmount & { readonly counter: CounterTerm }
  readonly chooseCards: WithCards
  readonly chooseNumber: { readonly least: Figure; readonly most: Figure }
  readonly chooseServer: { readonly among: Servers }
  /** One of all types that cards of a player have, or of these words. */
  readonly chooseWord: { readonly among: readonly string[]; readonly isCardType: boolean }
  readonly repeatProcess: object
  readonly win: object
  /** The sentences that stand after this one. */
  /** What a letter of the sentence before stands for. */
  readonly isEqual: { readonly letter: Letter; readonly is: Figure }
  /** Reminders, in brackets: what is hosted so is not installed (CR 1.13.2a), and 0 is an even number. */
  readonly areNotInstalled: WithCards
  readonly zeroIsNotOdd: object
  readonly bidsAreSecret: object
  readonly nothing: object
}

export type DeedName = keyof Doing
/** Who does it; null for what is told without an actor: "end the run". */
export type Deed<Name extends DeedName = DeedName> = {
  readonly [N in Name]: { readonly say: N; readonly who: Person | null } & Doing[N]
}[Name]

export interface Prevented {
  /** Of trashing it is told who does it, or that it is done. */
  readonly effect: Preventable['effect'] | 'trashing'
  readonly amount: Amount
  /** The first of the turn, and no other. */
  readonly first?: true
  readonly of: Expected
}
export interface Valued {
  readonly effect: Changeable['effect']
  readonly of: Expected
}

/** Ways to pay, each a list of deeds. */
export type Payment = readonly (readonly Deed[])[]

export const nothing: Deed<'nothing'> = { say: 'nothing', who: null }
