import { z } from 'zod'
import { detail } from './details.ts'
import { botLevel, gameId, person, side, version } from './names.ts'
import { settings } from './settings.ts'

export const roomState = z.enum(['open', 'playing', 'over', 'abandoned'])

/** How a game ended. `how` is a word of the engine, or `time`, or `absence`. The winner of a draw is null. */
export const result = z.object({ winner: side.nullable(), how: z.string() })
export type Result = z.infer<typeof result>

/** How long a bot seems to think: as long as a person, less, hardly, or not at all. */
export const botPace = z.enum(['human', 'steady', 'brisk', 'instant'])
export type BotPace = z.infer<typeof botPace>

export const chosenDeck = z.object({
  name: z.string(),
  identity: z.string(),
  cards: z.array(z.tuple([z.string(), z.int()])),
  /** Everything that makes the deck illegal. A player with an illegal deck cannot be ready. */
  problems: z.array(detail),
})

const halfOfMatch = z.object({
  /** 3 for a game won, and 1 for a draw. */
  points: z.int(),
  /** Agenda points of all games, which decide between equal points. */
  agenda: z.int(),
})

/** What a room tells of the match that its game is one of two of. */
export const matchOfTwo = z.object({
  nth: z.union([z.literal(1), z.literal(2)]),
  /** The other game; null as long as the first one is not over. */
  other: gameId.nullable(),
  /** When the second game begins by itself, by the clock of the server; null in the first, and when it has begun. */
  begins: z.number().nullable(),
  /** What each player has so far, at the seat that they have in this game. */
  so: z.object({ corp: halfOfMatch, runner: halfOfMatch }),
})
export type MatchOfTwo = z.infer<typeof matchOfTwo>

export const seat = z.object({
  who: person,
  deck: z.enum(['none', 'illegal', 'chosen']),
  /** What the deck is called; null unless its owner shows that. */
  deckName: z.string().nullable(),
  ready: z.boolean(),
  /** Whether the player has this game open in a window. */
  here: z.boolean(),
  /** Since when the player has no window open, by the clock of the server. After three minutes in which they are asked, the opponent may claim the victory. */
  awaySince: z.number().nullable(),
  /** Until when the player is on holiday, in a game by post: their time stands until then. */
  holiday: z.number().nullable(),
  wants: z.enum(['nothing', 'swap', 'rematch']),
  /** The level of the bot that plays for a player who has left. */
  standIn: botLevel.nullable(),
})
export type SeatView = z.infer<typeof seat>

/** The ways in which cards become known, in the words of the engine. Everybody at the table sees that each happens. */
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
 * A player would like to take back their last answer and everything after it. This says how far that goes and how much was learned,
 * but not what. The request stands until the game goes on. After a refusal it cannot be made again before that.
 */
export const takeBack = z.object({
  by: side,
  version,
  /** How many answers of each player it undoes. Passes by standing orders do not count. */
  answers: z.object({ corp: z.int(), runner: z.int() }),
  /** How many turns have begun since. */
  turns: z.int(),
  /** In which ways cards have become known since, as everybody at the table saw: who did it, and with how many cards. */
  learned: z.array(z.object({ how: learning, by: side.nullable(), count: z.int() })),
  /** How many cards the player has seen since for the first time. */
  cards: z.int(),
  chance: z.enum(['used', 'notUsed']),
  is: z.enum(['asked', 'refused']),
})
export type TakeBack = z.infer<typeof takeBack>

/** The room around the table of a game, as one viewer may see it: before the game, during it and after it. */
export const room = z.object({
  id: gameId,
  /** Shown only to players who have a seat, as long as the other one is free. */
  code: z.string().nullable(),
  state: roomState,
  settings,
  locked: z.boolean(),
  host: z.string(),
  seats: z.object({ corp: seat.nullable(), runner: seat.nullable() }),
  you: side.nullable(),
  yourDeck: chosenDeck.nullable(),
  /** The deck for the second game of a match, of the other side. */
  yourSecondDeck: chosenDeck.nullable(),
  match: matchOfTwo.nullable(),
  spectators: z.object({
    count: z.int(),
    names: z.array(z.string()),
    /** `silent` as long as a player wants the spectators to be silent. */
    channel: z.enum(['talking', 'silent']),
  }),
  /** Shown to the host: the players sent away from a seat, who can sit down again only when the host lets them. */
  unseated: z.array(person),
  /** The hash of the server's part of the seed for the shuffles. It is shown before any player gives theirs. */
  commitment: z.string(),
  /** The player who offers a draw, as long as the offer stands. */
  draw: side.nullable(),
  /** The take-back that one player asks the other for. Shown only to the two players. */
  takeBack: takeBack.nullable(),
  /** How many answers were lost because the rules or cards were changed while nobody played. Shown for a while. */
  mended: z.object({ lost: z.int() }).nullable(),
  result: result.nullable(),
  rematch: gameId.nullable(),
})
export type RoomView = z.infer<typeof room>

/** A game in the list of the lobby. */
export const listing = z.object({
  id: gameId,
  state: roomState,
  settings,
  locked: z.boolean(),
  seats: z.object({ corp: person.nullable(), runner: person.nullable() }),
  since: z.number(),
})
export type Listing = z.infer<typeof listing>
