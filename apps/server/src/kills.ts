import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { sensible } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { Settings } from './kills/arguments.ts'
import { readArguments } from './kills/arguments.ts'
import type { Counts, Life, Table } from './kills/tables.ts'
import { playOn, seat } from './kills/tables.ts'
import { inUse } from './load/memory.ts'
import { pacerFor } from './load/pacer.ts'
import { share } from './load/share.ts'
import type { Target } from './load/target.ts'
import { startTarget } from './load/target.ts'
import { turnstile } from './load/turnstile.ts'

/** Milliseconds in which a server came back, and bytes that it used before it was killed, in order. */
interface Lives {
  readonly started: number[]
  readonly used: number[]
}

/** Lets two tables look for their games at once, so that slow machines answer them in time. */
const enter = turnstile(2)

/** Players come back at least once. */
const fewestKills = 2

async function endure(settings: Settings, counts: Counts, lives: Lives): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-kills-'))
  const bot = sensible(defineAllCards())
  const until = performance.now() + settings.minutes * 60_000
  let tables: readonly (Table | null)[] = Array.from({ length: settings.games }, () => null)
  // What the last kill lost is only seen by those who come back after it.
  while (performance.now() < until || lives.used.length < fewestKills) {
    const began = performance.now()
    const target = await startTarget(folder, { stores: 'log', 'slow-disk': 0, threads: settings.threads })
    lives.started.push(performance.now() - began)
    const pacer = pacerFor({ rate: settings.rate, seconds: Number.POSITIVE_INFINITY, 'warm-up': 0 })
    const seated = await Promise.all(
      tables.map((table, n) => enter(() => seat(target.port, n, table, counts))),
    )
    const life = untilKilled(target, settings.every, lives)
    const playing = seated.map((each, n) => playOn(life, n, each, bot, pacer, counts))
    pacer.begin()
    tables = await Promise.all(playing)
    process.stdout.write(`${told(counts, lives)}\n`)
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Kills a server at a random moment, which lies about so many minutes ahead. */
function untilKilled(target: Target, minutes: number, { used }: Lives): Life {
  let isBeingKilled = false
  const kill = async (): Promise<null> => {
    await after(minutes * 60_000 * (0.5 + Math.random()))
    const bytes = await inUse([target])
    // At any moment of a reply, and not just when the metrics have been read.
    await after(Math.random() * 1000)
    isBeingKilled = true
    await target.stop('SIGKILL')
    used.push(bytes)
    return null
  }
  return { port: target.port, died: kill(), isBeingKilled: () => isBeingKilled }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

const told = ({ acknowledged, sentAgain, ended, found, lost }: Counts, { used }: Lives): string =>
  `kill ${used.length}: ${acknowledged} replies, ${sentAgain} sent again, ${ended} games ended, ` +
  `${found} views found again, ${lost} lost, ${megabytes(used.at(-1) ?? 0)} MB in use`

/** From so many kills on memory is judged: a few lives tell nothing. */
const enoughLives = 8
/** How much more may be in use in the last quarter than in the first. */
const mostGrowth = 1.3

/** The middle of what was in use in the first quarter of all lives, and in the last, in bytes. */
function quarters({ used }: Lives): readonly [first: number, last: number] {
  const quarter = Math.max(1, Math.floor(used.length / 4))
  return [share(used.slice(0, quarter), 0.5), share(used.slice(-quarter), 0.5)]
}

function isFlat(lives: Lives): boolean {
  const [first, last] = quarters(lives)
  return lives.used.length < enoughLives || last <= first * mostGrowth
}

function show(counts: Counts & { kills: number }, lives: Lives): void {
  const { started } = lives
  const [first, last] = quarters(lives)
  const numbers = {
    ...counts,
    'started again, p50 ms': share(started.slice(1), 0.5),
    'started again, longest ms': Math.max(...started.slice(1), 0),
    'in use in the first quarter, MB': first / 1e6,
    'in use in the last quarter, MB': last / 1e6,
  }
  for (const [name, value] of Object.entries(numbers))
    process.stdout.write(`${name.padEnd(34)} ${value.toFixed(Number.isInteger(value) ? 0 : 1).padStart(9)}\n`)
}

const settings = readArguments(process.argv.slice(2))
if ('print' in settings) {
  process.stdout.write(settings.print)
  process.exitCode = settings.code
} else {
  const counts: Counts = { acknowledged: 0, sentAgain: 0, ended: 0, found: 0, lost: 0 }
  const lives: Lives = { started: [], used: [] }
  await endure(settings, counts, lives)
  show({ kills: lives.used.length, ...counts }, lives)
  process.exitCode = counts.lost === 0 && counts.found > 0 && isFlat(lives) ? 0 : 1
}
