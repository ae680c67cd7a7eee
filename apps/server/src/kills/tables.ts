import { isDeepStrictEqual } from 'node:util'
import type { Bot } from '@paydata/bots'
import type { View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import { unpackUpdate } from '@paydata/protocol'
import type { Socket } from 'socket.io-client'
import type { Pacer } from '../load/pacer.ts'
import type { Seat } from '../load/seats.ts'
import { ask, connectAs, guest, newTable, nextReply, seated } from '../load/seats.ts'

/** What has happened over all kills so far. */
export interface Counts {
  acknowledged: number
  sentAgain: number
  ended: number
  found: number
  lost: number
}

type Reply = ReturnType<typeof nextReply>

/** Two players, by the cookies with which they come back, and their game. */
export interface Table {
  readonly game: string
  readonly cookies: readonly string[]
  readonly seats: readonly Seat[]
  /** What one of them has sent without being told whether it counts. */
  readonly pending: { readonly by: number; readonly reply: Reply } | null
}

/** Lets a table wait for updates. */
interface Waiting {
  readonly heard: { update(): void }
  updated(): Promise<void>
}

function waiting(): Waiting {
  let wake = (): void => undefined
  return {
    heard: { update: () => wake() },
    updated: () =>
      new Promise(resolve => {
        wake = resolve
      }),
  }
}

interface Seated {
  readonly table: Table
  readonly wait: Waiting
}

async function sitDown(port: number, n: number, { heard }: Waiting): Promise<Table> {
  const cookies = [await guest(port, `Corp ${n}`), await guest(port, `Runner ${n}`)]
  const [corp, runner] = await Promise.all(cookies.map(cookie => connectAs(port, cookie)))
  if (corp === undefined || runner === undefined) throw new Error('Nobody came.')
  return { cookies, pending: null, ...(await newTable({ corp, runner }, n, heard)) }
}

/** Both players come back after a kill, and look for what they were shown before. */
async function comeBack(port: number, before: Table, { heard }: Waiting, counts: Counts): Promise<Table> {
  const sockets = await Promise.all(before.cookies.map(cookie => connectAs(port, cookie)))
  for (const [i, socket] of sockets.entries()) {
    const shown = before.seats[i]
    if (shown !== undefined) counts[(await isFound(socket, before.game, shown)) ? 'found' : 'lost']++
  }
  return { ...before, seats: await Promise.all(sockets.map(socket => seated(socket, before.game, heard))) }
}

/** Whether the history of a game leads a player through the view that they were shown. */
async function isFound(
  socket: Socket,
  game: string,
  shown: Pick<Seat, 'view' | 'version'>,
): Promise<boolean> {
  const { eye, first, updates } = await ask(socket, 'history', { game })
  const isShown = (version: number, view: View): boolean =>
    version === shown.version && isDeepStrictEqual(view, shown.view)
  let view = first
  if (isShown(0, view)) return true
  for (const packed of updates) {
    const { version, patch } = unpackUpdate(view, eye, packed)
    view = applyPatch(view, patch)
    if (isShown(version, view)) return true
  }
  return false
}

/** A server from its start until it is killed. */
export interface Life {
  readonly port: number
  readonly died: Promise<null>
  isBeingKilled(): boolean
}

/** What a server does before it dies; null if it is killed meanwhile. What fails without a kill is a fault of the server. */
async function unlessKilled<Done>(life: Life, work: Promise<Done>): Promise<Done | null> {
  const done = work.catch((error: unknown) => {
    if (life.isBeingKilled()) return life.died
    throw error
  })
  return Promise.race([done, life.died])
}

/** Two players at a table: new ones, or those who were there before a kill. */
export async function seat(port: number, n: number, before: Table | null, counts: Counts): Promise<Seated> {
  const wait = waiting()
  const table = before === null ? await sitDown(port, n, wait) : await comeBack(port, before, wait, counts)
  return { table, wait }
}

/** Plays one game after another at a table, until the server dies. Gives the table as its players last saw it. */
export async function playOn(
  life: Life,
  n: number,
  { table: first, wait }: Seated,
  bot: Bot,
  pacer: Pacer,
  counts: Counts,
): Promise<Table | null> {
  const { port, died } = life
  let table = first
  if (table.pending !== null) counts.sentAgain++
  while ((await Promise.race([pacer.turn(), died])) !== null) {
    const { seats, game }: Table = table
    const by: number = table.pending?.by ?? seats.findIndex(({ view }) => view.question !== null)
    const seat = seats[by]
    if (seat === undefined || seat.view.over !== null) {
      counts.ended++
      leave(table)
      const next: Table | null = await unlessKilled(life, sitDown(port, n, wait))
      if (next === null) return null
      table = next
      continue
    }
    const reply: Reply = table.pending?.reply ?? nextReply(seat, game, bot)
    table = { ...table, pending: { by, reply } }
    const answer = await unlessKilled(life, seat.socket.emitWithAck('reply', reply))
    if (answer === null) break
    // A server that has too much to do says so, and the reply is sent again as the page sends it.
    if (!answer.ok && answer.why === 'busy') {
      counts.sentAgain++
      continue
    }
    if (!answer.ok) throw new Error(`A reply was refused: ${answer.why}`)
    counts.acknowledged++
    table = { ...table, pending: null }
    while (seats.some(({ version }) => version < answer.version))
      if ((await Promise.race([wait.updated(), died])) === null) break
  }
  leave(table)
  return table
}

function leave({ seats }: Table): void {
  for (const { socket } of seats) socket.disconnect()
}
