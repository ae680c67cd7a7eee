import type { Macro } from '@paydata/bots'
import type { NamedReply, Reply } from '@paydata/engine'
import type { Because } from '@paydata/protocol'
import type { Numbers } from './numbers.ts'

type Side = 'corp' | 'runner'

/** Milliseconds that each player still has, to decide and to be away. */
export interface Left {
  readonly corp: number
  readonly runner: number
  readonly away: { readonly corp: number; readonly runner: number }
}

/** What each player has going on. */
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
  /** A digest of the game after it; entries of servers before do not have it. */
  readonly after?: string | undefined
}

/** The macros of players that wait for their opponent behind an entry; left out where there are none. */
interface GoingOn {
  readonly going?: MacrosOf | undefined
}

interface Answer extends ByPlayer, GoingOn {
  readonly kind: 'answer'
  /** Whether the player gave it, or a macro that their last answer began, or their standing orders, or a bot. */
  readonly how: 'player' | 'macro' | 'order' | 'bot'
  /** What the client called it, so that it is known when it is sent again. */
  readonly id: string | null
  /** Why a bot answered so, which others are told when the game is over. */
  readonly because?: Because | undefined
  /** An offer of a draw stands on, as nothing was done but to pass. */
  readonly draw?: 'stands' | undefined
}

/** A reply as it is given, by the places of options. Logs of servers before hold these. */
export interface GivenAnswer extends Answer {
  readonly reply: Reply
}

/** A player's reply to a question, by what it names: it means the same when a later release lists other options. */
export interface AnswerEntry extends Answer {
  readonly named: NamedReply
  readonly after: string
}

/**
 * The rules or the cards were changed while nobody played, and the game goes on by those of these numbers: from where it was
 * after entry `to`, as it was saved then.
 */
export interface MendedEntry extends Common, Numbers {
  readonly kind: 'mended'
  readonly to: number
  readonly saved: string
}

/** One thing that changed a game. Together with its setup these are the game; nothing else is. */
export type Entry =
  | AnswerEntry
  | (Changing & { readonly kind: 'concession' | 'timeOut' })
  /** The player has left, and the opponent does not wait any longer. */
  | (Changing & { readonly kind: 'absence' })
  /** A player of a game with clocks has come, or has gone. */
  | (ByPlayer & GoingOn & { readonly kind: 'presence'; readonly is: 'here' | 'away' })
  /** A draw is offered; or taken back, or refused. */
  | (ByPlayer & { readonly kind: 'drawOffer' | 'drawRefusal' })
  /** A draw is agreed on by the player to whom it was offered. */
  | (Changing & { readonly kind: 'draw' })
  /** The game is again as it was after entry `to`. */
  | (Changing & { readonly kind: 'takeBack'; readonly to: number })
  | MendedEntry

/** An entry as logs of any age hold it. */
export type StoredEntry = Entry | GivenAnswer
