import type {
  CardType,
  CounterTerm,
  Heard,
  Instruction,
  Possession,
  PrintedNumber,
  Property,
  Side,
  Since,
  TermOf,
  Zone,
} from '@paydata/engine/language'

/*
 * What a text means, before any language puts it into words: plain data, without a word that is read.
 * Here are the parts of a sentence; clauses stand in clauses.ts.
 */

/** Who a sentence speaks of: the reader it addresses, or a player. */
export type Person = 'you' | Side

/** A server as it is spoken of; several of them are joined by "or". */
export type ServerName =
  | 'hq'
  | 'rnd'
  | 'archives'
  | 'here'
  | 'attacked'
  | 'breached'
  | 'that'
  /** "A server", "a central server", "a remote server". */
  | 'any'
  | 'central'
  | 'remote'
  /** "Another server" than the one that the card is at. */
  | 'another'
  | 'anotherRemote'
  /** "Any server", which somebody chooses. */
  | 'whichever'
  | 'mark'
  | 'protectedByIce'
  | 'withCardInRoot'
  | 'unrunCentral'
  | { readonly remote: string }
export type Servers = readonly ServerName[]

/** A zone, and whose it is. */
export interface ZoneName {
  readonly zone: Zone | 'scoreAreas'
  readonly whose: Person
}

/** A number as a noun: "2", "the number of hosted power counters". */
export type Figure =
  | number
  | 'X'
  | 'thatNumber'
  | 'traceStrength'
  | { readonly numberOf: Counted }
  | { readonly times: readonly [Figure, Figure] }
  | { readonly plus: readonly Figure[] }
  | { readonly minus: readonly [Figure, Figure] }
  | { readonly least: readonly Figure[] }
  /** Which of its costs the printed one is, if the text says what the card is. */
  | { readonly property: Property; readonly of: Thing; readonly price?: 'rez' | 'install' }
  /** What is printed on cards of a kind that something happened to, added up. */
  | { readonly total: PrintedNumber; readonly cards: Noun; readonly event: Event; readonly since: Since }

/** Letters for numbers that are told after what they count, each once in an ability. */
export const letters = ['X', 'Y', 'Z', 'W', 'V', 'U'] as const
export type Letter = (typeof letters)[number]

export type Count = number | Letter | 'thatMany' | 'anyNumber' | 'all'

/** A number before the noun it counts: "2", "up to 5", "1 … for each …", "X …". */
export interface Amount {
  readonly count: Count
  /** All of them, except so many. */
  readonly but?: number
  /** The least of a range, where the count is the most: "up to 5" is a range from 0. */
  readonly from?: Count
  readonly forEach?: Counted
  /** What the letter of the count stands for. */
  readonly where?: Figure
  /** So many less, where the count is a letter. */
  readonly less?: true
  readonly plus?: Amount
}

type Named<I> = I extends unknown ? ('as' extends keyof I ? I : never) : never
/** Instructions that name what they have done or chosen. */
export type Naming = Named<Instruction>
/** Those of which a text tells what they have done: "card trashed this way". */
export type Doing = Exclude<Naming, { do: `choose${string}` }>

/** What a number counts. */
export type Counted =
  /** Including: this card is one of them. */
  | { readonly of: 'cards'; readonly noun: Noun; readonly including?: Thing }
  /** Servers that are all of that: "remote server that is protected by ice". */
  | { readonly of: 'servers'; readonly among: readonly Servers[] }
  /** On a card, or hosted on the card the text is on. */
  | { readonly of: 'counters'; readonly counter: CounterTerm; readonly on: Thing | null }
  /** "Credit lost this way": what a verb has done. */
  | { readonly of: 'done'; readonly verb: Doing['do'] }
  | { readonly of: 'chosen' }
  | { readonly of: 'had'; readonly who: Person; readonly what: Possession }
  | { readonly of: 'subroutines'; readonly on: Thing }
  /** "Card type among faceup cards in Archives". */
  | { readonly of: 'types'; readonly noun: Noun }
  | { readonly of: 'times'; readonly event: Event; readonly since: Since }

/** A kind of card: what it is, and what more is said of it. */
export interface Noun {
  /** None: a card of any type. */
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  /** It is a copy of that. */
  readonly copyOf?: Thing
  readonly traits: readonly Trait[]
}

export type Quality =
  | 'corp'
  | 'runner'
  | 'rezzed'
  | 'unrezzed'
  | 'faceup'
  | 'facedown'
  | 'installed'
  | 'unique'
  /** Of the reader: "1 of your installed cards". */
  | 'yours'
  | 'other'
  | 'outermost'
  | 'hosted'
  | 'drawn'
  | 'revealed'

/** What is said of cards besides their type. */
export type Trait =
  | { readonly trait: 'quality'; readonly quality: Quality }
  | { readonly trait: 'nonType'; readonly type: CardType }
  | { readonly trait: 'nonSubtype'; readonly subtype: string }
  | { readonly trait: 'advanceable'; readonly corp: Person }
  | { readonly trait: 'otherThan'; readonly card: Thing }
  /** "That is rezzed or a program", "that is not …". */
  | { readonly trait: 'is'; readonly not: boolean; readonly anyOf: readonly Noun[] }
  | { readonly trait: 'isThat'; readonly card: Thing }
  | { readonly trait: 'protecting' | TermOf<'inRootOf'> | 'atServer'; readonly servers: Servers }
  /** Each: all that is in them, and not what is in one of them. */
  | {
      readonly trait: 'inZones' | 'fromZones'
      readonly zones: readonly ZoneName[]
      readonly each?: true
    }
  | { readonly trait: 'samePosition'; readonly as: Thing }
  | { readonly trait: 'hostedOn'; readonly host: Thing }
  | { readonly trait: 'hosting'; readonly counter: CounterTerm; readonly atLeast: number }
  | { readonly trait: 'hostingCard'; readonly guest: Noun }
  | { readonly trait: 'cost'; readonly atMost: Figure }
  /** The price of a card of the Runner is to play or to install it. */
  | { readonly trait: 'oddCost'; readonly ofRunner: boolean }
  | { readonly trait: 'printedPoints'; readonly exactly: Figure }
  | { readonly trait: 'points'; readonly atMost: number }
  | { readonly trait: 'strength'; readonly atMost: number }
  /** An instruction before has done something to it; which, where the sentence does not say so. */
  | { readonly trait: 'thisWay'; readonly verb?: Doing['do'] }
  /** Of the type that was chosen before. */
  | { readonly trait: 'ofThatType' }
  /** It happened to the card, which is not named in it: “that you installed this turn”. */
  | { readonly trait: 'met'; readonly event: Event; readonly since: Since; readonly not: boolean }
  | { readonly trait: 'named'; readonly name: string }
  | { readonly trait: 'among'; readonly cards: Thing }

/**
 * "That", one that was chosen before, or which of several that would be called alike: "the first", from 0; "the first chosen", where
 * another one of them was not chosen.
 */
export type Which = 'that' | 'chosen' | number | { readonly chosen: number }

/** Something a sentence speaks of. */
export type Thing =
  /** Of no type, where it is not known which. */
  | { readonly is: 'this'; readonly type: CardType | null; readonly rezzed?: true }
  /** What was named last; a pronoun agrees with what it is. */
  | { readonly is: 'it'; readonly many: boolean; readonly noun: Noun }
  | {
      readonly is: 'encountered' | 'approached' | 'accessed' | 'nextEncountered'
      readonly runner: Person
      /** What it has to be: "the barrier you are encountering". */
      readonly noun?: Noun
    }
  /** What hosts the card the text is on. */
  | { readonly is: 'host'; readonly noun: Noun }
  | { readonly is: 'that'; readonly noun: Noun; readonly many: boolean; readonly which: Which }
  | { readonly is: 'rest'; readonly of: Thing }
  /** So many of a kind, chosen or found. */
  | {
      readonly is: 'some'
      readonly amount: Amount
      readonly noun: Noun
      readonly chosenBy?: Person
      readonly atRandom?: true
      /** "1 of them", where the sentence has just said that there are any. */
      readonly ofThem?: true
    }
  | { readonly is: 'any' | 'all' | 'kind'; readonly noun: Noun }
  /** All cards of a hand: "reveal the grip". */
  | { readonly is: 'zone'; readonly zone: ZoneName }
  /** What a clause with “that” is about, and does not name again. */
  | { readonly is: 'which'; readonly many?: boolean }
  /** "2 or more" of a kind. */
  | { readonly is: 'atLeast'; readonly least: number; readonly noun: Noun }
  | { readonly is: 'top'; readonly amount: Amount; readonly deck: ZoneName }
  | { readonly is: 'eachOf'; readonly of: Thing }
  | { readonly is: 'or'; readonly of: readonly Thing[] }
  /** "The encountered ice that is a barrier". */
  | { readonly is: 'only'; readonly of: Thing; readonly traits: readonly Trait[] }
  /** A card by its name, or as far as a viewer knows it. */
  | { readonly is: 'titled'; readonly title: string }
  | { readonly is: 'unknown'; readonly server: ServerName | null; readonly protects: boolean }

/** Something that happens, about what, and by whom. */
export interface Event {
  readonly what: readonly TermOf<Heard>[]
  readonly by: Person | null
  readonly corp: Person
  readonly runner: Person
  readonly card: Thing | null
  readonly servers: Servers | null
  /** It happened on every one of the servers: "HQ, R&D, and Archives". */
  readonly onEach: boolean
  /** From the server itself too, not only from its root. */
  readonly orServer: boolean
  readonly kind: string | null
  readonly from: readonly ZoneName[]
  /** The run or the encounter in question, where the text has just spoken of it; "this run" is the one in progress. */
  readonly thatRun: boolean | 'this'
  readonly thatEncounter: boolean
  /** This card, or a basic action, brings it about. */
  readonly because: Thing | 'basicAction' | null
  /** An ability of such a card does. */
  readonly through: Thing | null
  readonly withoutCredits: boolean
  /** Only a subroutine that is printed on its ice. */
  readonly printed: boolean
  readonly duringRun: boolean
  /** The turn in progress, where a text waits for its end. */
  readonly thisTurn?: true
  /** Told of the run, and not of whoever makes it: “a run becomes successful”, of which the text goes on to speak. */
  readonly ofRun?: true
}

/** Something that is expected to happen. */
export interface Expected {
  readonly by: Person | null
  readonly corp: Person
  readonly runner: Person
  readonly card: Thing | null
  readonly servers: Servers | null
  readonly kind: string | null
  readonly thatRun: boolean | 'this'
  /** As a basic action does it that is taken for the first time in a turn. */
  readonly firstAction?: true
}
