import type {
  blankBreach,
  blankCause,
  blankEncounter,
  blankExpected,
  blankFace,
  blankLingering,
  blankOrigin,
  blankPart,
  blankPending,
  blankPosition,
  blankProgress,
  blankRun,
  blankSeenCard,
  blankSeenOccurrence,
  blankServer,
  blankStep,
  blankSubroutine,
  blankValue,
  blankWaiting,
} from '../fields/parts.ts'
import type { blankCard } from '../fields/views.ts'
import type { ServerId, Side, Viewer } from '../state/names.ts'
import type { QuestionView } from './question-types.ts'

/**
 * What a viewer gets: plain JSON, built up from what the viewer may know (CR 1.21, 10.2). A card is known by the name
 * the viewer has for it, never by its number, and a name is null where the viewer cannot tell the card from others.
 */
export type CardName = number | null

/** One part of a value: printed on the card (`from` is null), or given by another card. */
export interface PartView extends Readonly<typeof blankPart> {}

/** A value with what it is made of. */
export interface ValueView extends Readonly<typeof blankValue> {}

/** The characteristics of a card whose face the viewer sees. Those a card does not have are null. */
export interface FaceView extends Readonly<typeof blankFace> {}

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
export interface PositionView extends Readonly<typeof blankPosition> {}
export interface ServerView extends Readonly<typeof blankServer> {}

export interface StepView extends Readonly<typeof blankStep> {}

export interface RunView extends Readonly<typeof blankRun> {}

export interface SubroutineView extends Readonly<typeof blankSubroutine> {}
export interface EncounterView extends Readonly<typeof blankEncounter> {}

export interface BreachView extends Readonly<typeof blankBreach> {}

export interface TraceView {
  readonly base: number
  /** Once the Corp has spent; before that null. */
  readonly strength: number | null
  readonly link: number
}

export interface LingeringView extends Readonly<typeof blankLingering> {}
/** A card or a server. */
export type Chosen = CardName | ServerId

/** A conditional ability that waits to be resolved, in order. */
export interface PendingView extends Readonly<typeof blankPending> {}

/** Something an imminent instruction is expected to do (CR 9.9.2). */
export interface ExpectedView extends Readonly<typeof blankExpected> {}

/** One thing in progress; the list goes from the outermost to the innermost. */
export interface ProgressView extends Readonly<typeof blankProgress> {}

export interface WaitingView extends Readonly<typeof blankWaiting> {}

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
export interface SeenCard extends Readonly<typeof blankSeenCard> {}
/** What the viewer called a card before it moved, and where it was. */
export interface Origin extends Readonly<typeof blankOrigin> {}

/** Something that happened, as far as a viewer knows of it. */
export interface SeenOccurrence extends Readonly<typeof blankSeenOccurrence> {}
export interface Cause extends Readonly<typeof blankCause> {}

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
