import type { CostItem, Purpose } from '../language/costs.ts'
import type { Bill } from './bills.ts'
import type { DamageKind, Ref, ServerId, Side } from './names.ts'
import type { Occurrence } from './occurrences.ts'
import type { ProcedureName, ProcedureVars } from './procedures.ts'
import type { Answer } from './questions.ts'

/** What an ability has named so far: objects, numbers, servers, words. */
export type Bound = number | string | boolean | readonly Ref[] | readonly string[] | readonly number[]
export const areRefs = (bound: Bound | undefined): bound is readonly Ref[] =>
  typeof bound === 'object' && typeof bound[0] !== 'string' && typeof bound[0] !== 'number'
export type Vars = Readonly<Record<string, Bound>>

export type EffectKind =
  | 'damage'
  | 'tags'
  | 'badPublicity'
  | 'trash'
  /** A card stops being installed, otherwise than by being trashed (CR 8.5.1b). */
  | 'uninstall'
  | 'expose'
  | 'draw'
  /** A card enters a score area, whoever it belongs to: scored, stolen or added (CR 1.17.3). */
  | 'scoreArea'
  | 'purge'
  | 'endRun'
  | 'approach'
  | 'success'
  | 'breach'
  | 'access'
  | 'subroutine'
  | 'trace'
  /** What it costs to install, play or rez a card: so much more or less than its price (CR 9.9.6c). */
  | 'price'
  /** Instructions that a replacement put in place of something else; of no kind: its card goes elsewhere. */
  | 'instead'

/** Something an imminent instruction is expected to do (CR 9.9.2), which interrupts may change. */
export interface Effect {
  readonly effect: EffectKind
  readonly amount: number
  readonly card: Ref | null
  readonly kind: DamageKind | string | null
  readonly server: ServerId | null
  /** Who carries it out; for damage, who is responsible for it (CR 10.4.1). */
  readonly by: Side
  /** Which part of a joined sentence it belongs to. */
  readonly part: number
  readonly unpreventable: boolean
  /** How much of the amount is due to what is continuously so (CR 9.9.7). */
  readonly raised: number
  /** Replacement effects that have been applied to it, each once (CR 9.9.9c). */
  readonly replacedBy: readonly string[]
  /** For what happens instead: what the replacing ability had named. */
  readonly vars: Vars | null
}

/** A conditional ability that has met its condition (CR 9.6.2). */
export interface Pending {
  /** Path of the ability. */
  readonly ability: string
  /** Path of its instructions. */
  readonly of: string
  readonly source: Ref
  readonly by: Side
  readonly vars: Vars
  readonly optional: boolean
  /**
   * It goes when its card has the ability no more, printed or gained (CR 9.6.10); nothing takes away what exists of
   * itself or what a card listened to as it left (CR 9.10.1, 9.1.8g).
   */
  readonly dependsOn: 'printed' | 'gained' | 'nothing'
}

/** How far an instruction is (CR 9.11.2): imminent, replaced, interrupted, resolved, and the checkpoint after it. */
type Stage = 'imminent' | 'replacing' | 'interrupts' | 'resolve' | 'checkpoint'

interface Common {
  /** The decision that was just taken for this frame. */
  answer: Answer | null
  /** For questions that both players answer at once (CR 10.14.2). */
  otherAnswer: Answer | null
}

/** How often an ability has been resolved again (CR 9.12.4a, 10.1.6a). */
export interface Repeats {
  /** Passes in a row in which nobody was asked anything, and the number of questions before them. */
  readonly unasked: number
  readonly questions: number
  /** How often it still resolves, once its player has said so; until then nothing. */
  readonly left: number | null
}

/** Scope of an ability: whose it is, what it belongs to, what it has named. */
export interface AbilityFrame extends Common {
  readonly kind: 'ability'
  /** Path of the list of instructions. */
  readonly of: string
  at: number
  stage: 'targets' | Stage | 'again'
  readonly source: Ref | null
  readonly by: Side
  vars: Vars
  /** What was named before it began: all that it knows when it is resolved again (CR 9.12.4d). */
  readonly given: Vars
  repeats: Repeats | null
  expects: readonly Effect[]
  /** Names of the choices announced for the present instruction. */
  announced: readonly string[]
  /** A list inside another ability's instruction: what it names, the outer one knows. */
  readonly inner: boolean
  /** For an interrupt: the depth of the frame whose imminent instruction it changes. */
  readonly interrupts: number | null
  /** Cards that are visible to a player while the ability resolves (CR 1.21.6). */
  shows: readonly Shown[]
}

interface Shown {
  readonly card: Ref
  readonly to: Side | 'both'
}

/** The place in a table of steps; a structure's steps are instructions (CR 9.11.2), a procedure's are not. */
interface InTable extends Common {
  step: string
  stage: Stage
  expects: readonly Effect[]
  /** Where the deed of the step sent it. */
  next: string | null
  /** Set when an effect ended it: nothing more of it is carried out. */
  ended: boolean
}

export interface StructureVars {
  corpTurn: TurnVars
  runnerTurn: TurnVars
  run: RunVars
  approach: ApproachVars
  encounter: EncounterVars
  breach: BreachVars
  access: AccessVars
}
export type StructureName = keyof StructureVars

/** A place of a run that the Runner comes to again and again with nothing spent in between (CR 10.1.6b). */
export interface Loop {
  /** What everybody sees there, and how much there was of what can be spent. */
  readonly seen: string
  readonly had: readonly number[]
  /** How often the Runner came back to it, after how many steps, and steps since then. */
  readonly met: number
  readonly length: number
  readonly steps: number
  /** Who has to end it: the Corp where the Runner cannot jack out; where neither can, it ends (CR 10.1.6). */
  readonly ends: Side | 'itself'
}

interface TurnVars {
  /** What cards add to the allotted clicks, where that is so only while they are active. */
  additionalClicks?: number
}

interface RunVars {
  server: ServerId
  /** The Runner's position: an element of the server's sequence, not an index (CR 6.2.6). */
  position: number | null
  /** Whether the Runner moved inward in this movement phase. */
  moved: boolean
  successful: boolean
  reachedSuccess: boolean
  begun: boolean
  /** The card whose effect made the run. */
  madeBy: Ref | null
  /** Number of occurrences of the turn before the run. */
  since: number
  /** How often it came to a step that could be one of a loop. */
  steps: number
  loop: Loop | null
}

interface ApproachVars {
  ice: Ref
}

interface EncounterVars {
  ice: Ref
  /** Outside the normal sequence of a run (CR 6.5.9). */
  forced: boolean
  /** The ice was installed and rezzed when it began: it ends when that changes (CR 6.2.7c). */
  installed: boolean
  broken: readonly string[]
  resolved: readonly string[]
  /** For every broken subroutine the object that broke it (CR 6.5.7b). */
  brokenBy: readonly Ref[]
  fullyBroken: boolean
  bypassed: boolean
  since: number
}

interface BreachVars {
  server: ServerId
  /** The random access limit, set at step 7.5.3. */
  limit: number | null
  /** How often a candidate in HQ or R&D has been chosen. */
  taken: number
  /** Candidates chosen so far, and root cards that were declined: never candidates again. */
  chosen: readonly Ref[]
  /** What the Runner has accessed and may look at until the breach ends (CR 7.3.1a). */
  accessed: readonly Ref[]
  /** What was set aside after its access, until the accesses are over, where an edition does that. */
  aside?: readonly Ref[]
  /** The cards in the root that may be candidates. */
  root: readonly Ref[]
  /** The candidate that is accessed next. */
  next: Ref | null
  since: number
}

interface AccessVars {
  card: Ref
  /** Where the card was when its access began: moved from there, it is accessed no more (CR 7.1.7). */
  place: string
  /** The ability used in the mid-access window. */
  used: boolean
  since: number
}

export type StructureFrame = {
  [Of in StructureName]: InTable & { readonly kind: 'structure'; readonly of: Of; vars: StructureVars[Of] }
}[StructureName]
export type Structure<Of extends StructureName> = Extract<StructureFrame, { of: Of }>

/** A procedure with steps of its own that is not a timing structure (CR 9.2.2e, 9.11.2a). */
interface InProcedure extends InTable {
  readonly kind: 'procedure'
  readonly by: Side
  readonly source: Ref | null
  /** What is being paid, when the procedure is paying. */
  bill: Bill<CostItem, Purpose> | null
  /** Cards that are visible to a player meanwhile (CR 1.21.6). */
  shows: readonly Shown[]
}
/** The frame of this procedure, or of one of these. */
export type Procedure<Of extends ProcedureName> = {
  [Each in Of]: InProcedure & { readonly of: Each; vars: ProcedureVars[Each] }
}[Of]
export type ProcedureFrame = Procedure<ProcedureName>

export interface PaidWindow extends Common {
  readonly kind: 'window'
  readonly of: 'paid'
  readonly rez: 'nothing' | 'nonIce' | 'approached'
  readonly score: boolean
  priority: Side
  passes: number
  entered: boolean
  ended: boolean
}
export interface ActionWindow extends Common {
  readonly kind: 'window'
  readonly of: 'action'
  readonly priority: Side
  ended: boolean
  taken: string | null
}
export interface ReactionWindow extends Common {
  readonly kind: 'window'
  readonly of: 'reaction'
  pending: readonly Pending[]
  priority: Side
  /** The structure whose beginning opened it; it closes when that ends (CR 9.2.8f). */
  readonly beginning: StructureName | null
  /** The Corp is asked until it passes, as an unrezzed card could be one that may rez itself (CR 9.1.8c). */
  secretive: boolean
  ended: boolean
}
export interface InterruptWindow extends Common {
  readonly kind: 'window'
  readonly of: 'interrupt'
  /** Depth of the frame whose instruction is imminent. */
  readonly imminent: number
  pending: readonly Pending[]
  priority: Side
  passes: number
  ended: boolean
}
export interface MidAccessWindow extends Common {
  readonly kind: 'window'
  readonly of: 'midAccess'
  readonly priority: 'runner'
  ended: boolean
}
export type WindowFrame = PaidWindow | ActionWindow | ReactionWindow | InterruptWindow | MidAccessWindow

export type Frame = StructureFrame | ProcedureFrame | AbilityFrame | WindowFrame

/** Where an instruction is resolved: by whom, from what card, with which names bound. */
export interface Scope {
  readonly by: Side
  readonly source: Ref | null
  readonly vars: Vars
  /** The occurrence or effect a condition is just looking at. */
  readonly event?: Occurrence
  /** The lingering effect whose scope it is. */
  readonly id?: number
}
