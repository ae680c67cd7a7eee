import type { WaitingView } from '@paydata/engine'
import { nextFall } from '@paydata/match'
import { isByPost } from '@paydata/protocol'
import type { Match } from '../matches/match.ts'
import type { BotPlays, Room, Side } from '../rooms/room.ts'
import { botAt } from '../rooms/room.ts'

/** A bot that has to answer, and the entry after which it is asked. */
export interface BotAsked extends BotPlays {
  readonly by: Side
  readonly n: number
  readonly asks: WaitingView['asks']
}

/** What happens by itself at a position, unless something else happens before. */
export interface Due {
  /** When the player who has to decide runs out of time; null where nobody can, or nobody waits for it, as by post. */
  readonly fallsAt: number | null
  readonly bot: BotAsked | null
}

/** Waits for something to happen by itself. What then happens is fixed when a table is opened; a move only says when. */
export interface Alarm<Of> {
  /** Waits for this from now on, instead of what it waited for; for nothing if it is null. */
  set(of: Of | null): void
  isSet(): boolean
}

/** The alarms of a table. */
export interface Alarms {
  /** Rings when the time of a player is up. */
  readonly clock: Alarm<number>
  /** Rings after the pause before a bot answers. */
  readonly bot: Alarm<BotAsked>
}

type On = Pick<Match, 'position' | 'since'>
type Seated = Pick<Room, 'seats' | 'settings'>

export const dueAt = (match: On, room: Seated): Due => ({
  fallsAt: isByPost(room.settings.clock) ? null : fallOf(match),
  bot: askedBot(match, room),
})

/** When the next player runs out of time. */
export function fallOf({ position, since }: On): number | null {
  const fall = nextFall(position, since, since)
  return fall === null ? null : since + fall.in
}

export function askedBot(
  { position }: Pick<On, 'position'>,
  { seats }: Pick<Room, 'seats'>,
): BotAsked | null {
  if (position.result !== null) return null
  for (const { for: by, asks } of position.game.waiting) {
    const bot = botAt(seats[by])
    if (bot !== null) return { by, ...bot, n: position.n, asks }
  }
  return null
}

/** Sees to what is due, and to nothing else that was due before. */
export function schedule({ clock, bot }: Alarms, due: Due): void {
  clock.set(due.fallsAt)
  bot.set(due.bot)
}

/** Nothing happens by itself any more. */
export const stopAlarms = (alarms: Alarms): void => schedule(alarms, { fallsAt: null, bot: null })
