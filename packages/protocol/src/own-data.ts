import { z } from 'zod'
import { chatLine } from './chat.ts'
import { deckVersion, keptDeck } from './decks.ts'
import { device } from './devices.ts'
import { presenceWish } from './friend-routes.ts'
import { measure } from './measures.ts'
import { clientId, gameId, person, side } from './names.ts'
import { noticeWishes } from './notices.ts'
import { noPoints, ratingWish } from './ratings.ts'
import { requestRefusalCode } from './refusals.ts'
import { auditLine, role } from './roles.ts'
import { result, roomState } from './room.ts'
import { challenge } from './searches.ts'
import { track } from './seen.ts'
import { edition } from './settings.ts'

/** Milliseconds since 1970. */
const moment = z.number()
const deckBrought = deckVersion.omit({ format: true })
const isThere = z.enum(['kept', 'none'])

/** A game that names the player, and all that is kept beside it about them. */
const ownGame = z.strictObject({
  game: gameId,
  /** As what the room names the player. */
  as: z.enum([...side.options, 'host', 'sentAway', 'nothing']),
  /** Null if the room cannot be read any more. */
  room: z
    .object({
      title: z.string(),
      state: roomState,
      edition,
      /** Null for a game in which the player has no seat. */
      opponent: person.nullable(),
      result: result.nullable(),
      since: moment,
    })
    .nullable(),
  /** The deck that they chose, of those that they keep. */
  deck: z.strictObject({ id: z.string(), version: z.int().nullable() }).nullable(),
  outcome: z
    .object({
      identity: z.string(),
      against: z.string(),
      turns: z.int(),
      seconds: z.int(),
      endedAt: moment,
    })
    .nullable(),
  /** What a game for points came to for the player. `why` says why it gave none. */
  points: z
    .object({ why: noPoints.nullable(), before: z.number().nullable(), after: z.number().nullable() })
    .nullable(),
  /** Since when they are asked, and by when they have to answer. */
  turn: z.strictObject({ since: moment, dueAt: moment.nullable() }).nullable(),
  /** Whether a keyed hash of the address is kept from which they play a game for points. */
  addressHash: isThere,
})
export type OwnGame = z.infer<typeof ownGame>

const ownReport = z.strictObject({
  id: z.string(),
  game: z.string(),
  at: moment,
  about: z.enum(['ruling', 'line', 'damaged']),
  /** What the player wrote. */
  text: z.string().nullable(),
})

/**
 * What a server keeps about a player, in parts: a row of each part is one of these. Secrets are named but not given: passwords,
 * recovery codes, sessions and the addresses of push services would let somebody else in. Decks are given by routes of their own.
 */
export const ownParts = {
  /** One row. */
  account: z.strictObject({
    player: person,
    madeAt: moment,
    password: isThere,
    recoveryCode: isThere,
    role: role.nullable(),
    ratings: ratingWish,
    presence: presenceWish,
    notices: z.object({ wishes: noticeWishes, inputAt: moment.nullable() }),
    /** Until when they are told of searches of others, to which format or to any. */
    called: z.object({ format: z.string().nullable(), until: moment }).nullable(),
    decks: z.object({ bytes: z.number(), seenAt: moment }).nullable(),
  }),
  sessions: z.strictObject({ device: device.nullable(), beganAt: moment, seenAt: moment }),
  subscriptions: z.strictObject({ service: z.string(), language: z.string(), madeAt: moment }),
  holidays: z.strictObject({ begins: moment, ends: moment }),
  games: ownGame,
  /** What the player wrote in chats. */
  lines: chatLine.omit({ who: true, id: true }).extend({ game: z.string() }),
  reports: ownReport,
  ratings: z.strictObject({
    side: z.string(),
    format: z.string(),
    rating: z.number(),
    deviation: z.number(),
    volatility: z.number(),
    games: z.int(),
    at: moment,
  }),
  /** Whom the player has beaten in a season; null for somebody who was deleted. */
  wins: z.strictObject({ season: z.string(), over: person.nullable() }),
  searches: z.strictObject({
    game: gameId,
    state: z.string(),
    side: z.string(),
    format: z.string(),
    pace: z.string(),
    stakes: z.string(),
    /** The decks with which they came. */
    decks: z.object({ corp: deckBrought.nullable(), runner: deckBrought.nullable() }),
    since: moment,
    met: gameId.nullable(),
    endedAt: moment.nullable(),
    addressHash: isThere,
  }),
  challenges: challenge,
  muted: person,
  blocked: person,
  /** Whom the player follows. */
  followed: person,
  /** What the player noted about others, for their own eyes. */
  notesAbout: z.strictObject({ about: person, text: z.string() }),
  /** What was done to the player by a role, and what they did by theirs. */
  audit: auditLine,
  /** What was done about the player by those who look after the server. */
  measures: measure,
  /** The versions of their decks, whole. */
  versions: deckVersion.extend({ deck: clientId, version: z.int(), at: moment }),
} as const

export type OwnParts = typeof ownParts
export type OwnPart = keyof OwnParts
export type OwnRow<Part extends OwnPart> = z.output<OwnParts[Part]>

const isPart = (name: string): name is OwnPart => Object.hasOwn(ownParts, name)
export const ownPartNames = Object.keys(ownParts).filter(isPart)

/** Where a page ends: the key of its last row. */
export const placeInData = z
  .string()
  .max(200)
  .regex(/^[\w-]+( [\w-]+)*$/)

/** A page of the rows of a part. `next` is the `after` of the page behind it; null if that was the last one. */
export const ownPage = z.object({
  rows: z.array(z.union(Object.values(ownParts))),
  next: z.string().nullable(),
})

/** The number of the form of the file. Raise it when a program that reads the file would have to know of a change. */
export const ownFileVersion = 1

/** The file that a player is given: each part as a list, and what else is kept in other places. */
export const ownFile = z.strictObject({
  format: z.literal('paydata player'),
  version: z.literal(ownFileVersion),
  madeAt: moment,
  /** The address of the server. */
  server: z.string(),
  ...Object.fromEntries(ownPartNames.map(part => [part, z.array(ownParts[part])])),
  decks: z.array(keptDeck),
  /** Games that are over, by their ids, as the player saw them. */
  seen: z.record(gameId, track),
  /** Games that could not be given like this, and why. */
  unread: z.array(z.object({ game: gameId, why: requestRefusalCode })),
  /** What the browser keeps in which the file was made, such as the settings. */
  browser: z.record(z.string(), z.unknown()),
})
