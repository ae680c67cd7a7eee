import { z } from 'zod'
import { detail } from './details.ts'
import { gameId, person, side, version } from './names.ts'
import { settings } from './settings.ts'

export const roomState = z.enum(['open', 'playing', 'over', 'abandoned'])

/** How a game ended. `how` is the engine's word, or `time`, or `absence`; nobody won a draw. */
export const result = z.object({ winner: side.nullable(), how: z.string() })
export type Result = z.infer<typeof result>

/** How a bot plays: anything legal, with sense, or with thought. */
export const botLevel = z.enum(['random', 'sensible', 'search'])
export type BotLevel = z.infer<typeof botLevel>

export const chosenDeck = z.object({
  name: z.string(),
  identity: z.string(),
  cards: z.array(z.tuple([z.string(), z.int()])),
  /** Everything that makes it illegal; nobody is ready with such a deck. */
  problems: z.array(detail),
})

export const seat = z.object({
  who: person,
  deck: z.enum(['none', 'illegal', 'chosen']),
  ready: z.boolean(),
  /** Whether a window of theirs is open on this game. */
  here: z.boolean(),
  /** Since when none is, as the server counts: after three minutes in which they are asked, the opponent may claim. */
  awaySince: z.number().nullable(),
  wants: z.enum(['nothing', 'swap', 'rematch']),
  /** The bot that plays on for who has left. */
  standIn: botLevel.nullable(),
})
export type SeatView = z.infer<typeof seat>

/** Ways in which cards come to be known, as the engine calls them: everybody at the table sees that it happens. */
export const learning = z.enum([
  'drawn',
  'accessed',
  'lookedAt',
  'searched',
  'revealed',
  'exposed',
  'rezzed',
  'turnedFaceup',
  'bidsRevealed',
])
export type Learning = z.infer<typeof learning>

/**
 * A player would like to take back their last answer, and everything since: how far that is, and what was learned by it,
 * without telling what it was. It stands as long as the game does not go on; refused, it is not asked again before that.
 */
export const takeBack = z.object({
  by: side,
  version,
  /** The answers of each player that it undoes; what standing orders passed is none. */
  answers: z.object({ corp: z.int(), runner: z.int() }),
  /** Turns that have begun since. */
  turns: z.int(),
  /** What happened since by which cards became known, as everybody at the table saw it; who did it, and with how many cards. */
  learned: z.array(z.object({ how: learning, by: side.nullable(), count: z.int() })),
  /** Cards that the player has seen since for the first time. */
  cards: z.int(),
  chance: z.enum(['used', 'notUsed']),
  is: z.enum(['asked', 'refused']),
})
export type TakeBack = z.infer<typeof takeBack>

/** A game as somebody sees it around the table: in the waiting room, while it is on, and after it. */
export const room = z.object({
  id: gameId,
  /** Only for those who have a seat, as long as a seat is free. */
  code: z.string().nullable(),
  state: roomState,
  settings,
  locked: z.boolean(),
  host: z.string(),
  seats: z.object({ corp: seat.nullable(), runner: seat.nullable() }),
  you: side.nullable(),
  yourDeck: chosenDeck.nullable(),
  spectators: z.object({
    count: z.int(),
    names: z.array(z.string()),
    /** Silent as long as a player wants them to be. */
    channel: z.enum(['talking', 'silent']),
  }),
  /** For the host: whom they have sent away from a seat, and who sits down again only when the host lets them. */
  unseated: z.array(person),
  /** What the server's part of the shuffles hashes to, told before any player gives theirs. */
  commitment: z.string(),
  /** Who offers a draw, as long as the offer stands. */
  draw: side.nullable(),
  /** The take-back that one player asks of the other: for the two of them. */
  takeBack: takeBack.nullable(),
  /** The rules or cards were changed while nobody played: for a while, how many answers were lost by it. */
  mended: z.object({ lost: z.int() }).nullable(),
  result: result.nullable(),
  rematch: gameId.nullable(),
})
export type RoomView = z.infer<typeof room>

/** A line in the lobby. */
export const listing = z.object({
  id: gameId,
  state: roomState,
  settings,
  locked: z.boolean(),
  seats: z.object({ corp: person.nullable(), runner: person.nullable() }),
  since: z.number(),
})
export type Listing = z.infer<typeof listing>
