import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { Round } from './attacks/arguments.ts'
import { isHarmless, readArguments } from './attacks/arguments.ts'
import type { Prepared } from './attacks/kinds.ts'
import { attacks, owner } from './attacks/kinds.ts'
import { observersAt, signingIn } from './attacks/observing.ts'
import type { Attacked } from './attacks/server.ts'
import { pageBeside, startAttacked } from './attacks/server.ts'
import { callAt } from './attacks/visitor.ts'
import { share } from './load/share.ts'

/** Whether this system lets us make a disk for a server. */
const hasDisks = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'x', '/mnt']).status === 0

/** Writes until there is no room left on the disk of a server. */
function fill({ pid }: Attacked, folder: string): void {
  const file = openSync(join(`/proc/${pid}/root`, folder, 'filler'), 'w')
  for (const size of [4096, 1])
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch {
      // It is full for pieces of this size.
    }
  closeSync(file)
}

/** A server with all that the attack needs, and with the limits that players have. */
async function prepared({ attack, addresses }: Round, folder: string): Promise<[Attacked, Prepared]> {
  const { disk, prepare, spoil } = attacks[attack]
  if (disk === 'full') {
    const server = await startAttacked(folder, 'asPlayersHaveThem', 'small')
    return [server, await prepare(server.port, addresses)]
  }
  const before = await startAttacked(folder, 'none', 'large')
  const ready = await prepare(before.port, addresses)
  await before.stop()
  spoil?.(folder, ready)
  return [await startAttacked(folder, 'asPlayersHaveThem', 'large'), ready]
}

const outcomes = z.record(z.string(), z.number())

async function run(round: Round): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-attacks-'))
  const { attack, addresses, times, seconds } = round
  const [server, ready] = await prepared(round, folder)
  const observers = await observersAt(server.port)
  const quiet = await observers.observe(5)
  const worker = new Worker(new URL('attacks/attacker.js', import.meta.url), {
    workerData: {
      attack,
      port: server.port,
      addresses,
      rate: attacks[attack].rate * times,
      seconds,
      prepared: ready,
    },
  })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  if (attacks[attack].disk === 'full') fill(server, folder)
  const attacked = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  worker.postMessage('begin')
  const { port } = server
  const visitor = { port, address: '203.0.113.200', cookie: '' }
  const signed =
    attack === 'guessing' ? signingIn(() => callAt(visitor, 'signIn', owner), seconds) : Promise.resolve(null)
  const { pings, health, lost } = await observers.observe(seconds)
  const { done, ...others } = outcomes.parse(await attacked)
  const owned = await signed
  await worker.terminate()
  observers.leave()
  await server.stop()
  for (const each of [folder, pageBeside(folder)]) rmSync(each, { recursive: true, force: true })
  return {
    'requests that were done': done ?? 0,
    ...Object.fromEntries(Object.entries(others).map(([why, count]) => [`refused: ${why}`, count])),
    ...(owned !== null && { 'the owner signed in, times': owned.done, of: owned.asked }),
    'players who lost the connection': lost,
    'ping before, p50 ms': share(quiet.pings, 0.5),
    'ping before, p99 ms': share(quiet.pings, 0.99),
    'ping, p50 ms': share(pings, 0.5),
    'ping, p99 ms': share(pings, 0.99),
    '/healthz, p99 ms': share(health, 0.99),
    '/healthz, longest ms': Math.max(...health),
  }
}

const settings = readArguments(process.argv.slice(2))
if ('print' in settings) {
  process.stdout.write(settings.print)
  process.exitCode = settings.code
} else {
  const { rounds, json } = settings
  for (const round of rounds) {
    const { attack, addresses, times } = round
    if (attacks[attack].disk === 'full' && !hasDisks()) {
      process.stderr.write(`${attack}: this system lets nobody make a disk, so it is left out.\n`)
      continue
    }
    const numbers = await run(round)
    const harmless = isHarmless(numbers)
    if (!harmless) process.exitCode = 1
    if (json) process.stdout.write(`${JSON.stringify({ ...round, isHarmless: harmless, numbers })}\n`)
    else {
      process.stdout.write(
        `${attack} from ${addresses === 1 ? '1 address' : `${addresses} addresses`}, ${attacks[attack].rate * times} a second: ${harmless ? 'ok' : 'OTHERS NOTICED'}\n`,
      )
      for (const [name, value] of Object.entries(numbers))
        process.stdout.write(`  ${name.padEnd(36)} ${value.toFixed(value % 1 === 0 ? 0 : 1).padStart(9)}\n`)
    }
  }
}
