import type { Answered, BotPace, Person, Preset, RequestOutcome, RoomView, Sent } from '@paydata/protocol'
import { noRoom, readAll, useRoom, withLines } from '../store/room.ts'
import type { Pace } from '../store/settings.ts'
import { useSettings } from '../store/settings.ts'
import { newId } from '../transport/ids.ts'
import { ask, on, whenOpen } from './line.ts'
import { gameBefore } from './rematches.ts'

const showRoom = (room: RoomView): void => useRoom.setState({ room, refusal: null, at: Date.now() })

/** Enters the room of a game, and keeps the store up to date with it. Returns a function that leaves it. */
export function enterRoom(game: string): () => void {
  useRoom.setState(noRoom, true)
  const endings = [
    on('room', ({ room }) => {
      if (room.id === game) showRoom(room)
    }),
    on('line', ({ game: of, line }) => {
      if (of === game) useRoom.setState(({ lines }) => ({ lines: withLines(lines, [line]) }))
    }),
    whenOpen(() => void fetchRoomAndChat(game)),
  ]
  return () => {
    for (const end of endings) end()
    void ask('leave', { game })
    useRoom.setState(noRoom, true)
  }
}

async function fetchRoomAndChat(game: string): Promise<void> {
  const entered = await ask('enter', { game })
  if (!entered.ok) return useRoom.setState({ refusal: entered })
  showRoom(entered.room)
  const chat = await ask('chat', { game })
  if (!chat.ok) return
  useRoom.setState(({ lines }) => ({ lines: withLines(lines, chat.lines) }))
  await fetchEarlier(game)
  // Lines from before the first visit count as read. Lines from while the connection was lost do not.
  if (useRoom.getState().read === null) readAll()
}

type Changed = RequestOutcome<{ readonly room: RoomView }>
type Changes =
  | 'sit'
  | 'stand'
  | 'seatBot'
  | 'unseat'
  | 'letSit'
  | 'chooseDeck'
  | 'showDeckName'
  | 'swap'
  | 'ready'
  | 'notReady'
  | 'rematch'
  | 'callBot'
  | 'comeBack'
  | 'hush'

/** Requests that change the room, and are answered with the changed room. */
const changes: { readonly [Name in Changes]: (asked: Sent<Name>) => Promise<Changed> } = {
  sit: asked => ask('sit', asked),
  stand: asked => ask('stand', asked),
  seatBot: asked => ask('seatBot', asked),
  unseat: asked => ask('unseat', asked),
  letSit: asked => ask('letSit', asked),
  showDeckName: asked => ask('showDeckName', asked),
  chooseDeck: asked => ask('chooseDeck', asked),
  swap: asked => ask('swap', asked),
  ready: asked => ask('ready', asked),
  notReady: asked => ask('notReady', asked),
  rematch: asked => ask('rematch', asked),
  callBot: asked => ask('callBot', asked),
  comeBack: asked => ask('comeBack', asked),
  hush: asked => ask('hush', asked),
}

/** Fetches what was said at the game of which this is the rematch. The server gives it to those who could read it there. */
async function fetchEarlier(game: string): Promise<void> {
  const before = gameBefore(game)
  const chat = before === null ? null : await ask('chat', { game: before })
  if (chat?.ok === true && useRoom.getState().room?.id === game) useRoom.setState({ earlier: chat.lines })
}

/** Sends a request that changes the room. */
export async function change<Name extends Changes>(name: Name, asked: Sent<Name>): Promise<Changed> {
  const send: (asked: Sent<Name>) => Promise<Changed> = changes[name]
  const answered = await send(asked)
  if (answered.ok) showRoom(answered.room)
  return answered
}

const paces: Readonly<Record<Pace, BotPace>> = {
  slow: 'human',
  normal: 'steady',
  fast: 'brisk',
  none: 'instant',
}

/** The pace of a computer of the server for this player: the one that they have set for those in this browser. */
export const ownPace = (): BotPace => paces[useSettings.getState().pace]

/** A text that the player wrote, or a preset phrase, which each reader sees in the language of their page. */
export type Saying = { readonly text: string } | { readonly preset: Preset }

export async function sayToAll(
  game: string,
  channel: 'players' | 'spectators',
  saying: Saying,
): Promise<Answered<'say'>> {
  const said = await ask('say', { game, channel, ...saying, id: newId() })
  if (said.ok) useRoom.setState(({ lines }) => ({ lines: withLines(lines, [said.line]) }))
  return said
}

export async function mutedByMe(): Promise<readonly Person[]> {
  const answered = await ask('muted', {})
  return answered.ok ? answered.muted : []
}

/** Mutes a player or lifts that, and fetches the chat anew, as it then lacks or has that player's lines. */
export async function mute(game: string, player: string, wanted: 'yes' | 'no'): Promise<Answered<'mute'>> {
  const answered = await ask('mute', { player, mute: wanted })
  const chat = answered.ok ? await ask('chat', { game }) : null
  if (chat?.ok === true) useRoom.setState({ lines: chat.lines })
  if (answered.ok) await fetchEarlier(game)
  return answered
}

export const allowTakeBack = (game: string, version: number, allow: 'yes' | 'no'): Promise<RequestOutcome> =>
  ask('allowTakeBack', { game, version, allow })

export const claimGame = (game: string): Promise<RequestOutcome> => ask('claim', { game })

export const wantDraw = (game: string, wants: 'draw' | 'nothing'): Promise<RequestOutcome> =>
  ask('draw', { game, wants })

/** Tells those who look after the server that the player doubts what they were shown at a version of the game. */
export const report = (game: string, version: number, text: string | null): Promise<RequestOutcome> =>
  ask('report', { game, version, text, id: newId() })

/** Tells those who look after the server that something is wrong with a chat line. */
export const reportLine = (game: string, n: number, text: string | null): Promise<RequestOutcome> =>
  ask('reportLine', { game, n, text, id: newId() })
