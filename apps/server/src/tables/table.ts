import type { TakeBack } from '@paydata/protocol'
import type { Late } from '../matches/late.ts'
import type { Match } from '../matches/match.ts'
import { isToldOfMending } from '../matches/match.ts'
import type { Room } from '../rooms/room.ts'
import type { Standing } from '../rooms/views.ts'
import type { Ending } from '../seen/parts.ts'
import type { Alarms } from './due.ts'
import { People } from './people.ts'

/**
 * A game with everything around it, in memory as long as somebody is there. Each part that changes is changed by one module,
 * which is named beside it; all others read it, or call a function of that module.
 */
export interface Table {
  readonly id: string
  /** What this process has to show to write to the game; null where there is only one process. */
  readonly fence: number | null
  /** Another process has the game, or it has to be read again: nothing is done here any more. By `queue.ts`. */
  readonly isClosed: boolean
  /** Settles when everything that was asked so far is done. By `queue.ts`. */
  readonly queue: Promise<unknown>
  readonly usedAt: number
  /** Seats, decks, settings, orders: as they are on disk. By `room-record.ts`. */
  readonly room: Room
  /** Nobody who plays the game has been there for hours; the lobby does not show it until a player is back. By `room-record.ts`. */
  readonly isDeserted: boolean
  /** The game itself; null before it begins, and of a game that is over if this release cannot read its log. By `beginMatch`. */
  readonly match: Match | null
  /** How a game ended that was over, and kept as it was seen, when it was read. */
  readonly end: Ending | null
  readonly people: People
  /** What happens here by itself. By `clocks.ts` and `bots.ts`. */
  readonly alarms: Alarms
  /** The game as late spectators of both hands see it, once there are any. By `lateness.ts`. */
  readonly late: Late | null
  /** The take-back that a player asks the opponent for, as long as the game stays where it is. By `take-back-requests.ts`. */
  readonly takeBack: TakeBack | null
  /** Lines of the chat that could not be read and are noted in the log of the server already. By `sockets/chat.ts`. */
  readonly damagedLines: Set<number>
}

/** What is stored of a game, as it was read. */
export type Stored = Pick<Table, 'fence' | 'room' | 'isDeserted' | 'match' | 'end'>

/** Field by field: V8 gives each table a form of its own otherwise, which takes as much memory as the table. */
export const newTable = (
  { fence, room, isDeserted, match, end }: Stored,
  alarms: Alarms,
  now: number,
): Table => ({
  id: room.id,
  fence,
  room,
  isDeserted,
  match,
  end,
  isClosed: false,
  queue: Promise.resolve(),
  usedAt: Date.now(),
  people: new People(now),
  alarms,
  late: null,
  takeBack: null,
  damagedLines: new Set(),
})

export const standingAt = ({ match, takeBack }: Pick<Table, 'match' | 'takeBack'>): Standing => ({
  draw: match?.position.draw ?? null,
  takeBack,
  mended: match !== null && isToldOfMending(match) ? { lost: match.mended?.lost ?? 0 } : null,
})
