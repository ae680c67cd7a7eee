import type { Macro } from '@paydata/bots'
import type { Reply } from '@paydata/engine'

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
  readonly by: Side
  readonly left: Left | null
}

/** The macros of players that wait for their opponent behind an entry; left out where there are none. */
interface GoingOn {
  readonly going?: MacrosOf | undefined
}

/** A player's reply to a question. */
export interface AnswerEntry extends Common, GoingOn {
  readonly kind: 'answer'
  /** Whether the player gave it, or a macro that their last answer began, or their standing orders, or a bot. */
  readonly how: 'player' | 'macro' | 'order' | 'bot'
  /** What the client called it, so that it is known when it is sent again. */
  readonly id: string | null
  readonly reply: Reply
  /** Why a bot answered so, which others are told when the game is over. */
  readonly because?: string | undefined
  /** An offer of a draw stands on, as nothing was done but to pass. */
  readonly draw?: 'stands' | undefined
}

/** One thing that changed a game. Together with its setup these are the game; nothing else is. */
export type Entry =
  | AnswerEntry
  | (Common & { readonly kind: 'concession' | 'timeOut' })
  /** The player has left, and the opponent does not wait any longer. */
  | (Common & { readonly kind: 'absence' })
  /** A player of a game with clocks has come, or has gone. */
  | (Common & GoingOn & { readonly kind: 'presence'; readonly is: 'here' | 'away' })
  /** A draw is offered; or taken back, or refused; or agreed on by the player to whom it was offered. */
  | (Common & { readonly kind: 'drawOffer' | 'drawRefusal' | 'draw' })
  /** The game is again as it was after entry `to`. */
  | (Common & { readonly kind: 'takeBack'; readonly to: number })
