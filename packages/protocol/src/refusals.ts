import type { Refused } from '@paydata/engine'
import { z } from 'zod'
import { detail } from './details.ts'

/** What the engine says of a reply. */
const ofReplies = [
  'gameOver',
  'notAPlayer',
  'notAsked',
  'staleQuestion',
  'notAnOption',
  'tooFew',
  'tooMany',
  'chosenTwice',
  'outOfRange',
  'wrongForm',
  'malformed',
] as const satisfies readonly Refused[]

/** Why something asked of the server is not done. Nothing has changed. */
export const whyRefused = z.enum([
  ...ofReplies,
  /** More than the limit of this door; `again` says when to come back. */
  'tooFast',
  'tooLarge',
  'busy',
  'closing',
  'notSignedIn',
  'wrongPassword',
  'nameTaken',
  'notAGuest',
  'noSuchThing',
  'noSuchGame',
  'notYourGame',
  'notTheHost',
  'seatTaken',
  'notSeated',
  'alreadySeated',
  'hasBegun',
  'notOn',
  'notReady',
  'deckUnread',
  'deckIllegal',
  'notAllowed',
  /** What is stored of the game is not as it was written. */
  'damaged',
  'wrongOrigin',
  /** A mistake of the server: it is in its log, and nothing of it is told. */
  'broken',
])
export type WhyRefused = z.infer<typeof whyRefused>

export const refusal = z.object({
  ok: z.literal(false),
  why: whyRefused,
  /** In words, for who reads no codes. */
  says: z.string(),
  /** Details, such as what makes a deck illegal. */
  because: z.array(detail).optional(),
  /** Seconds until it may be tried again. */
  again: z.number().optional(),
})
export type Refusal = z.infer<typeof refusal>
