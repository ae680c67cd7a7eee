import type { VerbName } from '../instructions/index.ts'
import type { Act, Declaration, Limit, Replacement, Result } from '../language/abilities.ts'
import type { Purpose } from '../language/costs.ts'
import type { Goal, Possession, Since } from '../language/expressions.ts'
import type { Awaited, Changeable, Preventable } from '../language/patterns.ts'
import type { Until } from '../state/game.ts'
import type { CounterKind, DamageKind, Side } from '../state/names.ts'
import type { AbilityClass } from '../state/occurrences.ts'
import type {
  Amount,
  Counted,
  Event,
  Expected,
  Figure,
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
  | { readonly term: 'oneByOne' | 'faceup' | 'facedown' | 'newRemote' | 'innermost' | 'anyPosition' }
  | { readonly term: 'server'; readonly server: ServerName }
  | { readonly term: 'inward' | 'onto'; readonly of: Thing }
  | { readonly term: 'ignoring'; readonly costs: 'all' | 'credits' }
  | { readonly term: 'less' | 'more' | 'totalLess'; readonly amount: Amount }

type WithAmount = { readonly amount: Amount }
type WithCards = { readonly cards: Thing }

/** What is done, and what with. Costs are paid by deeds as well. */
interface Doing {
  readonly gainCredits: WithAmount
  /** All of them: those of the pool. */
  readonly loseCredits: WithAmount
  readonly takeCredits: WithAmount & { readonly from: Thing }
  readonly payCredits: WithAmount & { readonly from: Noun | null }
  readonly payLess: WithAmount
  readonly payX: { readonly most: Figure | null }
  readonly gainClicks: WithAmount
  readonly haveClicksNextTurn: WithAmount & { readonly fewer: boolean }
  readonly loseClicks: WithAmount
  readonly spendClicks: WithAmount
  readonly draw: WithAmount
  readonly doDamage: WithAmount & { readonly kind: DamageKind }
  readonly sufferDamage: WithAmount & { readonly kind: DamageKind }
  readonly giveTags: WithAmount & { readonly to: Person }
  readonly takeTags: WithAmount
  readonly removeTags: WithAmount
  readonly giveBadPublicity: WithAmount & { readonly to: Person }
  readonly takeBadPublicity: WithAmount
  readonly removeBadPublicity: WithAmount
  readonly placeCounters: WithAmount & { readonly counter: CounterKind; readonly on: Thing }
  readonly load: WithAmount & { readonly counter: CounterKind; readonly onto: Thing }
  /** From null: hosted counters of the card the text is on. */
  readonly removeCounters: WithAmount & { readonly counter: CounterKind; readonly from: Thing | null }
  readonly moveCounters: WithAmount & {
    readonly counter: CounterKind
    readonly from: Thing
    readonly to: Thing
  }
  readonly advance: WithCards
  readonly purge: object
  readonly charge: WithCards
  readonly trash: WithCards
  readonly cannotBePrevented: { readonly what: 'damage' | 'trash' }
  readonly addTo: WithCards & {
    readonly to: Goal | 'eitherEndOfDeck'
    readonly owner: Owner
    readonly facedown: boolean
  }
  readonly shuffle: { readonly deck: ZoneName }
  readonly forfeit: WithCards
  readonly rez: WithCards & { readonly terms: readonly Term[] }
  readonly derez: WithCards
  readonly expose: WithCards
  readonly reveal: WithCards
  readonly lookAt: WithCards
  readonly arrange: WithCards
  readonly rearrange: WithCards
  readonly search: { readonly zone: ZoneName; readonly for: Thing; readonly differ: boolean }
  readonly install: WithCards & {
    readonly rez: boolean
    readonly reveal: boolean
    readonly terms: readonly Term[]
  }
  readonly play: WithCards & { readonly terms: readonly Term[] }
  readonly swap: WithCards & { readonly with: Thing | null }
  readonly turnFace: WithCards & { readonly face: 'up' | 'down' }
  readonly host: WithCards & { readonly on: Thing; readonly facedown: boolean }
  readonly becomeAgenda: WithCards & { readonly whose: Person; readonly points: Amount }
  readonly becomeCondition: WithCards & { readonly on: Thing }
  readonly run: { readonly servers: Servers }
  readonly endRun: object
  readonly jackOut: object
  readonly moveToOutermost: { readonly server: ServerName }
  readonly moveToIce: { readonly ice: Thing; readonly then: 'approach' | 'encounter' }
  readonly moveIce: {
    readonly ice: Thing
    readonly server: ServerName
    readonly where: 'outermost' | 'innermost'
  }
  readonly changeServer: { readonly to: ServerName }
  readonly encounter: WithCards
  readonly bypass: WithCards
  /** All: all of them, but so many. */
  readonly breakSubroutines: WithAmount & {
    readonly subtype: string | null
    readonly on: Thing | null
    readonly but: number
  }
  readonly resolveSubroutine: { readonly nth: Amount; readonly of: Thing }
  readonly resolveWhen: { readonly which: AbilityClass; readonly of: Thing }
  readonly breach: { readonly server: ServerName }
  readonly access: WithCards
  readonly accessMore: WithAmount & { readonly server: ServerName | null }
  readonly endActionPhase: object
  readonly trace: { readonly base: Amount }
  readonly psi: { readonly opponent: Person }
  readonly revealSpent: object
  readonly identifyMark: object
  readonly sabotage: WithAmount
  readonly prevent: { readonly what: readonly Prevented[] }
  readonly increase: WithAmount & { readonly value: Valued }
  readonly reduce: WithAmount & { readonly value: Valued }
  readonly payMore: WithAmount
  readonly set: { readonly value: Valued; readonly to: Figure }
  readonly changeKind: { readonly value: Valued; readonly kind: DamageKind }
  readonly chooseCards: WithCards
  readonly chooseNumber: { readonly least: Figure; readonly most: Figure }
  readonly chooseServer: { readonly among: Servers }
  readonly chooseWord: { readonly among: readonly string[] }
  readonly repeatProcess: object
  readonly win: object
  /** The sentences that stand after this one. */
  readonly resolveFollowing: object
  readonly nothing: object
}

export type DeedName = keyof Doing
/** Who does it; null for what is told without an actor: "end the run". */
export type Deed<Name extends DeedName = DeedName> = {
  readonly [N in Name]: { readonly say: N; readonly who: Person | null } & Doing[N]
}[Name]

export interface Prevented {
  readonly effect: Preventable['effect']
  readonly amount: Amount
  readonly of: Expected
}
export interface Valued {
  readonly effect: Changeable['effect']
  readonly of: Expected
}

/** Ways to pay, each a list of deeds. */
export type Payment = readonly (readonly Deed[])[]

/** Something that may be so, or not. */
export type If =
  | { readonly if: 'tagged'; readonly who: Person; readonly not: boolean }
  | {
      readonly if: 'has'
      readonly who: Person
      readonly what: Possession
      readonly than: Figure
      readonly not: boolean
    }
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
  | { readonly if: 'thisWay'; readonly verb: VerbName; readonly noun: Noun; readonly not: boolean }
  | { readonly if: 'runWasSuccessful' }
  /** "This resource has a hosted companion and a hosted connection". */
  | { readonly if: 'hosts'; readonly card: Thing; readonly guests: readonly Noun[] }
  | { readonly if: 'active'; readonly card: Thing }
  /** Such an event or operation is being played. */
  | { readonly if: 'someActive'; readonly noun: Noun; readonly not: boolean }
  | { readonly if: 'installedStill'; readonly card: Thing; readonly not: boolean }
  | { readonly if: 'happened'; readonly event: Event; readonly since: Since; readonly not: boolean }
  | { readonly if: 'all' | 'either'; readonly of: readonly If[] }
  | { readonly if: 'card'; readonly card: Thing; readonly passes: Noun; readonly not: boolean }
  | { readonly if: 'running'; readonly servers: Servers | null }
  | {
      readonly if: 'encountering' | 'approaching'
      readonly who: Person
      readonly ice: Thing
      readonly not: boolean
    }
  | { readonly if: 'turnOf'; readonly who: Person }
  | { readonly if: 'done'; readonly not: boolean }
  | { readonly if: 'same' | 'sameBids'; readonly not: boolean }
  | { readonly if: 'threat'; readonly level: number }
  | { readonly if: 'fullyBroken'; readonly who: Person; readonly card: Thing; readonly not: boolean }
  | { readonly if: 'resolving'; readonly card: Thing }
  | { readonly if: 'not'; readonly of: If }
  | ({
      readonly if: 'had'
      readonly whose: Person | Thing
      readonly what: CounterKind
    } & ({ readonly atLeast: number } | { readonly atMost: number }))

/** The head of an ability: when it triggers. */
export interface When {
  readonly on:
    | { readonly state: If }
    | { readonly event: Event }
    | { readonly would: Awaited; readonly of: Expected }
    | { readonly result: Result }
  /** "When" is what happens once, "whenever" what recurs; "next" triggers once. */
  readonly how: 'when' | 'whenever' | 'if' | 'next' | 'nextInRun' | 'first'
  /** The first time each turn, or during the run that was spoken of. */
  readonly each: Limit | 'thatRun' | null
  readonly atOnce: boolean
  readonly if: readonly If[]
}

export interface Ending {
  readonly at: Until['at']
  readonly whose: Person
}

/** Cards a rule is about, and whether they are many. */
export interface Subject {
  readonly thing: Thing
  readonly many: boolean
}
type Costing = Extract<Declaration, { declare: 'cost' }>['of']
type AdditionalTo = Extract<Declaration, { declare: 'additionalCost' }>['to']

/** What hosted credits may pay for. */
export interface Use {
  readonly to: readonly Purpose[]
  readonly cards: Noun | null
}

/** What is continuously so. */
interface Declaring {
  readonly strength: { readonly of: Subject; readonly by: Amount }
  readonly setStrength: { readonly of: Subject; readonly to: Figure }
  readonly boost: { readonly by: Amount }
  readonly memory: { readonly by: Amount; readonly for: Noun | null }
  readonly link: { readonly by: Amount }
  readonly handSize: { readonly who: Person; readonly by: Amount }
  readonly clicks: { readonly who: Person; readonly by: Amount }
  readonly cost: { readonly of: Costing; readonly cards: Thing; readonly by: Amount }
  readonly firstCost: { readonly of: Costing; readonly who: Person; readonly noun: Noun; readonly by: Amount }
  readonly additionalCost: {
    readonly to: AdditionalTo
    readonly who: Person
    readonly cards: Thing | null
    readonly servers: Servers | null
    readonly pay: Payment
  }
  readonly alternativePayment: {
    readonly to: AdditionalTo
    readonly who: Person
    readonly cards: Thing
    readonly pay: Payment
  }
  readonly requirement: { readonly cards: Thing; readonly by: Amount }
  readonly points: { readonly cards: Thing; readonly by: Amount }
  readonly subtypes: {
    readonly of: Subject
    readonly gains: readonly string[]
    readonly loses: readonly string[]
  }
  readonly gains: {
    readonly of: Subject
    readonly ability: Line
    readonly order: 'before' | 'after' | 'chosen' | null
    readonly corp: Person
    readonly copies: Amount | null
  }
  readonly losesAbilities: { readonly of: Subject }
  readonly mustRun: { readonly who: Person }
  readonly mustTrash: { readonly who: Person; readonly cards: Thing; readonly byCost: boolean }
  readonly cannot: {
    readonly act: Act
    readonly who: Person
    readonly cards: Thing | null
    readonly servers: Servers | null
  }
  readonly cannotBe: { readonly act: Act; readonly card: Thing }
  readonly recurring: { readonly amount: number }
  readonly spend: { readonly uses: readonly Use[]; readonly credits: 'one' | 'these' | 'hosted' }
  readonly canAdvance: { readonly card: Thing }
  readonly canHost: {
    readonly card: Thing
    readonly most: number | null
    readonly noun: Noun
    readonly memory: number | null
  }
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
  readonly accessAtMost: { readonly who: Person; readonly cards: number }
  readonly staysInPlay: { readonly card: Thing; readonly until: Ending }
  readonly remotes: { readonly most: number }
  readonly value: { readonly of: Valued; readonly by: Amount }
  readonly considered: { readonly of: Subject; readonly counter: CounterKind; readonly amount: Amount }
  readonly installedFaceup: { readonly card: Thing }
  readonly inPool: object
  readonly poolKept: object
  readonly mostX: { readonly amount: Figure }
  readonly choosesDamage: {
    readonly who: Person
    readonly runner: Person
    readonly kind: DamageKind | null
    readonly first: boolean
    readonly cards: number | null
    readonly looks: boolean
    readonly may: boolean
  }
  readonly prolong: {
    readonly effectsOn: 'strength' | 'subtype'
    readonly of: Subject
    readonly until: Ending
  }
  readonly skipStep: { readonly who: Person; readonly step: 'discard' | 'mandatoryDraw' }
  readonly active: {
    readonly card: Thing
    readonly in: Extract<Declaration, { declare: 'active' }>['in']
  }
  readonly replace: { readonly would: Awaited; readonly of: Expected; readonly instead: Instead }
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
  | { readonly to: 'kind'; readonly kind: DamageKind }
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
  readonly may: Actor & { readonly does: Clause }
  readonly mayPay: Actor & { readonly pay: Payment; readonly does: Clause | null }
  readonly mustPay: Actor & { readonly pay: Payment }
  readonly unless: Actor & { readonly does: Clause; readonly pay: Payment }
  readonly if: { readonly condition: If; readonly then: Clause }
  /** "If you do, …", "if they do not, …". */
  readonly ifDone: { readonly who: Person; readonly not: boolean; readonly does: Clause }
  readonly otherwise: { readonly does: Clause }
  readonly when: { readonly trigger: When; readonly does: Clause }
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
  }
  readonly must: Actor & { readonly modes: readonly Clause[] }
  readonly either: { readonly modes: readonly Clause[] }
  readonly repeat: { readonly times: Amount; readonly does: Clause }
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
  | { readonly oncePer: Limit }
  | { readonly threat: number }

/** An item of a cost before a colon. */
export type CostSign =
  | { readonly sign: 'clicks' | 'credits'; readonly amount: Amount }
  | { readonly sign: 'X'; readonly most: Figure | null }
  | { readonly sign: 'trash' }
  | { readonly sign: 'counters'; readonly counter: CounterKind; readonly amount: Amount }
  | { readonly sign: 'printedCost'; readonly of: Thing }
  | { readonly sign: 'deed'; readonly deed: Deed }

/** What follows the instructions of a paid ability. */
export type Addition =
  | { readonly add: 'spendOnly'; readonly from: Noun }
  | { readonly add: 'spendAtLeast'; readonly amount: Amount; readonly from: Noun }
  | { readonly add: 'cheaper'; readonly by: Amount; readonly if: If }
  | { readonly add: 'onlyIf'; readonly if: If }
  | { readonly add: 'onlyBy'; readonly side: Side; readonly if: If | null }

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
  | { readonly line: 'limit'; readonly of: 'console' | 'region' | 'starterGame' }
  | { readonly line: 'limit'; readonly of: 'deck'; readonly copies: number }
)
