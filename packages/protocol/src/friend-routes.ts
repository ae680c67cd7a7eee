import { z } from 'zod'
import { nothing } from './identity.ts'
import { earlierName, gameId, person, playerId } from './names.ts'
import { writtenText } from './text.ts'

/** Whether others may be told that a player is there, or plays. */
export const presenceWish = z.enum(['shown', 'hidden'])
export type PresenceWish = z.infer<typeof presenceWish>

/** The most letters of a note to oneself about somebody. */
export const mostInNote = 500
/** Of several lines, for nobody else's eyes. */
const noteText = writtenText('NFC', mostInNote).regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u)

/** Somebody whom a player follows. Who hides, and who is kept apart by a block, is `away` like anybody who is not there. */
export const followed = z.object({
  player: person,
  is: z.enum(['away', 'here', 'playing']),
  /** The game that they play, if the lobby lists it and it lets others watch. */
  watch: gameId.nullable(),
})
export type Followed = z.infer<typeof followed>

const following = z.object({
  following: z.array(followed),
  /** What the player who asks wants of their own presence. */
  presence: presenceWish,
})
const ofPlayer = z.strictObject({ player: playerId })
const note = z.object({ note: z.string() })

/** The routes for those whom a player follows, and for what they note about others. Both are told to nobody else. */
export const friendRoutes = {
  following: { method: 'get', path: '/api/me/following', asks: nothing, gives: following },
  follow: {
    method: 'post',
    path: '/api/me/following',
    asks: ofPlayer.extend({ follow: z.enum(['yes', 'no']) }),
    gives: following,
  },
  followNamed: {
    method: 'post',
    path: '/api/me/following/named',
    asks: z.strictObject({ name: earlierName }),
    gives: following,
  },
  wishPresence: {
    method: 'post',
    path: '/api/me/presence',
    asks: z.strictObject({ wish: presenceWish }),
    gives: following,
  },
  /** Gives what the player has noted about another one; nothing is an empty text. */
  noteAbout: { method: 'get', path: '/api/players/:player/note', asks: ofPlayer, gives: note },
  /** Notes something about another player, in place of what was noted before. An empty text removes it. */
  keepNote: {
    method: 'post',
    path: '/api/players/:player/note',
    asks: ofPlayer.extend({ text: noteText }),
    gives: note,
  },
} as const
