import type { Macro } from '@paydata/bots'
import type { NamedReply, Reply, Side } from '@paydata/engine'
import type { Because } from '@paydata/protocol'
import type { Numbers } from './numbers.ts'

/** How many milliseconds each player still has, to decide and to be away. */
export interface Left {
  readonly corp: number
  readonly runner: number
  readonly away: { readonly corp: number; readonly runner: number }
}

/** The macro that each player has under way. */
export type MacrosOf = Readonly<Record<Side, Macro | null>>

interface Common {
  readonly at: number
  readonly left: Left | null
}

interface ByPlayer extends Common {
  readonly by: Side
}

/** An entry that changes the game itself. */
interface Changing extends ByPlayer {
  /** A digest of the game after the entry. Entries of older servers do not have it. */
  readonly after?: string | undefined
}

/** The macros that wait for the opponent after an entry; left out where there are none. */
interface GoingOn {
  readonly going?: MacrosOf | undefined
}

interface Answer extends ByPlayer, GoingOn {
  readonly kind: 'answer'
  /** Who gave the answer: the player, a macro that the player's last answer began, the player's standing orders, or a bot. */
  readonly how: 'player' | 'macro' | 'order' | 'bot'
  /** The id that the client gave the request, by which a repeated request is recognised. */
  readonly id: string | null
  /** Why a bot gave this answer. Others are told when the game is over. */
  readonly because?: Because | undefined
  /** The offer of a draw still stands, as the answer only passed. */
  readonly draw?: 'stands' | undefined
}

/** An answer whose reply gives options by their places, as clients send it. Logs of older servers contain such answers. */
export interface GivenAnswer extends Answer {
  readonly reply: Reply
}

/** An answer that names its options, so that it means the same when a later release lists options in another order. */
export interface AnswerEntry extends Answer {
  readonly named: NamedReply
  readonly after: string
}

/**
 * The rules or the cards were changed while nobody played. The game continues by those with these numbers, from the position after
 * entry `to`, as it was saved then.
 */
export interface MendedEntry extends Common, Numbers {
  readonly kind: 'mended'
  readonly to: number
  readonly saved: string
}

/** One change of a game. The setup and the entries together determine the whole game. */
export type Entry =
  | AnswerEntry
  | (Changing & { readonly kind: 'concession' | 'timeOut' })
  /** The player was away for too long, and the opponent has claimed the victory. */
  | (Changing & { readonly kind: 'absence' })
  /**
   * A player of a game with clocks has come, or has gone. By post it is a holiday, which gives so many milliseconds to who is asked; to
   * come back early takes away those that are left of it.
   */
  | (ByPlayer &
      GoingOn & {
        readonly kind: 'presence'
        readonly is: 'here' | 'away'
        readonly adds?: number | undefined
      })
  /** A player offers a draw; takes the offer back, or refuses it. */
  | (ByPlayer & { readonly kind: 'drawOffer' | 'drawRefusal' })
  /** A player accepts the offer of a draw. */
  | (Changing & { readonly kind: 'draw' })
  /** The game is again as it was after entry `to`. */
  | (Changing & { readonly kind: 'takeBack'; readonly to: number })
  | MendedEntry

/** An entry as a log of any release may contain it. */
export type StoredEntry = Entry | GivenAnswer
