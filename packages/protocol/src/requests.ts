import { z } from 'zod'
import { channel, chatLine, chatText, preset } from './chat.ts'
import { macroName, macroPrice, wayToBreak } from './macros.ts'
import { botLevel, clientId, gameCode, gameId, person, playerId, side, version } from './names.ts'
import { orders } from './orders.ts'
import { botPace, listing, room } from './room.ts'
import { challenge, deckToPlay, decliningWhy, peopleNow, search, wish } from './searches.ts'
import { format, newRoom } from './settings.ts'
import { eye, refusedOption, replyMessage, seen, view } from './table.ts'
import { packedUpdate } from './wire/packed.ts'

const ofGame = z.strictObject({ game: gameId })
/** A bot that takes a seat. Without a pace it has that of the server. */
const withBot = ofGame.extend({ level: botLevel, pace: botPace.nullable().default(null) })
const nothing = z.strictObject({})
const done: z.ZodType<object> = z.object({})
const inRoom = z.object({ room })
/** All players whose chat lines a player does not want to read. */
const muted = z.object({ muted: z.array(person) })
/** A deck for each side that the player may get. */
const decksToPlay = z.strictObject({
  corp: deckToPlay.nullable().default(null),
  runner: deckToPlay.nullable().default(null),
})
const ofChallenge = z.strictObject({ challenge: gameId })
/** All players whom a player does not want to meet. */
const blocked = z.object({ blocked: z.array(person) })

/**
 * The requests that a client sends over its socket: the name of each, its fields, and the fields of the answer if it is not refused.
 * A client may send each again after a lost acknowledgement: the server does nothing twice, and answers as it did the first time.
 * The exceptions are a take-back and the leave for one: the game has gone on after them, and a repeat is refused.
 */
export const requests = {
  /** Checks whether the server still answers, so that the player learns of a lost connection within two seconds. */
  here: { asks: nothing, gives: done },

  /** Gives the open games and those in progress. From then on the server pushes every change of them. */
  lobby: { asks: nothing, gives: z.object({ games: z.array(listing) }) },
  leaveLobby: { asks: nothing, gives: done },

  create: { asks: newRoom.extend({ id: clientId }), gives: inRoom },
  find: { asks: z.strictObject({ code: gameCode }), gives: z.object({ game: gameId }) },
  /** Gives the room of a game. From then on the server pushes its changes and chat lines. */
  enter: { asks: ofGame, gives: inRoom },
  leave: { asks: ofGame, gives: done },
  sit: {
    asks: ofGame.extend({ side, password: z.string().max(200).nullable().default(null) }),
    gives: inRoom,
  },
  stand: { asks: ofGame, gives: inRoom },
  seatBot: { asks: withBot.extend({ side }), gives: inRoom },
  /**
   * The host sends a bot away from a seat, or a player, who then cannot sit down again. With `player` nobody else is sent away, even
   * if the request is repeated after another player has sat down.
   */
  unseat: { asks: ofGame.extend({ side, player: playerId.nullable().default(null) }), gives: inRoom },
  /** The host lets a player who was sent away sit down again. */
  letSit: { asks: ofGame.extend({ player: playerId }), gives: inRoom },
  /**
   * Chooses a starter deck by its id, a list that the player has pasted, or a deck that they keep by its id: for this game, or for the
   * second one of a match.
   */
  chooseDeck: {
    asks: ofGame.extend({
      of: z.enum(['this', 'second']).default('this'),
      deck: deckToPlay,
    }),
    gives: inRoom,
  },
  /** Shows everybody what the player's deck is called, or nobody. Another deck is chosen with its name hidden. */
  showDeckName: { asks: ofGame.extend({ name: z.enum(['shown', 'hidden']) }), gives: inRoom },
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
   * Begins to look for an opponent, with a deck for each side that the player may get. Whoever looks for one already goes on with this
   * search in place of that one. The server says `paired` when somebody is found.
   */
  search: {
    asks: wish.extend({
      id: clientId,
      decks: decksToPlay,
    }),
    gives: z.object({ search }),
  },
  stopSearch: { asks: ofGame, gives: done },
  /** Gives the search of the player that is on; or where they found somebody lately: the message about it may have been lost. */
  mySearch: {
    asks: nothing,
    gives: z.object({
      search: search.nullable(),
      paired: gameId.nullable(),
      /** Until when the player is called to searches of others. */
      called: z.number().nullable(),
    }),
  },
  /** Gives how many people look for an opponent, and how many play, on the whole server. */
  peopleNow: { asks: nothing, gives: peopleNow },
  /** For the next hour the player is told when somebody looks for an opponent, in one format or in any; or is not told any more. */
  callMe: {
    asks: z.strictObject({ wants: z.enum(['calls', 'nothing']), format: format.nullable().default(null) }),
    gives: z.object({ until: z.number().nullable() }),
  },
  /** Asks a player for a game. The challenge waits for a day. */
  challenge: {
    asks: wish.extend({ id: clientId, player: playerId, decks: decksToPlay }),
    gives: z.object({ challenge }),
  },
  /** Gives the challenges of the last two days, by the player and of them, the newest first. */
  challenges: { asks: nothing, gives: z.object({ challenges: z.array(challenge) }) },
  /** Makes the game: the one who asked sits there with their deck, and the other chooses one. */
  acceptChallenge: { asks: ofChallenge, gives: z.object({ challenge }) },
  declineChallenge: { asks: ofChallenge.extend({ why: decliningWhy }), gives: z.object({ challenge }) },
  withdrawChallenge: { asks: ofChallenge, gives: z.object({ challenge }) },
  /** Two of whom one has blocked the other are never paired, and do not sit down with each other. */
  block: { asks: z.strictObject({ player: playerId, block: z.enum(['yes', 'no']) }), gives: blocked },
  blocked: { asks: nothing, gives: blocked },

  /**
   * Gives the view of a game. From then on the server pushes its updates. `have` is the version of the view that the client still
   * has. A client with another number in `wire` cannot read the updates.
   */
  watch: {
    asks: ofGame.extend({ eye: eye.nullable().default(null), have: version.nullable().default(null) }),
    gives: z.object({ wire: z.int(), seen: z.array(seen) }),
  },
  reply: { asks: replyMessage, gives: z.object({ version }) },
  /** Gives options that a player might expect but that are not offered, with the reasons. Worked out only on request. */
  whyNot: { asks: ofGame, gives: z.object({ version, unavailable: z.array(refusedOption) }) },
  /** Gives the player's own cards that can lie in their deck, as far as the player knows. Nobody else is told. */
  deckLeft: { asks: ofGame, gives: z.object({ version, cards: z.array(z.string()) }) },
  /** Gives the macros that the player may begin at this question, with their prices. Nobody else is told. */
  macros: {
    asks: ofGame,
    gives: z.object({
      version,
      macros: z.array(
        z.object({ macro: macroName, price: macroPrice.nullable(), way: wayToBreak.nullable() }),
      ),
    }),
  },
  /**
   * Begins a macro, which gives ordinary answers one after the other. It ends as soon as anything is not as it was expected when it
   * began. Updates show its answers, and a take-back undoes all of them as one. It continues after answers of the opponent, too.
   */
  macro: {
    asks: ofGame.extend({ id: clientId, version, macro: macroName, way: z.int().min(0).max(99).default(0) }),
    gives: z.object({ version }),
  },
  /** Gives the Runner what each rezzed ice would cost them to break, before a run. Nobody else is told. */
  icePrices: {
    asks: ofGame,
    gives: z.object({
      version,
      prices: z.array(z.object({ ice: z.int(), price: macroPrice.nullable() })),
    }),
  },
  concede: { asks: ofGame, gives: z.object({ version }) },
  /**
   * Offers a draw, or accepts one: the game is a draw as soon as both players want it. The room shows who offers one. An offer ends
   * when either player does more than pass in a window, when its player takes it back, or when the opponent refuses it. To take back
   * or refuse an offer a client sends `nothing`.
   */
  draw: {
    asks: ofGame.extend({ wants: z.enum(['draw', 'nothing']) }),
    gives: z.object({ draw: z.enum(['offered', 'agreed', 'none']), version }),
  },
  /** Claims the victory over an opponent who is asked and has been away for three minutes. */
  claim: { asks: ofGame, gives: z.object({ version }) },
  /** Lets a bot play for an opponent who has left, until they come back, instead of claiming the victory. */
  callBot: { asks: withBot, gives: inRoom },
  /** A player who has come back takes their seat from the bot. */
  comeBack: { asks: ofGame, gives: inRoom },
  /** Gives the game from its beginning, as this viewer was shown it, or would have been. */
  history: { asks: ofGame, gives: z.object({ eye, first: view, updates: z.array(packedUpdate) }) },
  orders: { asks: ofGame.extend({ orders }), gives: done },

  /**
   * Takes back the player's own last answer: at once if nobody has learned anything by it, and otherwise only if the opponent allows
   * it. The room shows the opponent that they are asked. `free` asks nobody: what cannot be taken back at once stays.
   */
  takeBack: {
    asks: ofGame.extend({ version, only: z.enum(['free', 'any']).default('any') }),
    gives: z.object({ taken: z.enum(['back', 'asked']), version }),
  },
  allowTakeBack: {
    asks: ofGame.extend({ version, allow: z.enum(['yes', 'no']) }),
    gives: z.object({ version }),
  },

  /** Says words of the player's own, or a preset. */
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
  /**
   * Reports a ruling that a player doubts, at a version of the game or, without one, as it is now. The position is stored for the
   * operator of the server, and shown to nobody else.
   */
  report: {
    asks: ofGame.extend({
      id: clientId,
      version: version.nullable().default(null),
      text: chatText.nullable().default(null),
    }),
    gives: z.object({ report: z.string() }),
  },
  chat: { asks: ofGame, gives: z.object({ lines: z.array(chatLine) }) },
  /** Hides all chat lines of a player from the player who asks, old and new, in all games; or shows them again. */
  mute: { asks: z.strictObject({ player: playerId, mute: z.enum(['yes', 'no']) }), gives: muted },
  muted: { asks: nothing, gives: muted },
  /** A player of this game wants its spectators to be silent, or lets them talk again. */
  hush: { asks: ofGame.extend({ spectators: z.enum(['silent', 'talking']) }), gives: inRoom },
  /** Reports a chat line to the operator of the server. */
  reportLine: {
    asks: ofGame.extend({ n: z.int32(), id: clientId, text: chatText.nullable().default(null) }),
    gives: z.object({ report: z.string() }),
  },
} as const

export type Requests = typeof requests
export type RequestName = keyof Requests
/** The fields that a client sends. The server works with `Asked`, in which the defaults are filled in. */
export type Sent<Name extends RequestName> = z.input<Requests[Name]['asks']>
export type Asked<Name extends RequestName> = z.output<Requests[Name]['asks']>
export type Given<Name extends RequestName> = z.output<Requests[Name]['gives']>
