import type { Answered, Person, Preset, Refusal, RoomView, Sent } from '@paydata/protocol'
import { noRoom, readAll, useRoom, withLines } from '../store/room.ts'
import { newId } from '../transport/ids.ts'
import { ask, on, whenOpen } from './line.ts'

const show = (room: RoomView): void => useRoom.setState({ room, refusal: null, at: Date.now() })

/** Goes to a game and is told what changes around its table; returns how to leave it. */
export function enterRoom(game: string): () => void {
  useRoom.setState(noRoom, true)
  const endings = [
    on('room', ({ room }) => {
      if (room.id === game) show(room)
    }),
    on('line', ({ game: of, line }) => {
      if (of === game) useRoom.setState(({ lines }) => ({ lines: withLines(lines, [line]) }))
    }),
    whenOpen(() => void come(game)),
  ]
  return () => {
    for (const end of endings) end()
    void ask('leave', { game })
    useRoom.setState(noRoom, true)
  }
}

async function come(game: string): Promise<void> {
  const entered = await ask('enter', { game })
  if (!entered.ok) return useRoom.setState({ refusal: entered })
  show(entered.room)
  const chat = await ask('chat', { game })
  if (!chat.ok) return
  useRoom.setState(({ lines }) => ({ lines: withLines(lines, chat.lines) }))
  // What was said before one came is no news; what was said while the connection was lost is.
  if (useRoom.getState().read === null) readAll()
}

type Shown = Refusal | { readonly ok: true; readonly room: RoomView }
type Changes =
  | 'sit'
  | 'stand'
  | 'seatBot'
  | 'unseat'
  | 'letSit'
  | 'chooseDeck'
  | 'swap'
  | 'ready'
  | 'notReady'
  | 'rematch'
  | 'callBot'
  | 'comeBack'
  | 'hush'

/** Requests that are answered with the room as it is then. */
const changes: { readonly [Name in Changes]: (asked: Sent<Name>) => Promise<Shown> } = {
  sit: asked => ask('sit', asked),
  stand: asked => ask('stand', asked),
  seatBot: asked => ask('seatBot', asked),
  unseat: asked => ask('unseat', asked),
  letSit: asked => ask('letSit', asked),
  chooseDeck: asked => ask('chooseDeck', asked),
  swap: asked => ask('swap', asked),
  ready: asked => ask('ready', asked),
  notReady: asked => ask('notReady', asked),
  rematch: asked => ask('rematch', asked),
  callBot: asked => ask('callBot', asked),
  comeBack: asked => ask('comeBack', asked),
  hush: asked => ask('hush', asked),
}

/** Changes something around the table; why not, if not. */
export async function change<Name extends Changes>(name: Name, asked: Sent<Name>): Promise<Refusal | null> {
  const make: (asked: Sent<Name>) => Promise<Shown> = changes[name]
  const answered = await make(asked)
  if (!answered.ok) return answered
  show(answered.room)
  return null
}

/** Words of one's own, or what each reads in their own language. */
export type Saying = { readonly text: string } | { readonly preset: Preset }

export async function sayToAll(
  game: string,
  channel: 'players' | 'spectators',
  saying: Saying,
): Promise<Refusal | null> {
  const said = await ask('say', { game, channel, ...saying, id: newId() })
  if (!said.ok) return said
  useRoom.setState(({ lines }) => ({ lines: withLines(lines, [said.line]) }))
  return null
}

export async function mutedByMe(): Promise<readonly Person[]> {
  const answered = await ask('muted', {})
  return answered.ok ? answered.muted : []
}

/** What somebody has said goes with them, and comes back with them. */
export async function mute(game: string, player: string, wanted: 'yes' | 'no'): Promise<Answered<'mute'>> {
  const answered = await ask('mute', { player, mute: wanted })
  const chat = answered.ok ? await ask('chat', { game }) : null
  if (chat?.ok === true) useRoom.setState({ lines: chat.lines })
  return answered
}

export async function allowTakeBack(
  game: string,
  version: number,
  allow: 'yes' | 'no',
): Promise<Refusal | null> {
  const answered = await ask('allowTakeBack', { game, version, allow })
  return answered.ok ? null : answered
}

export async function claimGame(game: string): Promise<Refusal | null> {
  const claimed = await ask('claim', { game })
  return claimed.ok ? null : claimed
}

export async function wantDraw(game: string, wants: 'draw' | 'nothing'): Promise<Refusal | null> {
  const answered = await ask('draw', { game, wants })
  return answered.ok ? null : answered
}

export async function report(game: string): Promise<Refusal | null> {
  const reported = await ask('report', { game, id: newId() })
  return reported.ok ? null : reported
}
