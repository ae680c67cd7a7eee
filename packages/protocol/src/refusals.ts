import type { Done, Refused, ReplyRefusalCode } from '@paydata/engine'
import { z } from 'zod'
import { detail } from './details.ts'

/** Why the engine refuses a reply. */
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
] as const satisfies readonly ReplyRefusalCode[]

/** Why the server refuses a request. A refused request has changed nothing. */
export const requestRefusalCode = z.enum([
  ...ofReplies,
  /** The client sends this kind of request too fast; `again` says how long to wait. */
  'tooFast',
  'tooLarge',
  'busy',
  'closing',
  'notSignedIn',
  'wrongPassword',
  /** Others would guess the new password. */
  'weakPassword',
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
  /** Another window has changed the deck since. */
  'staleDeck',
  'notAllowed',
  /** The stored game is damaged. */
  'damaged',
  'wrongOrigin',
  /** The server has made a mistake. It is in the server's log, and the client is told nothing about it. */
  'broken',
])
export type RequestRefusalCode = z.infer<typeof requestRefusalCode>

export const refusedRequest = z.object({
  ok: z.literal(false),
  why: requestRefusalCode,
  /** Empty: whoever shows the reason words it. Earlier releases wrote words here, and ask for a text. */
  says: z.string(),
  /** Details, such as what makes a deck illegal. */
  because: z.array(detail).optional(),
  /** Seconds until the client may try again. */
  again: z.number().optional(),
})
/** The `Refused` of the engine with what a client may be told beside it. */
export type RefusedRequest = z.infer<typeof refusedRequest> & Refused<RequestRefusalCode>

/** What comes of a request, over whatever way it is sent. */
export type RequestOutcome<Given = unknown> = Done<Given> | RefusedRequest
