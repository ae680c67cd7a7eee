import type { blankCard } from '../fields/views.ts'
import type { ServerId, Side, Viewer, Zone } from '../state/names.ts'
import type { What } from '../state/occurrences.ts'
import type { Asks } from '../state/questions.ts'
import type { RunPhase } from '../timing/editions.ts'
import type { QuestionView } from './question-types.ts'

/**
 * What a viewer gets: plain JSON, built up from what the viewer may know (CR 1.21, 10.2). A card is known by the name
 * the viewer has for it, never by its number, and a name is null where the viewer cannot tell the card from others.
 */
export type CardName = number | null

/** One part of a value: printed on the card (`from` is null), or given by another card. */
export interface PartView {
  readonly by: number
  readonly from: CardName
  /** Definition of the card it comes from, when the viewer sees its face. */
  readonly definition: string | null
}

/** A value with what it is made of. */
export interface ValueView {
  readonly value: number
  readonly parts: readonly PartView[]
}

/** The characteristics of a card whose face the viewer sees. Those a card does not have are null. */
export interface FaceView {
  readonly definition: string
  readonly title: string
  readonly type: string | null
  readonly subtypes: readonly string[]
  readonly strength: ValueView | null
  /** What it costs now to play, install (Runner cards) or rez; null when it has no such cost. */
  readonly cost: ValueView | null
  readonly trash: ValueView | null
  readonly memory: number | null
  readonly points: number | null
  /** Advancement requirement of an agenda (CR 1.17.3a). */
  readonly requirement: number | null
}

/** Its fields are described in `fields/views.ts`. */
export type CardView = Readonly<typeof blankCard>

/** A heap of which some cards are seen and the rest only counted. */
export interface PileView {
  readonly count: number
  /** The cards the viewer sees, in the order they came into sight. */
  readonly cards: readonly CardView[]
  /** How many of them are facedown. */
  readonly facedown: number
}

export interface SideView {
  readonly credits: number
  readonly clicks: number
  readonly handSize: number
  readonly hand: PileView
  readonly deck: PileView
  readonly discard: PileView
  readonly score: number
  readonly pointsNeeded: number
  readonly scoreArea: readonly CardView[]
  readonly identity: CardView
}
export interface CorpView extends SideView {
  readonly badPublicity: number
}
export interface RunnerView extends SideView {
  readonly tags: number
  readonly coreDamage: number
  readonly link: number
  /** The bad publicity fund (CR 10.6.2). */
  readonly fund: number
  readonly memory: { readonly used: number; readonly limit: number }
}

/** An element of the sequence that protects a server; it may be without ice for a while (CR 6.2.4). */
export interface PositionView {
  readonly position: number
  readonly ice: CardView | null
}
export interface ServerView {
  readonly id: ServerId
  readonly root: readonly CardView[]
  /** Innermost first. */
  readonly ice: readonly PositionView[]
}

export interface StepView {
  readonly structure: string
  readonly step: string
  readonly rule: string
}

export interface RunView {
  readonly server: ServerId
  readonly phase: RunPhase
  /** The position the Runner is at; null outside of the ice. */
  readonly position: number | null
  readonly successful: boolean
}

export interface SubroutineView {
  /** Its place among the subroutines of the ice. */
  readonly index: number
  /** Path of the subroutine, for its words. */
  readonly path: string
  readonly state: 'unbroken' | 'broken' | 'resolving' | 'resolved'
}
export interface EncounterView {
  readonly ice: CardView
  readonly bypassed: boolean
  readonly subroutines: readonly SubroutineView[]
}

export interface BreachView {
  readonly server: ServerId
  readonly limit: number | null
  /** How much of the limit is used up (CR 7.3.5c); where there is none, how many cards were accessed. */
  readonly taken: number
  /** Cards the Runner has accessed and may look at until the breach ends, as far as the viewer sees them. */
  readonly accessed: readonly CardView[]
}

export interface TraceView {
  readonly base: number
  /** Once the Corp has spent; before that null. */
  readonly strength: number | null
  readonly link: number
}

export interface LingeringView {
  readonly path: string
  readonly source: CardName
  readonly definition: string | null
  readonly by: Side
  readonly until: string
  /** What was chosen, if it is a choice that its source remembers. */
  readonly chosen: readonly Chosen[] | null
}
/** A card or a server. */
export type Chosen = CardName | ServerId

/** A conditional ability that waits to be resolved, in order. */
export interface PendingView {
  readonly path: string
  readonly card: CardName
  readonly definition: string | null
  readonly by: Side
  readonly optional: boolean
}

/** Something an imminent instruction is expected to do (CR 9.9.2). */
export interface ExpectedView {
  readonly effect: string
  readonly amount: number
  readonly kind: string | null
  readonly by: Side
  readonly card: CardName
  readonly server: ServerId | null
}

/** One thing in progress; the list goes from the outermost to the innermost. */
export interface ProgressView {
  readonly kind: 'structure' | 'procedure' | 'ability' | 'window'
  /** Name of the structure, procedure or window; path of the ability, null if the viewer does not know its card. */
  readonly what: string | null
  readonly step: string | null
  readonly rule: string | null
  readonly by: Side | null
  readonly source: CardName
  readonly definition: string | null
  readonly pending: readonly PendingView[]
  readonly expects: readonly ExpectedView[]
}

export interface WaitingView {
  readonly for: Side
  readonly asks: Asks
}

export interface View {
  readonly viewer: Viewer
  readonly edition: string
  readonly definitions: string
  /** The sets of the game's format; null for all there are. */
  readonly sets: readonly string[] | null
  readonly turn: number
  readonly active: Side
  readonly step: StepView | null
  readonly corp: CorpView
  readonly runner: RunnerView
  readonly servers: readonly ServerView[]
  /** Installed Runner cards in the order of their installation. */
  readonly rig: readonly CardView[]
  /** Cards hosted without being installed. */
  readonly hosted: readonly CardView[]
  readonly play: readonly CardView[]
  readonly setAside: PileView
  readonly removed: PileView
  readonly run: RunView | null
  readonly encounter: EncounterView | null
  readonly breach: BreachView | null
  readonly access: CardView | null
  readonly trace: TraceView | null
  readonly mark: ServerId | null
  readonly lingering: readonly LingeringView[]
  readonly progress: readonly ProgressView[]
  readonly waiting: readonly WaitingView[]
  readonly question: QuestionView | null
  readonly over: { readonly winner: Side | null; readonly how: string } | null
}

/** A card as a viewer knew it when something happened. */
export interface SeenCard {
  readonly id: CardName
  readonly definition: string | null
  readonly title: string | null
  /** What the viewer called it before, and where it was, when it moved. */
  readonly before: { readonly id: CardName; readonly zone: Zone; readonly server: ServerId | null } | null
}

/** Something that happened, as far as a viewer knows of it. */
export interface SeenOccurrence {
  readonly what: What
  readonly by: Side | null
  readonly card: SeenCard | null
  readonly server: ServerId | null
  /** The card protects that server: what is installed there is ice, or it is not, for all to see (CR 3.4.2). */
  readonly protects: boolean
  /** What the card was hosted on; the server is that of the host then. */
  readonly host: SeenCard | null
  readonly amount: number
  readonly kind: string | null
  readonly cause: { readonly card: SeenCard | null; readonly path: string | null }
}

/** What somebody came to know by the last answer; nothing can be taken back for free once there is any. */
export interface Learned {
  readonly corp: readonly SeenCard[]
  readonly runner: readonly SeenCard[]
  readonly public: readonly SeenCard[]
  /** Who began to look through cards for what a search can find (CR 8.7.2); nobody else learns how many that are. */
  readonly searches: Side | null
  /** Random numbers were drawn. */
  readonly randomness: boolean
  /** Secret bids were revealed (CR 10.14.4). */
  readonly bids: boolean
}
