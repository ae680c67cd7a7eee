import { setTimeout as after } from 'node:timers/promises'
import type { Bot } from '@paydata/bots'
import type { Pacer } from './pacer.ts'
import type { Pair, Seat } from './seats.ts'
import { newPair, newTable, nextReply } from './seats.ts'
import { turnstile } from './turnstile.ts'

/** The measurements of the players of all games. */
export interface Measured {
  /** Milliseconds in which two players made a room, sat down, chose decks, were ready, and saw their first hands. */
  readonly begun: number[]
  /** How many entries of the log each reply led to: its own, and those of standing orders. */
  readonly entries: number[]
  /** Milliseconds from a reply to the update at both players, and to its acknowledgement. */
  readonly shown: number[]
  readonly acknowledged: number[]
  /** Bytes of each update to one player, as its socket carries them. */
  readonly bytes: number[]
  /** How often the server was too busy for a reply. Each was sent again until the server took it. */
  busy: number
  /** Games that were in progress when the measurement ended. */
  readonly live: Live[]
}

/** A game in progress, and the port of its server. */
interface Live {
  readonly game: string
  readonly port: number
}

export const nothingMeasured = (): Measured => ({
  begun: [],
  entries: [],
  shown: [],
  acknowledged: [],
  bytes: [],
  busy: 0,
  live: [],
})

/** Lets at most ten games begin at the same time, as a lobby would see. */
export const enter = turnstile(10)

/** Plays one game after another at one table, a reply whenever it is this table's turn. `first` are the players of the first game. */
export async function playing(
  port: number,
  n: number,
  first: Pair,
  bot: Bot,
  measured: Measured,
  pacer: Pacer,
): Promise<void> {
  let wake = (): void => undefined
  const heard = {
    update(bytes: number) {
      if (pacer.isMeasured()) measured.bytes.push(bytes)
      wake()
    },
  }
  let { game, seats } = await enter(async () => {
    const began = performance.now()
    const table = await newTable(first, n, heard)
    measured.begun.push(performance.now() - began)
    return table
  })
  while (await pacer.turn()) {
    const asked = seats.find(({ view }) => view.question !== null)
    if (asked === undefined || asked.view.over !== null) {
      for (const { socket } of seats) socket.disconnect()
      ;({ game, seats } = await enter(async () => newTable(await newPair(port, n), n, heard)))
      continue
    }
    const isMeasured = pacer.isMeasured()
    const began = performance.now()
    const from = asked.version
    const version = await taken(asked, game, bot, measured)
    if (isMeasured) {
      measured.acknowledged.push(performance.now() - began)
      measured.entries.push(version - from)
    }
    while (seats.some(seat => seat.version < version))
      await new Promise<void>(resolve => {
        wake = resolve
      })
    if (isMeasured) measured.shown.push(performance.now() - began)
  }
  measured.live.push({ game, port })
  for (const { socket } of seats) socket.disconnect()
}

/** Sends a reply, always with the same id, until the server takes it. Gives the version that it led to. */
async function taken(seat: Seat, game: string, bot: Bot, measured: Measured): Promise<number> {
  const reply = nextReply(seat, game, bot)
  for (;;) {
    const answer = await seat.socket.timeout(60_000).emitWithAck('reply', reply)
    if (answer.ok) return answer.version
    if (answer.why !== 'busy') throw new Error(`A reply was refused: ${answer.why}`)
    measured.busy++
    await after((answer.again ?? 1) * 1000)
  }
}
