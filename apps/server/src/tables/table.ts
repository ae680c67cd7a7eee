import type { Person } from '@paydata/protocol'
import type { Late } from '../matches/late.ts'
import type { Match } from '../matches/match.ts'
import type { Room } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import type { Presence } from '../rooms/views.ts'

/** A game with everything around it, in memory as long as somebody is there. */
export interface Table {
  readonly id: string
  room: Room
  match: Match | null
  /** Ends when all that was asked so far is done: what is asked of one table is done in order. */
  busy: Promise<unknown>
  /** Who looks at it, by the connection they look through. */
  readonly here: Map<string, Person>
  /** When those who are not here any more were here last. */
  readonly left: Map<string, number>
  readonly openedAt: number
  /** When the time of a player is up. */
  alarm: NodeJS.Timeout | null
  usedAt: number
  /** The game as spectators of both hands see it, once there are any. */
  late: Late | null
  /** The take-back that a player has asked for, as long as the game stays where it is. */
  asked: { readonly by: 'corp' | 'runner'; readonly version: number } | null
}

export const newTable = (room: Room, now: number): Table => ({
  id: room.id,
  room,
  match: null,
  busy: Promise.resolve(),
  here: new Map(),
  left: new Map(),
  openedAt: now,
  alarm: null,
  usedAt: Date.now(),
  asked: null,
  late: null,
})

/** Does something at a table after all that was asked of it before. */
export function inTurn<T>(table: Table, work: () => Promise<T>): Promise<T> {
  table.usedAt = Date.now()
  const done = table.busy.then(work)
  table.busy = done.catch(() => undefined)
  return done
}

export function presenceAt({ here, left, openedAt, room }: Table): Presence {
  const people = new Map([...here.values()].map(person => [person.id, person]))
  const spectators = [...people.values()].filter(({ id }) => sideOf(room, id) === null)
  const lastHere = (player: string): number => left.get(player) ?? openedAt
  return { players: new Set(people.keys()), lastHere, spectators: spectators.map(({ name }) => name) }
}
