import { z } from 'zod'
import { writtenText } from './text.ts'

export const side = z.enum(['corp', 'runner'])

/** The id of a game, which never changes. It is part of the link to the game, and too long to be guessed. */
export const gameId = z
  .string()
  .max(20, { abort: true })
  .regex(/^[a-z0-9]{20}$/)
export type GameId = z.infer<typeof gameId>

/** A short code that a friend types to find a game that has not begun. */
export const gameCode = z
  .string()
  .max(40, { abort: true })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6}$/)

/** The id of a guest, a player or a bot. */
export const playerId = z.string().regex(/^[\w-]{1,40}$/)

/** The client makes an id for each request, so that the server does a repeated request only once. */
export const clientId = z.string().regex(/^[\w-]{8,40}$/)

/**
 * One line without invisible characters or characters that reverse the direction of text. The variation selector that makes an
 * emoji of the character before it, as telephones send it, is allowed after a character.
 */
export const oneLine = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]\ufe0f?)*$/u

/** A name that was given before, by whatever rule. */
export const earlierName = writtenText('NFKC', 24).min(1)

/**
 * The name of a player: one line without invisible characters, not even those that Unicode counts as letters or symbols. It is more
 * than punctuation, accents and letters that only change the one before.
 */
export const playerName = earlierName
  .regex(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}\p{Sc}\p{Sm}\p{So}]/u)
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u)
  .regex(/^[^\p{Default_Ignorable_Code_Point}\u2800]+$/u)

export const password = z.string().min(8).max(200)

/** The version of a view: the number of entries of the game's log that it shows. */
export const version = z.int().min(0)

export const kindOfPlayer = z.enum(['guest', 'claimed', 'bot'])

/** How a bot plays: at random among legal options, by simple rules, or by thinking ahead. */
export const botLevel = z.enum(['random', 'sensible', 'search'])
export type BotLevel = z.infer<typeof botLevel>

export const person = z.object({
  id: z.string(),
  name: z.string(),
  kind: kindOfPlayer,
  /** Of a bot, how it plays: by that, a page says its name in the language of its reader. Earlier servers do not tell. */
  level: botLevel.optional(),
})
export type Person = z.infer<typeof person>
