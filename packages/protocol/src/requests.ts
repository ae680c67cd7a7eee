import { z } from 'zod'
import { channel, chatLine, chatText } from './chat.ts'
import { clientId, gameCode, gameId, side, version } from './names.ts'
import { orders } from './orders.ts'
import { listing, room } from './room.ts'
import { newRoom } from './settings.ts'
import { eye, replyMessage, seen, unavailable, update, view } from './table.ts'

const ofGame = z.strictObject({ game: gameId })
const nothing = z.strictObject({})
const done = z.object({})
const inRoom = z.object({ room })

/**
 * Everything that a client asks over its socket: the name of the message, what it holds, and what comes back when it is
 * not refused. Each may be sent again after a lost acknowledgement.
 */
export const requests = {
  /** The open and live games, and from then on every change of them. */
  lobby: { asks: nothing, gives: z.object({ games: z.array(listing) }) },
  leaveLobby: { asks: nothing, gives: done },

  create: { asks: newRoom.extend({ id: clientId }), gives: inRoom },
  find: { asks: z.strictObject({ code: gameCode }), gives: z.object({ game: gameId }) },
  /** Look at a game and be told what changes around its table. */
  enter: { asks: ofGame, gives: inRoom },
  leave: { asks: ofGame, gives: done },
  sit: {
    asks: ofGame.extend({ side, password: z.string().max(200).nullable().default(null) }),
    gives: inRoom,
  },
  stand: { asks: ofGame, gives: inRoom },
  seatBot: { asks: ofGame.extend({ side, level: z.enum(['random', 'sensible']) }), gives: inRoom },
  removeBot: { asks: ofGame.extend({ side }), gives: inRoom },
  /** A starter deck by its id, or a list as players paste it. */
  chooseDeck: {
    asks: ofGame.extend({
      deck: z.union([
        z.strictObject({ starter: z.string().max(100) }),
        z.strictObject({ list: z.string().max(50_000) }),
      ]),
    }),
    gives: inRoom,
  },
  /** Sides are swapped as soon as both players want it. */
  swap: { asks: ofGame.extend({ wants: z.enum(['swap', 'nothing']) }), gives: inRoom },
  /** `chance` is the player's part of the seed of the shuffles. The game starts when both are ready. */
  ready: {
    asks: ofGame.extend({ chance: z.string().regex(/^[0-9a-f]{32,64}$/) }),
    gives: inRoom,
  },
  notReady: { asks: ofGame, gives: inRoom },
  rematch: { asks: ofGame, gives: inRoom },

  /** From here on the client gets updates; `have` is the version of the view it still has. */
  watch: {
    asks: ofGame.extend({ eye: eye.nullable().default(null), have: version.nullable().default(null) }),
    gives: z.object({ seen: z.array(seen) }),
  },
  reply: { asks: replyMessage, gives: z.object({ version }) },
  /** What could be expected but is not offered, with the reasons: worked out for who asks. */
  whyNot: { asks: ofGame, gives: z.object({ version, unavailable: z.array(unavailable) }) },
  concede: { asks: ofGame, gives: z.object({ version }) },
  /** The victory over an opponent who is asked and has been away for three minutes. */
  claim: { asks: ofGame, gives: z.object({ version }) },
  /** The game from its beginning, as this viewer was or would have been shown it. */
  history: { asks: ofGame, gives: z.object({ first: view, updates: z.array(update) }) },
  orders: { asks: ofGame.extend({ orders }), gives: done },

  /** Takes back one's own last answer: at once where nobody has learned anything by it, else by the opponent's leave. */
  takeBack: {
    asks: ofGame.extend({ version }),
    gives: z.object({ taken: z.enum(['back', 'asked']), version }),
  },
  allowTakeBack: {
    asks: ofGame.extend({ version, allow: z.enum(['yes', 'no']) }),
    gives: z.object({ version }),
  },

  say: {
    asks: ofGame.extend({ channel, text: chatText, id: clientId }),
    gives: z.object({ line: chatLine }),
  },
  /** A player doubts a ruling: the game as it stands is kept for who runs the server, and shown to nobody else. */
  report: {
    asks: ofGame.extend({ id: clientId, text: chatText.nullable().default(null) }),
    gives: z.object({ report: z.string() }),
  },
  chat: { asks: ofGame, gives: z.object({ lines: z.array(chatLine) }) },
} as const

export type Requests = typeof requests
export type RequestName = keyof Requests
/** What a client may send, and what the server works with once defaults are filled in. */
export type Sent<Name extends RequestName> = z.input<Requests[Name]['asks']>
export type Asked<Name extends RequestName> = z.output<Requests[Name]['asks']>
export type Given<Name extends RequestName> = z.output<Requests[Name]['gives']>
