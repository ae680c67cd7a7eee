import { z } from 'zod'
import { oneLine, side } from './names.ts'
import { writtenText } from './text.ts'

/**
 * Seconds for each player: `bank` to decide, and `increment` that each answer brings. While a player who is away is asked, the bank
 * `away` runs first. When that is used up, the clock runs, and the opponent may claim the victory.
 */
export const clockSettings = z.strictObject({
  bank: z.int().min(60).max(7200),
  increment: z.int().min(0).max(120),
  away: z.int().min(0).max(1800).default(180),
})

/** For how many days a player may think who plays by post. */
export const daysByPost = [1, 2, 3, 5, 7] as const

/**
 * A game by post: days for each player, which begin anew whenever the game is handed over to them. Where holidays are allowed, time
 * stands still while a player is on one.
 */
export const postSettings = z.strictObject({
  days: z.literal(daysByPost),
  holidays: z.enum(['allowed', 'never']).default('allowed'),
})
export type PostSettings = z.infer<typeof postSettings>

export const spectatorSettings = z.discriminatedUnion('see', [
  z.strictObject({ see: z.literal('nothing') }),
  z.strictObject({ see: z.literal('table') }),
  /** Spectators see both hands, `delay` seconds late. */
  z.strictObject({ see: z.literal('hands'), delay: z.int().min(60).max(3600) }),
])

/** Says which cards decks are made of, and by which lists they are judged: packages/cards/data/formats.json. */
export const format = z.enum(['all', 'startup', 'standard', 'eternal', 'system-gateway', 'core'])

/** Older editions of the rules go with some formats only: packages/decks/src/editions.ts. */
export const edition = z.enum(['26.03', '1.6', '1.4', '2017', '2013', '2012'])

/** The settings that the players agree on before a game. */
export const settings = z.strictObject({
  title: z.string().trim().max(60).default(''),
  listed: z.enum(['public', 'private']).default('public'),
  edition: edition.default('26.03'),
  format: format.default('all'),
  clock: z.union([clockSettings, postSettings]).nullable().default(null),
  spectators: spectatorSettings.default({ see: 'table' }),
  /** Who may see everything once the game is over. */
  replays: z.enum(['players', 'everybody']).default('players'),
  takeBacks: z.enum(['allowed', 'never']).default('allowed'),
  /** A game for points changes the ratings of its players. It needs a clock, and what was learned cannot be taken back. */
  stakes: z.enum(['friendly', 'rated']).default('friendly'),
  /** A match of two: the sides are swapped for a second game, which begins by itself. */
  match: z.enum(['one', 'two']).default('one'),
})
export type Settings = z.infer<typeof settings>

export const newRoom = settings.extend({
  /** Checked like a chat line. */
  title: writtenText('NFC', 60).regex(oneLine).default(''),
  side: z.enum([...side.options, 'random']).default('random'),
  /** The host tells it to friends. It protects nothing but this game, so any length is allowed. */
  password: z.string().min(1).max(100).nullable().default(null),
})
