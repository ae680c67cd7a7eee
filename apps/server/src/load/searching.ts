import { loadavg } from 'node:os'
import type { Pushed } from '@paydata/protocol'
import type { Socket } from 'socket.io-client'
import { enter } from './playing.ts'
import { ask, connectAs, guest, newId } from './seats.ts'
import { share } from './share.ts'
import type { Target } from './target.ts'

/** Everybody comes from somewhere else: nobody is given an opponent of their own address. */
const addressOf = (n: number): string =>
  `10.${Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${n % 250}`

const decks = {
  corp: { starter: 'core_starter_jinteki' },
  runner: { starter: 'core_starter_shaper' },
} as const

interface Found {
  readonly game: string
  /** Milliseconds from when somebody pressed Play until they were told. */
  readonly after: number
}

async function search(socket: Socket): Promise<Found> {
  const began = performance.now()
  const paired = new Promise<Found>(resolve =>
    socket.once('paired', ({ game }: Pushed<'paired'>) =>
      resolve({ game, after: performance.now() - began }),
    ),
  )
  await ask(socket, 'search', {
    id: newId(),
    side: 'either',
    format: 'all',
    pace: 'none',
    stakes: 'friendly',
    decks,
  })
  return paired
}

/** Lets so many people look for an opponent at the same moment, and measures until each is told of theirs. */
export async function measureSearches(
  many: number,
  targets: readonly Target[],
): Promise<Record<string, number>> {
  const sockets = await Promise.all(
    Array.from({ length: many }, (_, n) =>
      enter(async () => {
        const port = targets[n % targets.length]?.port ?? Number.NaN
        return connectAs(port, await guest(port, `Seeker ${n}`, addressOf(n)), addressOf(n))
      }),
    ),
  )
  const others = loadavg()[0] ?? Number.NaN
  const found = await Promise.all(sockets.map(search))
  const atTables = new Map<string, number>()
  for (const { game } of found) atTables.set(game, (atTables.get(game) ?? 0) + 1)
  for (const socket of sockets) socket.disconnect()
  const times = found.map(({ after }) => after)
  return {
    'load of the machine': others,
    'people who searched': many,
    'tables of two': [...atTables.values()].filter(count => count === 2).length,
    'an opponent found, p50 ms': share(times, 0.5),
    'an opponent found, p95 ms': share(times, 0.95),
    'an opponent found, p99 ms': share(times, 0.99),
  }
}
