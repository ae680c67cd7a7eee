/** The words the whole engine speaks in. Nothing here is more than a name. */

export type Side = 'corp' | 'runner'

/** Somebody a view is made for. `all` sees everything: only for games that are over, and for tests. */
export type Viewer = Side | 'spectator' | 'all'

export type CardType =
  | 'identity'
  | 'agenda'
  | 'asset'
  | 'ice'
  | 'operation'
  | 'upgrade'
  | 'event'
  | 'hardware'
  | 'program'
  | 'resource'

/** Counters that cards host (CR 1.9.5). Credits are counters too. */
export const counterKinds = [
  'credit',
  'advancement',
  'virus',
  'power',
  'agenda',
  'tag',
  'badPublicity',
] as const
export type CounterKind = (typeof counterKinds)[number]

export type DamageKind = 'net' | 'meat' | 'core'

/** `hq`, `rnd`, `archives`, or `remote1`, `remote2`…; the number of a remote is never used again. */
export type ServerId = string

/** Where a card is (CR 4.1): each place under the name players give it. */
export type Zone =
  | 'hq'
  | 'rnd'
  | 'archives'
  | 'corpScore'
  | 'grip'
  | 'stack'
  | 'heap'
  | 'runnerScore'
  /** The play area, by what a card does there. */
  | 'identity'
  | 'root'
  | 'ice'
  | 'rig'
  | 'play'
  | 'hosted'
  | 'setAside'
  | 'removed'

/** Zones as numbers, for lists with an element for each of them. */
export const zoneNumber: Readonly<Record<Zone, number>> = {
  hq: 0,
  rnd: 1,
  archives: 2,
  corpScore: 3,
  grip: 4,
  stack: 5,
  heap: 6,
  runnerScore: 7,
  identity: 8,
  root: 9,
  ice: 10,
  rig: 11,
  play: 12,
  hosted: 13,
  setAside: 14,
  removed: 15,
}
export const zoneCount = 16
/** The stamp after those of the zones: of all zones in which cards may be active. */
export const tableStamp = 16

/** A card in one of its lives: it becomes a new object when it changes zone (CR 1.12.1). */
export interface Ref {
  readonly card: number
  readonly life: number
}

export const sides = ['corp', 'runner'] as const

/** For what comes from outside and may only claim to be a side. */
export const isSide = (side: unknown): side is Side => side === 'corp' || side === 'runner'

export const otherSide = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp')

/** The types of the cards in a deck of each player (CR 1.8.1, 1.8.2). */
export const typesOf: Readonly<Record<Side, readonly CardType[]>> = {
  corp: ['agenda', 'asset', 'ice', 'operation', 'upgrade'],
  runner: ['event', 'hardware', 'program', 'resource'],
}
