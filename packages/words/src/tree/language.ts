import type {
  About,
  Asks,
  CounterTerm,
  EffectKind,
  OptionKind,
  OptionRefusalCode,
  ReplyRefusalCode,
  StructureName,
  TermOf,
  TraceView,
  What,
  Zone,
} from '@paydata/engine/language'
import type { If } from './asking.ts'
import type { Clause, Line } from './clauses.ts'
import type { Payment } from './doing.ts'
import type { Noun, Person, ServerName, Thing } from './tree.ts'

/** A piece of text: a line of a card, sentences, or what is paid. */
export type Saying =
  | { readonly line: Line }
  | { readonly sentences: readonly Clause[] }
  | { readonly pay: Payment }

/** What is about to happen, and to which card. */
export interface Imminent {
  readonly effect: TermOf<EffectKind>
  readonly amount: number
  readonly kind: string | null
  readonly card: Thing | null
}

/** Where something lies. */
export interface Spot {
  readonly server: ServerName
  readonly protects: boolean
}

/** What one agrees to, or declines: a price, a theft, what a card says, an access, or an effect instead of another. */
export type Agreement = 'price' | 'theft' | 'text' | 'access' | 'effect'

/** What an option is about. */
export interface Offered {
  readonly card: Thing
  /** What tells the card from others with its title. */
  readonly apart: readonly Distinction[]
  readonly cards: readonly Thing[]
  readonly server: ServerName | null
  /** The card protects that server. */
  readonly protects: boolean
  /** What the option does, and the card it is on. */
  readonly does: Saying | null
  readonly hasSource: boolean
  /** What is paid, a part of the cost each. */
  readonly pays: readonly Payment[]
  readonly position: number | null
  readonly key: string | null
  readonly index: number | null
  readonly fromHidden: ServerName | null
  /** What is asked, where the option agrees or declines. */
  readonly agreement: Agreement | null
}

export type Distinction =
  | { readonly by: 'server'; readonly server: ServerName }
  | { readonly by: 'position'; readonly nth: number }
  | { readonly by: 'host'; readonly host: Thing }
  | { readonly by: 'counters'; readonly counter: CounterTerm; readonly count: number }

/** A part of a price that stands behind a label. */
export type Price = { readonly clicks: number } | { readonly credits: number } | { readonly pay: Payment }

/** When something is asked: a step of a turn or a run. */
export interface Moment {
  readonly structure: string
  readonly step: string
  /** It is in the turn of whoever is asked. */
  readonly isOwnTurn: boolean
  /** The server that is run on. */
  readonly server: ServerName | null
  /** The ice that the Runner approaches or encounters. */
  readonly ice: Thing | null
}

/** What a question is about. */
export interface Asked {
  readonly least: number
  readonly most: number
  readonly total: number
  readonly about: About | null
  /** The card that asks. */
  readonly source: Thing | null
  /** What the effect in question does. */
  readonly does: Saying | null
  /** The card is the other player’s, and speaks to them. */
  readonly isOthers: boolean
  /** What it takes to agree, where something is to be paid; none: nothing. */
  readonly price: readonly Payment[]
  /** The server that the offer is about. */
  readonly server: ServerName | null
  /** Where the cards are that are chosen from. */
  readonly spot: Spot | null
  /** The procedure that asks. */
  readonly procedure: string | null
  readonly moment: Moment | null
  readonly forRunner: boolean
  /** The ice being encountered, if it is known. */
  readonly encountered: Thing | null
  /** The effects on offer would replace what is about to happen, and how many there are. */
  readonly replaces: boolean
  readonly effects: number
  /** There is one option only. */
  readonly onlyOne: boolean
  /** What the options do. */
  readonly offers: ReadonlySet<OptionKind>
  /** Nothing may be declined. */
  readonly mustAnswer: boolean
  readonly canSteal: boolean
  /** The accessed card is an agenda. */
  readonly isAgenda: boolean
  readonly trace: TraceView | null
  readonly imminent: readonly Imminent[]
}

/** What a reason is about. */
export interface Reasoned {
  readonly needs: number | null
  /** What agendas are advanced with. */
  readonly advancement: CounterTerm
  readonly has: number | null
  /** The card that forbids it. */
  readonly by: Thing | null
  /** The condition that does not hold, told as it is; what it is or is not; or what would have to be paid. */
  readonly ground:
    | { readonly if: If }
    | { readonly is: Noun; readonly not: boolean }
    | { readonly pay: Payment }
    | null
}

/** Something that happened, for one viewer. */
export interface Told {
  readonly by: Person | null
  readonly corp: Person
  readonly runner: Person
  /** The card, or what the viewer knows of it. */
  readonly card: Thing
  readonly isSeen: boolean
  readonly server: ServerName | null
  /** The card protects the server, or did. */
  readonly protects: boolean
  /** What a card was hosted on, if it was seen. */
  readonly host: Thing | null
  readonly amount: number
  readonly kind: string | null
  readonly zone: Zone | null
  /** A card that was drawn or found reaches the hand. */
  readonly isAdded: boolean
  /** There is no card it is about. */
  readonly isNobodys: boolean
  /** A card made it happen, not the course of the game. */
  readonly byCard: boolean
  /** It is an ability that no card has. */
  readonly byRules: boolean
  /** The subroutine it is about. */
  readonly subroutine: readonly Clause[] | null
}

/** The card that made something happen; what was paid may have been paid for its trace. */
export interface Because {
  readonly card: Thing
  readonly spentOn: 'trace' | 'card' | null
}

/** Words of a language. A string is some; it may know more of others, such as what can stand where in them. */
export interface Spoken {
  readonly toString: () => string
}

/** A line of the log: a statement, what was paid for it, and what came of it. */
export interface Sentence {
  readonly statement: Spoken
  readonly because: Because | null
  readonly prices: readonly Price[]
  readonly cards: readonly Thing[]
  readonly effect: Saying | null
}

/** Words for all but those that a language says by a rule: of a new one somebody has to decide which it is. */
export type Exceptions<All extends string, Regular extends All, Word> = Readonly<
  Record<Exclude<All, Regular>, Word>
> & { readonly [R in Regular]?: never }

type Steps = Readonly<Record<string, string>>

/**
 * A language is one object of this shape: it puts trees into words. What a language has no word for does not compile.
 * Symbols stand in brackets, such as [credit]; whoever shows a text draws them.
 */
export interface Language {
  /** As browsers name it. */
  readonly tag: string
  /** How a whole text is said, where a reader is not told everything in the words of the game. */
  readonly finish?: (text: string) => string
  readonly line: (line: Line) => Spoken
  readonly prose: (sentences: readonly Clause[]) => Spoken
  /** What is paid, as one is told to do it: "pay 2[credit]". */
  readonly payment: (pay: Payment) => Spoken
  /** Several things that are paid together. */
  readonly payments: (pays: readonly Payment[]) => Spoken
  /** What stands below the title of a card, each a word by itself. */
  readonly kinds: {
    readonly type: (type: string) => string
    readonly subtype: (subtype: string) => string
  }
  readonly labels: {
    readonly options: Readonly<Record<OptionKind, (o: Offered) => Spoken>>
    readonly price: (price: Price) => Spoken
    readonly withCost: (label: Spoken, prices: readonly Price[]) => Spoken
    /** Of an option of which cards forbid all that would come of it. */
    readonly inVain: (label: Spoken) => Spoken
    readonly noAbility: string
    readonly nothing: string
  }
  readonly prompts: Readonly<Record<TermOf<Asks>, (q: Asked) => Spoken>>
  readonly reasons: Readonly<Record<TermOf<OptionRefusalCode>, (r: Reasoned) => Spoken>>
  readonly replies: Readonly<Record<ReplyRefusalCode, string>>
  /** A text, and the rule it goes by. */
  readonly withRule: (text: Spoken, rule: string) => Spoken
  readonly log: {
    /** Null for what is not worth a line. */
    readonly happened: Readonly<Record<TermOf<What>, (o: Told) => Spoken | null>>
    readonly sentence: (sentence: Sentence) => Spoken
  }
  readonly flow: {
    readonly steps: Readonly<Record<StructureName, Steps>>
    readonly structures: Readonly<Record<StructureName, string>>
    /** Steps of the first editions, and their structures, that have the names of newer ones. */
    readonly older: Steps
    readonly procedures: Steps
    readonly windows: Steps
    readonly ability: (card: Thing | null) => Spoken
    readonly at: (structure: string, step: string) => Spoken
    readonly pending: (cards: readonly Thing[]) => Spoken
    readonly expects: (effects: readonly Imminent[]) => Spoken
  }
}

/** A whole text, as its reader gets it. */
export const finished = (spoken: Spoken, { finish }: Language): string =>
  finish === undefined ? `${spoken}` : finish(`${spoken}`)
