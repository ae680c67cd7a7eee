import { randomBytes } from 'node:crypto'
import type { Bot } from '@paydata/bots'
import { diceOf } from '@paydata/bots'
import { starterDecks } from '@paydata/decks'
import type { View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Answered, Pushed, RequestName, Sent } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import type { Socket } from 'socket.io-client'
import { io } from 'socket.io-client'

/** The most games that one connection may watch at the same time. */
export const gamesAConnection = 20

/** A player at a table, with the view after the updates so far. */
export interface Seat {
  readonly socket: Socket
  view: View
  version: number
}

/** Is told about the messages of a game that are measured. */
export interface Heard {
  update(bytes: number): void
}

/** Milliseconds after which nothing is waited for any more: a busy machine takes long, and waits are measured apart. */
const hangs = 120_000

export async function ask<Name extends RequestName>(socket: Socket, name: Name, asked: Sent<Name>) {
  const answer: Answered<Name> = await socket.timeout(hangs).emitWithAck(name, asked)
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.why}`)
  return answer
}

/** Where somebody comes from, as a proxy tells it. */
const from = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'x-forwarded-for': address }

/** Comes as a new guest, and gives the cookie by which the server knows them again. */
export async function guest(port: number, name: string, address: string | null = null): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify({ name }),
  })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

export const connect = async (port: number, name: string): Promise<Socket> =>
  connectAs(port, await guest(port, name))

export async function connectAs(
  port: number,
  cookie: string,
  address: string | null = null,
): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    // Whoever loses the connection is to be seen to have lost it.
    reconnection: false,
    extraHeaders: { cookie, ...from(address) },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
    socket.once('disconnect', reason => reject(new Error(reason)))
  })
  return socket
}

const chance = (): string => randomBytes(16).toString('hex')
let counted = 0
export const newId = (): string => `load-${process.pid}-${counted++}`

/** Two players who are connected, and have no game yet. */
export interface Pair {
  readonly corp: Socket
  readonly runner: Socket
}

export const newPair = async (port: number, n: number): Promise<Pair> => ({
  corp: await connect(port, `Corp ${n}`),
  runner: await connect(port, `Runner ${n}`),
})

/** Begins a game of two players with starter decks; always the same one if both give the same part of the chance. */
export async function newTable(
  { corp, runner }: Pair,
  n: number,
  heard: Heard,
  fixed: string | null = null,
): Promise<{ game: string; seats: Seat[] }> {
  const { room } = await ask(corp, 'create', { id: newId(), side: 'corp', listed: 'private' })
  const game = room.id
  await ask(runner, 'sit', { game, side: 'runner' })
  await beReady(corp, game, 'corp', n, fixed ?? chance())
  await beReady(runner, game, 'runner', n, fixed ?? chance())
  return { game, seats: [await seated(corp, game, heard), await seated(runner, game, heard)] }
}

/** Begins a game of a player against a bot of the server that thinks ahead. */
export async function newTableWithThinker(
  port: number,
  n: number,
  heard: Heard,
): Promise<{ game: string; seat: Seat }> {
  const corp = await connect(port, `Guest ${n}`)
  const { room } = await ask(corp, 'create', { id: newId(), side: 'corp', listed: 'private' })
  const game = room.id
  await ask(corp, 'seatBot', { game, side: 'runner', level: 'search' })
  await beReady(corp, game, 'corp', n, chance())
  return { game, seat: await seated(corp, game, heard) }
}

async function beReady(
  socket: Socket,
  game: string,
  side: 'corp' | 'runner',
  n: number,
  chance: string,
): Promise<void> {
  const decks = starterDecks.filter(deck => deck.side === side)
  await ask(socket, 'chooseDeck', { game, deck: { starter: decks[n % decks.length]?.id ?? '' } })
  await ask(socket, 'ready', { game, chance })
}

export async function seated(socket: Socket, game: string, heard: Heard): Promise<Seat> {
  const { seen } = await ask(socket, 'watch', { game })
  const [first] = seen
  if (first?.is !== 'whole') throw new Error('There is nothing to see.')
  const seat: Seat = { socket, view: first.view, version: first.version }
  // Engine.IO reports each packet before Socket.IO reports the message in it.
  let bytes = 0
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    bytes = typeof data === 'string' ? data.length : 0
  })
  socket.on('update', (pushed: Pushed<'update'>) => {
    const { from, version, patch } = unpackUpdate(seat.view, pushed.eye, pushed.update)
    if (from !== seat.version) throw new Error(`An update from ${from} came to ${seat.version}.`)
    seat.view = applyPatch(seat.view, patch)
    seat.version = version
    heard.update(bytes)
  })
  return seat
}

/** The next reply of a seat, chosen by this bot. */
export const nextReply = ({ view, version }: Seat, game: string, bot: Bot, seed = game) => ({
  game,
  id: newId(),
  version,
  reply: bot(view, diceOf(`${seed}/${view.viewer}/${version}`)).reply,
})
