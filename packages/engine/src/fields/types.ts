import type { ServerId, Side } from '../state/names.ts'
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
} from './parts.ts'
import type { blankCard } from './views.ts'
import type {
  blankCorp,
  blankEnding,
  blankMemory,
  blankPile,
  blankRunner,
  blankSide,
  blankTrace,
  blankView,
} from './whole.ts'

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
export interface PileView extends Readonly<typeof blankPile> {}

export interface SideView extends Readonly<typeof blankSide> {}
export interface CorpView extends Readonly<typeof blankCorp> {}
export interface RunnerView extends Readonly<typeof blankRunner> {}
export interface MemoryView extends Readonly<typeof blankMemory> {}

/** An element of the sequence that protects a server; it may be without ice for a while (CR 6.2.4). */
export interface PositionView extends Readonly<typeof blankPosition> {}
export interface ServerView extends Readonly<typeof blankServer> {}

export interface StepView extends Readonly<typeof blankStep> {}

export interface RunView extends Readonly<typeof blankRun> {}

export interface SubroutineView extends Readonly<typeof blankSubroutine> {}
export interface EncounterView extends Readonly<typeof blankEncounter> {}

export interface BreachView extends Readonly<typeof blankBreach> {}

export interface TraceView extends Readonly<typeof blankTrace> {}

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

export interface EndingView extends Readonly<typeof blankEnding> {}

/** Its fields are described in `fields/whole.ts`. */
export interface View extends Readonly<typeof blankView> {}

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
