import { z } from 'zod'
import { oneLine, side } from './names.ts'
import { writtenText } from './text.ts'

/**
 * A bank of time for each player, and what comes back with each answer: in seconds. While a player is asked who is not
 * there, a bank of its own runs instead; when that is used up the clock runs, and the opponent may claim the victory.
 */
export const clockSettings = z.strictObject({
  bank: z.int().min(60).max(7200),
  increment: z.int().min(0).max(120),
  away: z.int().min(0).max(1800).default(180),
})

export const spectatorSettings = z.discriminatedUnion('see', [
  z.strictObject({ see: z.literal('nothing') }),
  z.strictObject({ see: z.literal('table') }),
  /** Both hands, so many seconds late. */
  z.strictObject({ see: z.literal('hands'), delay: z.int().min(60).max(3600) }),
])

/** What is agreed on before a game. */
export const settings = z.strictObject({
  title: z.string().trim().max(60).default(''),
  listed: z.enum(['public', 'private']).default('public'),
  edition: z.enum(['26.03']).default('26.03'),
  pool: z.enum(['all', 'core']).default('all'),
  clock: clockSettings.nullable().default(null),
  spectators: spectatorSettings.default({ see: 'table' }),
  /** Who may see everything once the game is over. */
  replays: z.enum(['players', 'everybody']).default('players'),
  takeBacks: z.enum(['allowed', 'never']).default('allowed'),
})
export type Settings = z.infer<typeof settings>

export const newRoom = settings.extend({
  /** As what is said in the chat. */
  title: writtenText('NFC', 60).regex(oneLine).default(''),
  side: z.enum([...side.options, 'random']).default('random'),
  /** Told to friends, and worth no more than the game. */
  password: z.string().min(1).max(100).nullable().default(null),
})
