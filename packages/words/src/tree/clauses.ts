import type {
  Act,
  Awaited,
  CounterTerm,
  DamageTerm,
  Declaration,
  Limit,
  Purpose,
  Replacement,
  Side,
  TermOf,
} from '@paydata/engine/language'
import type { Ending, If, When } from './asking.ts'
import type { Deed, Payment, Valued } from './doing.ts'
import type {
  Amount,
  Counted,
  Expected,
  Figure,
  Noun,
  Person,
  ServerName,
  Servers,
  Thing,
  ZoneName,
} from './tree.ts'

type Costing = Extract<Declaration, { declare: 'cost' }>['of']
type AdditionalTo = Extract<Declaration, { declare: 'additionalCost' }>['to']

/** What hosted credits may pay for. */
export interface Use {
  readonly to: readonly TermOf<Purpose>[]
  readonly cards: Noun | null
}

/** What is continuously so. */
interface Declaring {
  readonly strength: { readonly of: Thing; readonly by: Amount }
  readonly setStrength: { readonly of: Thing; readonly to: Figure }
  readonly boost: { readonly by: Amount }
  readonly memory: { readonly by: Amount; readonly for: Noun | null }
  readonly link: { readonly by: Amount }
  readonly handSize: { readonly who: Person; readonly by: Amount }
  readonly clicks: { readonly who: Person; readonly by: Amount }
  readonly cost: { readonly of: Costing; readonly cards: Thing; readonly by: Amount }
  readonly firstCost: { readonly of: Costing; readonly who: Person; readonly noun: Noun; readonly by: Amount }
  /** The first of each turn, or all of them. */
  readonly fewerClicks: {
    readonly first: boolean
    readonly who: Person
    readonly noun: Noun
    readonly by: Amount
  }
  readonly additionalCost: {
    readonly to: AdditionalTo
    readonly who: Person
    readonly cards: Thing | null
    readonly servers: Servers | null
    /** From the server itself, or from its root. */
    readonly orRoot: boolean
    readonly pay: Payment
  }
  readonly alternativePayment: {
    readonly to: AdditionalTo
    readonly who: Person
    readonly cards: Thing
    readonly pay: Payment
  }
  /** What the X is that is printed on the card. */
  readonly printedX: { readonly is: Figure }
  readonly requirement: { readonly cards: Thing; readonly by: Amount }
  readonly points: { readonly cards: Thing; readonly by: Amount }
  readonly subtypes: {
    readonly of: Thing
    readonly gains: readonly string[]
    readonly loses: readonly string[]
  }
  readonly gains: {
    readonly of: Thing
    readonly ability: Line
    readonly order: 'before' | 'after' | 'chosen' | null
    readonly corp: Person
    readonly copies: Amount | null
  }
  readonly losesAbilities: { readonly of: Thing }
  readonly mustRun: { readonly who: Person }
  readonly mustTrash: { readonly who: Person; readonly cards: Thing; readonly byCost: boolean }
  readonly cannot: Actor & {
    readonly act: Exclude<Act, 'endRun'>
    readonly cards: Thing | null
    readonly servers: Servers | null
    /** With what it can be done all the same, or with what it cannot. */
    readonly using: { readonly except: boolean; readonly noun: Noun } | { readonly card: Thing } | null
    /** Of the one card that has just one of them, or not only those that are printed on it. */
    readonly subroutines: 'printed' | 'all'
    /** More than so often in an encounter. */
    readonly moreThan: number | null
  }
  readonly subroutinesCannotEndRun: { readonly on: Thing }
  readonly interfaceOnly: { readonly card: Thing; readonly noun: Noun }
  readonly runsCannotSucceed: { readonly servers: Servers | null }
  readonly cannotBe: {
    readonly act: Exclude<Act, 'jackOut' | 'run' | 'break' | 'prevent' | 'endRun'>
    readonly card: Thing
  }
  readonly recurring: { readonly amount: Amount }
  readonly spend: { readonly uses: readonly Use[]; readonly credits: 'one' | 'these' | 'hosted' }
  readonly canAdvance: { readonly card: Thing }
  readonly canHost: {
    readonly card: Thing
    readonly most: number | null
    readonly noun: Noun
    readonly memory: number | null
  }
  readonly asInHand: { readonly noun: Noun; readonly hand: ZoneName }
  readonly hostedMemoryFree: object
  readonly installOnlyOn: { readonly noun: Noun }
  readonly installOnlyAt: { readonly servers: Servers }
  readonly onlyIf: {
    readonly act: 'play' | 'rez' | 'score' | 'install'
    readonly card: Thing | null
    readonly condition: If
  }
  readonly revealWhileAccessed: { readonly card: Thing }
  readonly access: { readonly who: Person; readonly server: ServerName; readonly by: Amount }
  readonly accessOnly: { readonly who: Person; readonly card: Thing }
  readonly accessAtMost: { readonly who: Person; readonly cards: number; readonly besides: Thing | null }
  readonly staysInPlay: { readonly card: Thing; readonly until: Ending }
  readonly remotes: { readonly most: number }
  readonly value: { readonly of: Valued; readonly by: Amount }
  readonly considered: { readonly of: Thing; readonly counter: CounterTerm; readonly amount: Amount }
  readonly installedFaceup: { readonly card: Thing }
  readonly mayInstallFaceup: { readonly noun: Noun }
  readonly inPool: object
  readonly onlyInRun: object
  readonly poolKept: object
  readonly mostX: { readonly amount: Figure }
  readonly choosesDamage: {
    readonly who: Person
    readonly runner: Person
    readonly kind: DamageTerm | null
    readonly first: boolean
    readonly cards: number | null
    readonly looks: boolean
    readonly may: boolean
  }
  readonly prolong: {
    readonly effectsOn: Extract<Declaration, { declare: 'prolong' }>['effectsOn']
    readonly of: Thing
    readonly until: Ending
  }
  readonly skipStep: { readonly who: Person; readonly step: 'discard' | 'mandatoryDraw' }
  readonly active: {
    readonly card: Thing
    readonly in: Extract<Declaration, { declare: 'active' }>['in']
  }
  readonly replace: { readonly would: TermOf<Awaited>; readonly of: Expected; readonly instead: Instead }
}
export type DeclaredName = keyof Declaring
export type Declared<Name extends DeclaredName = DeclaredName> = {
  readonly [N in Name]: { readonly say: N } & Declaring[N]
}[Name]

type MovedTo = Extract<Replacement, { instead: 'move' }>['to']
/** What happens instead. */
export type Instead =
  | { readonly to: 'nothing' }
  | { readonly to: 'do' | 'may'; readonly does: Clause }
  | { readonly to: 'subroutine'; readonly does: Clause }
  | { readonly to: 'kind'; readonly kind: DamageTerm }
  | { readonly to: 'amount'; readonly amount: Figure }
  | { readonly to: MovedTo; readonly host: Thing; readonly may: boolean }
  | { readonly to: 'server'; readonly server: ServerName }

/** Who decides. Somebody whom the sentence has just named is not named again. */
interface Actor {
  readonly who: Person
  readonly again?: true
}

/** What clauses are made of clauses for. */
interface Joining {
  readonly and: { readonly of: readonly Clause[] }
  /** Instead: of accessing that. */
  readonly may: Actor & { readonly does: Clause; readonly instead?: Thing }
  readonly mayPay: Actor & { readonly pay: Payment; readonly does: Clause | null }
  readonly mustPay: Actor & { readonly pay: Payment }
  readonly unless: Actor & { readonly does: Clause; readonly pay: Payment }
  readonly if: { readonly condition: If; readonly then: Clause }
  /** "If you do, …", "if they do not, …". */
  readonly ifDone: { readonly who: Person; readonly not: boolean; readonly does: Clause }
  readonly otherwise: { readonly does: Clause }
  readonly when: {
    readonly trigger: When
    /** Other moments at which the same is done: "when you install this and when your turn begins". */
    readonly also?: readonly When[]
    /** Whom the trigger condition has named, if it is who does that: “they lose 1[credit]”. */
    readonly named?: Person
    readonly does: Clause
  }
  readonly duringRun: { readonly does: Clause }
  readonly until: { readonly until: Ending; readonly does: Clause }
  /** Null: it ends with what it is about. */
  readonly lasting: { readonly declares: readonly Declared[]; readonly until: Ending | null }
  readonly while: { readonly condition: If; readonly declares: readonly Declared[] }
  readonly oneOf: {
    readonly who: Person
    /** Null: one of them. */
    readonly count: Amount | null
    readonly modes: readonly (readonly Clause[])[]
    /** When the player may resolve both. */
    readonly both?: If
    /** Nothing follows the list. */
    readonly endsText?: true
  }
  /** Sentences that are no part of another: "resolve the following (…)". */
  readonly following: { readonly who: Person; readonly of: readonly Clause[] }
  readonly must: Actor & { readonly modes: readonly Clause[] }
  readonly either: { readonly modes: readonly Clause[] }
  readonly repeat: { readonly times: Amount; readonly does: Clause }
  readonly forEach: { readonly noun: Noun; readonly does: Clause }
  /** All that is done is done as often as that: “for each hosted advancement counter, …”. */
  readonly perEach: { readonly of: Counted; readonly does: Clause }
}
export type JoiningName = keyof Joining
export type Joined<Name extends JoiningName = JoiningName> = {
  readonly [N in Name]: { readonly say: N } & Joining[N]
}[Name]

/** A sentence, or a part of one. */
export type Clause = Deed | Joined | { readonly say: 'declares'; readonly of: readonly Declared[] }

/** What stands before an ability with an arrow. */
export type Flag =
  | 'interface'
  | 'access'
  | 'interrupt'
  | 'persistent'
  /** It is, and is told so in a sentence. */
  | 'persists'
  | { readonly oncePer: Limit }
  | { readonly threat: number }

/** An item of a cost before a colon. */
export type CostSign =
  | { readonly sign: 'clicks' | 'credits'; readonly amount: Amount }
  | { readonly sign: 'X'; readonly most: Figure | null }
  | { readonly sign: 'trash' }
  | { readonly sign: 'counters'; readonly counter: CounterTerm; readonly amount: Amount }
  | { readonly sign: 'printedCost'; readonly of: Thing }
  | { readonly sign: 'deed'; readonly deed: Deed }

/** What follows the instructions of a paid ability. */
export type Addition =
  | { readonly add: 'spendOnly'; readonly from: Noun }
  | { readonly add: 'spendAtLeast'; readonly amount: Amount; readonly from: Noun }
  | { readonly add: 'cheaper'; readonly by: Amount; readonly if: If }
  | { readonly add: 'onlyIf'; readonly if: If }
  /** What is done later on: behind what it speaks of, such as the run in which alone the ability may be used. */
  | { readonly add: 'later'; readonly does: readonly Clause[] }
  /** Not more than once in it; once in a turn stands before the ability. */
  | { readonly add: 'onceIn'; readonly span: Exclude<Limit, 'turn'> }
  | { readonly add: 'alsoBy'; readonly who: 'opponent' }
  | { readonly add: 'onlyBy'; readonly side: Side; readonly if: If | null }
  | { readonly add: 'evenIf'; readonly side: Side; readonly only: boolean; readonly if: If }

/** One line of a card: an ability, or a limit that follows from its facts. */
export type Line = { readonly flags: readonly Flag[] } & (
  | { readonly line: 'text'; readonly sentences: readonly Clause[] }
  | { readonly line: 'symbols'; readonly of: readonly Declared[]; readonly then: readonly Clause[] }
  | { readonly line: 'dividends'; readonly counters: number }
  | { readonly line: 'subroutine'; readonly does: readonly Clause[] }
  | {
      readonly line: 'paid'
      readonly cost: readonly (readonly CostSign[])[]
      readonly does: readonly Clause[]
      readonly more: readonly Addition[]
    }
  | { readonly line: 'limit'; readonly of: 'console' | 'region' | 'starterGame' | 'draft' }
  | { readonly line: 'limit'; readonly of: 'deck'; readonly copies: number }
)
