import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { random, sensible } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { Settings } from './load/arguments.ts'
import { readArguments } from './load/arguments.ts'
import type { Counts } from './load/counts.ts'
import { countsOf } from './load/counts.ts'
import { inUse, read } from './load/memory.ts'
import { againWithFiles } from './load/open-files.ts'
import { pacerFor } from './load/pacer.ts'
import type { Measured } from './load/playing.ts'
import { enter, nothingMeasured, playing } from './load/playing.ts'
import { recover } from './load/recovering.ts'
import { measureSearches } from './load/searching.ts'
import { newPair } from './load/seats.ts'
import { share } from './load/share.ts'
import { takeOver } from './load/taking-over.ts'
import type { Target } from './load/target.ts'
import { startTarget } from './load/target.ts'
import { againstThinker } from './load/thinkers.ts'

// Two thousand players run in this process. They should wait for the server, and not for their own garbage collection.
setFlagsFromString('--max-semi-space-size=64')
setFlagsFromString('--heap-growing-percent=500')

/** Processor seconds of this process, in which the players run. */
const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** What the servers have done when all that was asked is done. An answer with metrics is repeated for half a second. */
async function settled(targets: readonly Target[]): Promise<Counts> {
  await after(600)
  return countsOf(targets)
}

async function measure(
  settings: Settings,
  targets: readonly Target[],
  measured: Measured,
): Promise<Record<string, number>> {
  const portOf = (n: number): number => targets[n % targets.length]?.port ?? Number.NaN
  const bot = settings.players === 'random' ? random : sensible(defineAllCards())
  const pacer = pacerFor(settings)
  const held = await inUse(targets)
  const empty = await read(targets, 'process_resident_memory_bytes')
  const pairs = await Promise.all(
    Array.from({ length: settings.games }, (_, n) => enter(() => newPair(portOf(n), n))),
  )
  const come = await settled(targets)
  const opened = performance.now()
  const games = pairs.map((pair, n) => playing(portOf(n), n, pair, bot, measured, pacer))
  while (measured.begun.length < settings.games) await after(10)
  const beginning = (performance.now() - opened) / 1000
  const begun = await settled(targets)
  const full = await read(targets, 'process_resident_memory_bytes')
  await after(settings.rest * 1000)
  const resting = await inUse(targets)
  const thinkers = Array.from({ length: settings.thinkers }, (_, n) => againstThinker(portOf(n), n, bot))
  const guests = await Promise.all(thinkers)
  pacer.begin()
  await pacer.warm()
  const others = loadavg()[0] ?? Number.NaN
  const [before, ownBefore] = [await countsOf(targets), ownSeconds()]
  await Promise.all(games)
  for (const guest of guests) guest.leave()
  const [ended, own] = [await countsOf(targets), ownSeconds() - ownBefore]
  const { shown, acknowledged, bytes, busy, entries } = measured
  const made = entries.reduce((sum, each) => sum + each, 0)
  const cpu = ended.cpu - before.cpu
  while ((await read(targets, 'paydata_sockets')) > 0) await after(100)
  await after(settings.rest * 1000)
  const left = await inUse(targets)
  return {
    'load of the machine': others,
    'games begun a second': settings.games / beginning,
    'a game begun, p50 ms': share(measured.begun, 0.5),
    'a game begun, p99 ms': share(measured.begun, 0.99),
    'statements on the main thread, a game begun': (begun.statements - come.statements) / settings.games,
    'commits on the main thread, a game begun': (begun.commits - come.commits) / settings.games,
    'commits of the writer, a game begun': (begun.written - come.written) / settings.games,
    'SQL on the main thread, ms a game begun': ((begun.sql - come.sql) * 1000) / settings.games,
    'processor ms a game begun': ((begun.cpu - come.cpu) * 1000) / settings.games,
    'longest stall while they begin, ms': begun.stall * 1000,
    'replies a second': shown.length / settings.seconds,
    'entries a second': made / settings.seconds,
    'entries a reply': made / shown.length,
    'refused as busy, and sent again': busy,
    'reply to both views, p50 ms': share(shown, 0.5),
    'reply to both views, p95 ms': share(shown, 0.95),
    'reply to both views, p99 ms': share(shown, 0.99),
    'reply to acknowledgement, p99 ms': share(acknowledged, 0.99),
    'updates a reply': bytes.length / shown.length,
    'bytes of an update, median': share(bytes, 0.5),
    'bytes of an update, p99': share(bytes, 0.99),
    'memory of a new game, kB': (full - empty) / settings.games / 1024,
    'in use for a game at rest, kB': (resting - held) / settings.games / 1024,
    'the same with nobody there, kB': (left - held) / settings.games / 1024,
    'processor ms a reply': (cpu * 1000) / shown.length,
    'processor ms an entry': (cpu * 1000) / made,
    'the same of the players': (own * 1000) / made,
    'commits on the main thread, a reply': (ended.commits - before.commits) / shown.length,
    'commits of the writer, a reply': (ended.written - before.written) / shown.length,
    'SQL on the main thread, ms a reply': ((ended.sql - before.sql) * 1000) / shown.length,
    'longest stall, ms': ended.stall * 1000,
    'collections, ms a second': ((ended.collecting - before.collecting) * 1000) / settings.seconds,
    'collections of more than 40 ms': ended.longCollections - before.longCollections,
  }
}

const settings = readArguments(process.argv.slice(2), process.env)
if ('print' in settings) {
  process.stdout.write(settings.print)
  process.exitCode = settings.code
} else if (settings.files !== null) {
  process.exitCode = await againWithFiles(settings.files)
} else {
  defineAllCards()
  const folder = mkdtempSync(join(tmpdir(), 'paydata-load-'))
  const target = await startTarget(folder, settings)
  const other = settings.processes > 1 ? await startTarget(folder, settings) : undefined
  const measured = nothingMeasured()
  const targets = other === undefined ? [target] : [target, other]
  const numbers =
    settings.search === null
      ? await measure(settings, targets, measured)
      : await measureSearches(settings.search, targets)
  const gamesAt = ({ port }: Target): string[] =>
    measured.live.flatMap(live => (live.port === port ? [live.game] : []))
  if (settings.kill && other !== undefined)
    Object.assign(numbers, await takeOver(target, other, gamesAt(target)))
  else await target.stop(settings.kill ? 'SIGKILL' : 'SIGTERM')
  await other?.stop('SIGTERM')
  if (settings.kill && other === undefined) Object.assign(numbers, await recover(folder, gamesAt(target)))
  rmSync(folder, { recursive: true, force: true })
  if (settings.json) process.stdout.write(`${JSON.stringify(numbers)}\n`)
  else
    for (const [name, value] of Object.entries(numbers))
      process.stdout.write(
        `${name.padEnd(44)} ${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0).padStart(9)}\n`,
      )
}
