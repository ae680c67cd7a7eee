import type { CardState, ServerState } from './cards.ts'
import type { Frame, Vars } from './frames.ts'
import type { CounterKind, Ref, ServerId, Side, Zone } from './names.ts'
import { tableStamp } from './names.ts'
import type { Occurrence } from './occurrences.ts'
import type { Question } from './questions.ts'

interface CorpState {
  credits: number
  clicks: number
  badPublicity: number
  identity: number
}
interface RunnerState {
  credits: number
  clicks: number
  tags: number
  coreDamage: number
  /** The bad publicity fund (CR 10.6.2). */
  fund: number
  identity: number
}

/** When a lingering effect ends (CR 9.10.1). */
export type Until =
  | { readonly at: 'runEnds' }
  | { readonly at: 'turnEnds' }
  /** The encounter that began at this place of the record of the turn. */
  | { readonly at: 'encounterEnds'; readonly since?: number }
  /** The next encounter in this run with other ice than its source. */
  | { readonly at: 'nextEncounterEnds' }
  | { readonly at: 'breachEnds' }
  | { readonly at: 'nextCheckpoint' }
  | { readonly at: 'turnBegins'; readonly of: Side }
  | { readonly at: 'sourceInactive' }
  /** A run and an encounter: the later of the two (CR 3.9.5c). */
  | { readonly at: 'runAndEncounterEnd' }
  | { readonly at: 'resolved'; readonly or?: 'runEnds' }
  | { readonly at: 'currentReplaced'; readonly side: Side }
  | { readonly at: 'gameEnds' }

/** An effect that outlives the instruction that made it (CR 9.10). */
export interface Lingering {
  readonly id: number
  /** Path of the declarations or of the delayed ability it maintains, or `choice` for a remembered choice. */
  readonly of: string
  readonly source: Ref | null
  readonly by: Side
  readonly vars: Vars
  /** Past: its own duration is over, and another effect alone keeps it (CR 9.9.9a). */
  readonly until: Until | { readonly at: 'past' }
}

/** Zones that are plain lists. Roots and ice stand in their servers. */
export type ListZone = Exclude<Zone, 'root' | 'ice'>

/** The effects that give subroutines to a piece of ice, in the order in which they began to apply (CR 9.8.3a, e). */
export interface Gained {
  readonly ice: Ref
  readonly keys: readonly string[]
  /** The subroutines that the Corp has placed among the others, in the order in which it did (CR 9.8.2c). */
  readonly placed?: readonly Placed[]
}

/** A subroutine among all that the ice had when the Corp placed it, in their order. */
export interface Placed {
  readonly key: string
  readonly among: readonly string[]
}

export interface Game {
  readonly edition: string
  /** The version of the card definitions this game began with: that of its setup, or that of its edition's cards. */
  readonly definitions: string
  /** The sets of the public format, which anybody's cards may be of: all there are when none are named. */
  readonly sets?: readonly string[]
  /** The agenda points to win with, where they are not those of the edition. */
  readonly winAt?: number
  /** What each card is printed as, by its number. Never changes, so copies share it. */
  readonly titles: readonly string[]
  turn: number
  active: Side
  corp: CorpState
  runner: RunnerState
  cards: CardState[]
  zones: Record<ListZone, number[]>
  servers: ServerState[]
  /**
   * For each zone by its number a new object in the place of the old one whenever a card of it or their order changes.
   * While it is the same, also in copies of the game, what was made of the zone still holds. It is not saved. The last one is of
   * all zones of the table together.
   */
  stamps: object[]
  remotesMade: number
  positionsMade: number
  /** Cards whose abilities may matter: play area, score areas, identities; oldest first. */
  table: number[]
  lingering: Lingering[]
  lingeringMade: number
  gained: readonly Gained[]
  /** What is in progress, innermost last. */
  frames: Frame[]
  waiting: Question[]
  asked: Record<Side, number>
  /** Since the last checkpoint (CR 10.3.1a). */
  happened: Occurrence[]
  /** Since the last answer. */
  occurred: Occurrence[]
  thisTurn: Occurrence[]
  lastTurn: Occurrence[]
  /** State conditions that had nothing to do at this step (CR 9.6.7d). */
  idle: string[]
  /** `fixed` holds the outcomes of the next random choices, for tests and puzzles; else they come from the seed. */
  random: { seed: string; drawn: number; fixed: readonly number[] }
  /** How many names for objects each kind of viewer has been given. */
  named: { corp: number; runner: number; public: number }
  /** How many times a card has become active. */
  activations: number
  mark: ServerId | null
  /** Clicks to gain more or fewer at the start of a coming turn. */
  nextClicks: Record<Side, number>
  /** Wins are recorded but do not stop the game (for tests). */
  keepPlaying: boolean
  over: Ending | null
}

export interface Ending {
  readonly winner: Side | null
  readonly how: 'points' | 'flatline' | 'emptyDeck' | 'concession' | 'draw' | 'agreement'
}

/** Stamps that no zone has had before, nor the table. */
export const newStamps = (): object[] => Array.from({ length: tableStamp + 1 }, () => ({}))

export const noCounters: Readonly<Partial<Record<CounterKind, number>>> = Object.freeze({})
