import { z } from 'zod'
import { writtenText } from './text.ts'

export const side = z.enum(['corp', 'runner'])

/** Names a game for ever, and is the link to it: too long to be guessed. */
export const gameId = z
  .string()
  .max(20, { abort: true })
  .regex(/^[a-z0-9]{20}$/)
export type GameId = z.infer<typeof gameId>

/** What a friend types to find a game that has not begun. */
export const gameCode = z
  .string()
  .max(40, { abort: true })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6}$/)

/** Of a guest, a player or a bot. */
export const playerId = z.string().regex(/^[\w-]{1,40}$/)

/** Made by the client for each thing it wants done, so that asking twice does it once. */
export const clientId = z.string().regex(/^[\w-]{8,40}$/)

/**
 * One line, without anything invisible or that turns text around. What makes a picture of the sign before it, as telephones
 * send it, has to have such a sign.
 */
export const oneLine = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]\ufe0f?)*$/u

/** What others see of a player: one line without anything invisible in it, not even what is a letter or a sign by name. */
export const playerName = writtenText('NFKC', 24)
  .min(1)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u)
  .regex(/^[^\p{Default_Ignorable_Code_Point}\u2800]+$/u)

export const password = z.string().min(8).max(200)

/** How many entries of a game's log a view shows. */
export const version = z.int().min(0)

export const kindOfPlayer = z.enum(['guest', 'claimed', 'bot'])

export const person = z.object({ id: z.string(), name: z.string(), kind: kindOfPlayer })
export type Person = z.infer<typeof person>
