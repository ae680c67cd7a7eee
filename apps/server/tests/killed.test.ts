import { spawn } from 'node:child_process'
import { diceOf } from '@paydata/bots'
import type { Clock } from '@paydata/protocol'
import { expect } from 'vitest'
import { portOf } from '../src/load/port-of.ts'
import { built, root } from './commands.ts'
import type { Watching } from './players.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected } from './serving.ts'
import { databases, testOn, threads } from './stores.ts'

/** Another one, to look further: KILLED_SEED=… npx vitest run apps/server/tests/killed.test.ts */
const seed = globalThis.process.env.KILLED_SEED ?? 'killed'

/** As `main.ts` begins it, but that every game with the same decks is the same, and that time has gone on meanwhile. */
const begin = `
  import { readConfig } from './apps/server/dist/src/config.js'
  import { newLogger } from './apps/server/dist/src/logger.js'
  import { start } from './apps/server/dist/src/server.js'
  const { config } = readConfig([], process.env)
  const newSecret = () => 'key:' + '0'.repeat(64)
  const think = () => Promise.reject(new Error('nobody thinks here'))
  const now = () => Date.now() + Number(process.env.AHEAD)
  await start(config, newLogger(config), { newSecret, think, now })
`

/** A server in a process of its own, which can be killed. */
async function process(
  where: { readonly DATA: string; readonly DATABASE_URL: string | undefined },
  ahead: number,
) {
  const child = spawn('node', ['--input-type=module', '--eval', begin], {
    cwd: root,
    env: {
      ...globalThis.process.env,
      PORT: '0',
      RATES: '1000',
      SNAPSHOT_EVERY: '7',
      AHEAD: `${ahead}`,
      ...where,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portOf(child)
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const hour = 3_600_000

/** What both players have left, to decide and to be away. */
/** What all clocks of a game have left; nothing where it has none. */
const banksOf = (clock: Clock | null): readonly number[] =>
  clock === null ? [] : [clock.left.corp, clock.left.runner, clock.away.left.corp, clock.away.left.runner]
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

type Two = readonly [Watching, Watching]

/** Both come again, each with another connection. */
async function again(port: number, visitors: readonly [Visitor, Visitor], game: string): Promise<Two> {
  const [corp, runner] = [await connected(port, visitors[0]), await connected(port, visitors[1])]
  return [await watching(corp, game), await watching(runner, game)]
}

/** Two play, and replies are on their way while the server dies. */
async function playInto(seats: Two, from: number, more: number): Promise<void> {
  await playTo(seats, seed, from)
  const flying = playTo(seats, seed, from + 10).catch(() => 'lost')
  await Promise.race([flying, seats[0].reach(from + more)])
}

testOn(
  [...databases, threads],
  `killed at any moment, every game goes on at the same question with the same clocks (seed ${seed})`,
  async fresh => {
    built()
    const dice = diceOf(seed)
    const where = fresh()
    let server = await process(where, 0)
    let compared = 0
    const sit = async (settings: object) => {
      const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port, settings)
      const visitors = [corpVisitor, runnerVisitor] as const
      return { game, visitors, seats: [await watching(corp, game), await watching(runner, game)] as Two }
    }
    let tables = [await sit({}), await sit({ clock: { bank: 1800, increment: 0, away: 180 } })]
    for (let round = 1; round <= 2; round++) {
      const from = round * 15 + dice(8)
      await Promise.all(tables.map(({ seats }) => playInto(seats, from, 1 + dice(6))))
      await server.kill()
      const shown = tables.map(({ seats }) =>
        seats.map(({ version, view, updates }) => ({ version, view, clock: updates.at(-1)?.clock ?? null })),
      )
      // An hour without a server, in which nobody's clock runs.
      server = await process(where, round * hour)
      tables = await Promise.all(
        tables.map(async ({ game, visitors }) => ({
          game,
          visitors,
          seats: await again(server.port, visitors, game),
        })),
      )
      for (const [t, { game, seats }] of tables.entries())
        for (const [i, before] of shown[t]?.entries() ?? []) {
          const { line, version, view } = seats[i] ?? seats[0]
          expect(version).toBeGreaterThanOrEqual(before.version)
          expect(view).toEqual(before.version === version ? before.view : expect.anything())
          const [seen] = (await line.get('watch', { game })).seen
          const clock = seen?.is === 'whole' ? seen.clock : null
          const [had, have] = [banksOf(before.clock), banksOf(clock)]
          for (const [bank, left] of have.entries()) expect(left).toBeLessThanOrEqual(had[bank] ?? 0)
          expect(sum(had) - sum(have)).toBeLessThan(hour / 4)
          compared += Number(clock !== null)
        }
    }
    await server.kill()
    expect(compared).toBe(4)
  },
)
