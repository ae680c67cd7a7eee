import { setTimeout as after } from 'node:timers/promises'
import { diceOf } from '@paydata/bots'
import type { Watching } from './players.ts'
import { replyOf, watching } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { connected } from './serving.ts'

/** A player who stays at a game whatever happens to servers: as a browser does, and looks for another server each time. */
export interface Wanderer {
  readonly seat: Watching
  /** Every reply that was acknowledged, by the name the client gave it. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** How often the connection was lost. */
  readonly losses: number
  /** Plays until the game is over, or this version is reached. */
  play(until?: number): Promise<void>
  /** Stays until the game has come so far. */
  reach(version: number): Promise<void>
  close(): void
}

const breath = 50

export async function wanderer(
  ports: () => readonly number[],
  visitor: Visitor,
  game: string,
  seed: string,
): Promise<Wanderer> {
  const dice = diceOf(`${seed}/${visitor.me.id}`)
  const acknowledged = new Map<string, number>()
  let losses = 0
  let isOpen = true
  let waiting: (() => void)[] = []
  const wake = (): void => {
    const now = waiting
    waiting = []
    for (const each of now) each()
  }
  let connecting: Promise<void> | null = null
  let line: Line
  let seat: Watching

  /** One connection is enough, whoever notices that there is none. */
  const reconnect = (): Promise<void> => {
    connecting ??= connect(seat).finally(() => {
      connecting = null
    })
    return connecting
  }

  /** Connects to any of the servers, until one lets it in and knows the game, or nobody plays any more. */
  async function connect(have: Pick<Watching, 'view' | 'version'> | null): Promise<void> {
    while (isOpen) {
      const all = ports()
      const port = all[dice(all.length)] ?? 0
      try {
        line = await connected(port, visitor)
        // A player who misses something asks for it, as after any loss of the connection.
        const here = line
        seat = await watching(line, game, have, () => here.close())
        line.on('update', () => wake())
        line.socket.once('disconnect', () => {
          losses++
          wake()
        })
        return
      } catch {
        line?.close()
        await after(breath)
      }
    }
  }

  /** The same reply again and again until somebody has taken it, or it is not asked for any more. */
  async function reply(): Promise<void> {
    const { version } = seat
    const id = `${visitor.me.id.replace(/\W/g, '_')}-${version}`.padEnd(8, '_')
    const asked = { game, id, version, reply: replyOf(seat, seed) }
    for (;;) {
      try {
        const answer = await line.ask('reply', asked)
        if (answer.ok) {
          acknowledged.set(id, answer.version)
          return
        }
        if (answer.why !== 'busy' && answer.why !== 'closing') {
          if (seat.version > version) return
          throw new Error(`${id} was refused: ${answer.why}`)
        }
        await after(breath)
      } catch (error) {
        if (line.socket.connected) throw error
        await reconnect()
      }
    }
  }

  await connect(null)
  return {
    get seat() {
      return seat
    },
    acknowledged,
    get losses() {
      return losses
    },
    async play(until = Number.POSITIVE_INFINITY) {
      while (isOpen && seat.view.over === null && seat.version < until) {
        if (!line.socket.connected) await reconnect()
        else if (seat.view.question !== null) {
          const { version } = seat
          await reply()
          while (seat.version === version && line.socket.connected) await woken()
        } else await woken()
      }
    },
    async reach(version) {
      while (isOpen && seat.version < version) await (line.socket.connected ? woken() : reconnect())
    },
    close() {
      isOpen = false
      line.close()
      wake()
    },
  }

  function woken(): Promise<void> {
    return new Promise(resolve => void waiting.push(resolve))
  }
}
