import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { defineAllCards } from '@paydata/cards'
import type { Settings } from './load/arguments.ts'
import { readArguments } from './load/arguments.ts'
import { recover } from './load/recovering.ts'
import { newTable, nextReply } from './load/seats.ts'
import type { Target } from './load/target.ts'
import { startTarget } from './load/target.ts'

interface Measured {
  /** Milliseconds from a reply to the update at both players, and to its acknowledgement. */
  readonly shown: number[]
  readonly acknowledged: number[]
  /** Bytes of each update to one player, as its socket carries them. */
  readonly bytes: number[]
  refused: number
  /** Games that were on when the time was over. */
  readonly live: string[]
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Plays one game after another at one table, a reply whenever it is this table's turn. */
async function playing(
  port: number,
  n: number,
  measured: Measured,
  turn: () => Promise<boolean>,
): Promise<void> {
  let wake = (): void => undefined
  const heard = {
    update(bytes: number) {
      measured.bytes.push(bytes)
      wake()
    },
  }
  let { game, seats } = await newTable(port, n, heard)
  while (await turn()) {
    const asked = seats.find(({ view }) => view.question !== null)
    if (asked === undefined || asked.view.over !== null) {
      for (const { socket } of seats) socket.disconnect()
      ;({ game, seats } = await newTable(port, n, heard))
      continue
    }
    const began = performance.now()
    const answer = await asked.socket.timeout(60_000).emitWithAck('reply', nextReply(asked, game))
    measured.acknowledged.push(performance.now() - began)
    if (!answer.ok) {
      measured.refused++
      continue
    }
    while (seats.some(({ version }) => version < answer.version))
      await new Promise<void>(resolve => {
        wake = resolve
      })
    measured.shown.push(performance.now() - began)
  }
  measured.live.push(game)
  for (const { socket } of seats) socket.disconnect()
}

/** Lets so many through each second until the time is over. */
function pacer({ rate, seconds }: Settings) {
  let next = 0
  let end = Number.POSITIVE_INFINITY
  return {
    begin(): void {
      next = performance.now()
      end = next + seconds * 1000
    },
    async turn(): Promise<boolean> {
      while (end === Number.POSITIVE_INFINITY) await after(20)
      if (rate > 0) {
        const at = next
        next += 1000 / rate
        await after(Math.max(0, at - performance.now()))
      }
      return performance.now() < end
    },
  }
}

async function measure(settings: Settings, target: Target, live: string[]): Promise<Record<string, number>> {
  const measured: Measured = { shown: [], acknowledged: [], bytes: [], refused: 0, live }
  const pace = pacer(settings)
  const empty = await target.read('process_resident_memory_bytes')
  const games: Promise<void>[] = []
  for (let n = 0; n < settings.games; n++) {
    games.push(playing(target.port, n, measured, pace.turn))
    // As many at once as a lobby would see.
    if (n % 20 === 19) await after(100)
  }
  while ((await target.read('paydata_sockets')) < settings.games * 2) await after(100)
  await after(500)
  const cpuBefore = await target.read('process_cpu_seconds_total')
  const full = await target.read('process_resident_memory_bytes')
  pace.begin()
  await Promise.all(games)
  const cpu = (await target.read('process_cpu_seconds_total')) - cpuBefore
  const [shown, acknowledged, bytes] = [measured.shown, measured.acknowledged, measured.bytes].map(list =>
    list.sort((a, b) => a - b),
  ) as [number[], number[], number[]]
  return {
    'replies a second': shown.length / settings.seconds,
    refused: measured.refused,
    'reply to both views, p50 ms': share(shown, 0.5),
    'reply to both views, p95 ms': share(shown, 0.95),
    'reply to both views, p99 ms': share(shown, 0.99),
    'reply to acknowledgement, p99 ms': share(acknowledged, 0.99),
    'updates a reply': bytes.length / shown.length,
    'bytes of an update, median': share(bytes, 0.5),
    'bytes of an update, p99': share(bytes, 0.99),
    'memory a game, kB': (full - empty) / settings.games / 1024,
    'processor ms a reply': (cpu * 1000) / shown.length,
  }
}

const settings = readArguments(process.argv.slice(2))
if ('print' in settings) {
  process.stdout.write(settings.print)
  process.exitCode = settings.code
} else {
  defineAllCards()
  const folder = mkdtempSync(join(tmpdir(), 'paydata-load-'))
  const target = await startTarget(folder)
  const live: string[] = []
  const numbers = await measure(settings, target, live)
  await target.stop(settings.kill ? 'SIGKILL' : 'SIGTERM')
  if (settings.kill) Object.assign(numbers, await recover(folder, live))
  rmSync(folder, { recursive: true, force: true })
  if (settings.json) process.stdout.write(`${JSON.stringify(numbers)}\n`)
  else
    for (const [name, value] of Object.entries(numbers))
      process.stdout.write(`${name.padEnd(36)} ${value.toFixed(value < 100 ? 1 : 0).padStart(9)}\n`)
}
