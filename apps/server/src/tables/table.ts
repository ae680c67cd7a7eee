import type { MacrosOf } from '@paydata/match'
import { noMacros } from '@paydata/match'
import type { Person, TakeBack } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Late } from '../matches/late.ts'
import type { Match } from '../matches/match.ts'
import { isToldOfMending } from '../matches/match.ts'
import type { Room, Side } from '../rooms/room.ts'
import { botAt, sideOf, sides } from '../rooms/room.ts'
import type { Presence, Standing } from '../rooms/views.ts'
import type { Ending } from '../seen/ending.ts'

/** A game with everything around it, in memory as long as somebody is there. */
export interface Table {
  readonly id: string
  /** What has to be shown to write; null where there is but one process. */
  readonly fence: number | null
  /** Another process has it, or it has to be read again: nothing is done at it any more. */
  isGone: boolean
  room: Room
  match: Match | null
  /** Of a game that was over and kept as it was seen when it was read; its match is null where this release cannot read it. */
  end: Ending | null
  /** Ends when all that was asked so far is done: what is asked of one table is done in order. */
  busy: Promise<unknown>
  /** Who looks at it, by the connection they look through. */
  readonly here: Map<string, Person>
  /** When those who are not here any more were here last. */
  readonly left: Map<string, number>
  readonly openedAt: number
  /** Nobody who plays it has been there for hours; the lobby does not show it until one comes back. */
  isDeserted: boolean
  /** When the time of a player is up. */
  alarm: NodeJS.Timeout | null
  /** The pause of a bot. */
  pause: NodeJS.Timeout | null
  usedAt: number
  /** The game as spectators of both hands see it, once there are any. */
  late: Late | null
  /** What the players have going on. */
  macros: MacrosOf
  /** The take-back that a player has asked for, as long as the game stays where it is. */
  takeBack: TakeBack | null
  /** Lines of the chat that cannot be read, as far as they were noted in the log of the server. */
  readonly damagedLines: Set<number>
}

export const newTable = (room: Room, fence: number | null, now: number): Table => ({
  id: room.id,
  fence,
  isGone: false,
  room,
  match: null,
  end: null,
  busy: Promise.resolve(),
  here: new Map(),
  left: new Map(),
  openedAt: now,
  isDeserted: false,
  alarm: null,
  pause: null,
  usedAt: Date.now(),
  takeBack: null,
  late: null,
  macros: noMacros,
  damagedLines: new Set(),
})

/** Does something at a table after all that was asked of it before. */
export function inTurn<T>(table: Table, work: () => Promise<T>): Promise<T> {
  table.usedAt = Date.now()
  const done = table.busy.then(() => {
    if (table.isGone) throw new Elsewhere(table.id)
    return work()
  })
  table.busy = done.catch(() => undefined)
  return done
}

/** Players who are not there; bots always are. */
export function awayAt(table: Table): readonly Side[] {
  const { players } = presenceAt(table)
  return sides.filter(side => {
    const seat = table.room.seats[side]
    return seat !== null && botAt(seat) === null && !players.has(seat.who.id)
  })
}

export const standingAt = ({ match, takeBack }: Table): Standing => ({
  draw: match?.position.draw ?? null,
  takeBack,
  mended: match !== null && isToldOfMending(match) ? { lost: match.mended?.lost ?? 0 } : null,
})

export function presenceAt({ here, left, openedAt, room }: Table): Presence {
  const people = new Map([...here.values()].map(person => [person.id, person]))
  const spectators = [...people.values()].filter(({ id }) => sideOf(room, id) === null)
  const lastHere = (player: string): number => left.get(player) ?? openedAt
  return { players: new Set(people.keys()), lastHere, spectators: spectators.map(({ name }) => name) }
}
