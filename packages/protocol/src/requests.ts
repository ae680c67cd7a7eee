import { z } from 'zod'
import { channel, chatLine, chatText, preset } from './chat.ts'
import { macroName, macroPrice } from './macros.ts'
import { clientId, gameCode, gameId, person, playerId, side, version } from './names.ts'
import { orders } from './orders.ts'
import { botLevel, listing, room } from './room.ts'
import { newRoom } from './settings.ts'
import { eye, replyMessage, seen, unavailable, view } from './table.ts'
import { packedUpdate } from './wire/packed.ts'

const ofGame = z.strictObject({ game: gameId })
const nothing = z.strictObject({})
const done: z.ZodType<object> = z.object({})
const inRoom = z.object({ room })
/** All whom a player does not want to read. */
const muted = z.object({ muted: z.array(person) })

/**
 * Everything that a client asks over its socket: the name of the message, what it holds, and what comes back when it is
 * not refused. Each may be sent again after a lost acknowledgement: nothing is done twice, and what was done is answered
 * as it was the first time, but for a take-back and the leave for one. The game has gone on with those, and a repeat is
 * refused.
 */
export const requests = {
  /** Whether the server still answers: a lost connection is told to its player within two seconds. */
  here: { asks: nothing, gives: done },

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
  seatBot: { asks: ofGame.extend({ side, level: botLevel }), gives: inRoom },
  /**
   * The host sends a bot away, or somebody who keeps the seat from others and cannot sit down again. Who says which
   * `player` is meant sends away nobody else, however often it is sent.
   */
  unseat: { asks: ofGame.extend({ side, player: playerId.nullable().default(null) }), gives: inRoom },
  /** The host lets somebody sit down again. */
  letSit: { asks: ofGame.extend({ player: playerId }), gives: inRoom },
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

  /**
   * From here on the client gets updates; `have` is the version of the view it still has. A client with another `wire`
   * would not understand them.
   */
  watch: {
    asks: ofGame.extend({ eye: eye.nullable().default(null), have: version.nullable().default(null) }),
    gives: z.object({ wire: z.int(), seen: z.array(seen) }),
  },
  reply: { asks: replyMessage, gives: z.object({ version }) },
  /** What could be expected but is not offered, with the reasons: worked out for who asks. */
  whyNot: { asks: ofGame, gives: z.object({ version, unavailable: z.array(unavailable) }) },
  /**
   * What the player could have done in one go at this question, with its price: for who asks, and told to nobody else.
   */
  macros: {
    asks: ofGame,
    gives: z.object({
      version,
      macros: z.array(z.object({ macro: macroName, price: macroPrice.nullable() })),
    }),
  },
  /**
   * Does it: ordinary answers, one after the other, which stop as soon as anything is not as it was when it began. What
   * comes of it is shown by updates, and taken back as one answer. It goes on behind the opponent's answers too.
   */
  macro: {
    asks: ofGame.extend({ id: clientId, version, macro: macroName }),
    gives: z.object({ version }),
  },
  concede: { asks: ofGame, gives: z.object({ version }) },
  /**
   * The game is a draw as soon as both players want it; the room tells who does. An offer is over when either player
   * does more than pass in a window, when who made it takes it back, and when the opponent refuses it: both by wanting
   * nothing.
   */
  draw: {
    asks: ofGame.extend({ wants: z.enum(['draw', 'nothing']) }),
    gives: z.object({ draw: z.enum(['offered', 'agreed', 'none']), version }),
  },
  /** The victory over an opponent who is asked and has been away for three minutes. */
  claim: { asks: ofGame, gives: z.object({ version }) },
  /** Instead of claiming the victory: a bot plays on for who has left, until they come back. */
  callBot: { asks: ofGame.extend({ level: botLevel }), gives: inRoom },
  /** Who has come back takes their seat from the bot. */
  comeBack: { asks: ofGame, gives: inRoom },
  /** The game from its beginning, as this viewer was or would have been shown it. */
  history: { asks: ofGame, gives: z.object({ eye, first: view, updates: z.array(packedUpdate) }) },
  orders: { asks: ofGame.extend({ orders }), gives: done },

  /**
   * Takes back one's own last answer: at once where nobody has learned anything by it, else by the opponent's leave, whom
   * the room tells that it is asked.
   */
  takeBack: {
    asks: ofGame.extend({ version }),
    gives: z.object({ taken: z.enum(['back', 'asked']), version }),
  },
  allowTakeBack: {
    asks: ofGame.extend({ version, allow: z.enum(['yes', 'no']) }),
    gives: z.object({ version }),
  },

  /** Words of one's own, or a preset. */
  say: {
    asks: ofGame
      .extend({
        channel,
        text: chatText.nullable().default(null),
        preset: preset.nullable().default(null),
        id: clientId,
      })
      .refine(said => (said.text === null) !== (said.preset === null)),
    gives: z.object({ line: chatLine }),
  },
  /** A player doubts a ruling: the game as it stands is kept for who runs the server, and shown to nobody else. */
  report: {
    asks: ofGame.extend({ id: clientId, text: chatText.nullable().default(null) }),
    gives: z.object({ report: z.string() }),
  },
  chat: { asks: ofGame, gives: z.object({ lines: z.array(chatLine) }) },
  /** From here on nothing that this player says comes to who asks, in any game, nor what was said before. */
  mute: { asks: z.strictObject({ player: playerId, mute: z.enum(['yes', 'no']) }), gives: muted },
  muted: { asks: nothing, gives: muted },
  /** A player of this game wants its spectators to be silent, or not any more. */
  hush: { asks: ofGame.extend({ spectators: z.enum(['silent', 'talking']) }), gives: inRoom },
  /** Something that was said should be seen by who runs the server. */
  reportLine: {
    asks: ofGame.extend({ n: z.int32(), id: clientId, text: chatText.nullable().default(null) }),
    gives: z.object({ report: z.string() }),
  },
} as const

export type Requests = typeof requests
export type RequestName = keyof Requests
/** What a client may send, and what the server works with once defaults are filled in. */
export type Sent<Name extends RequestName> = z.input<Requests[Name]['asks']>
export type Asked<Name extends RequestName> = z.output<Requests[Name]['asks']>
export type Given<Name extends RequestName> = z.output<Requests[Name]['gives']>
