import { spawn } from 'node:child_process'
import { diceOf } from '@paydata/bots'
import { expect } from 'vitest'
import { built, root } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected } from './serving.ts'
import { databases, testOn } from './stores.ts'

/** Another one, to look further: KILLED_SEED=… npx vitest run apps/server/tests/killed.test.ts */
const seed = globalThis.process.env.KILLED_SEED ?? 'killed'

/** As `main.ts` begins it, but that every game with the same decks is the same. */
const begin = `
  import { readConfig } from './apps/server/dist/src/config.js'
  import { newLogger } from './apps/server/dist/src/logger.js'
  import { start } from './apps/server/dist/src/server.js'
  const { config } = readConfig([], process.env)
  const newSecret = () => '0'.repeat(64)
  const think = () => Promise.reject(new Error('nobody thinks here'))
  await start(config, newLogger(config), { newSecret, think })
`

/** A server in a process of its own, which can be killed. */
async function process(where: { readonly DATA: string; readonly DATABASE_URL: string | undefined }) {
  const child = spawn('node', ['--input-type=module', '--eval', begin], {
    cwd: root,
    env: { ...globalThis.process.env, PORT: '0', RATES: '1000', SNAPSHOT_EVERY: '7', ...where },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let out = ''
    child.stdout.on('data', data => {
      out += data
      const found = /"port":(\d+)/.exec(out)
      if (found !== null) resolve(Number(found[1]))
    })
    child.on('exit', () => reject(new Error(`The server ended: ${out}`)))
  })
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  return {
    port,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

testOn(
  databases,
  `killed at any moment, every game goes on at the same question (seed ${seed})`,
  async fresh => {
    built()
    const dice = diceOf(seed)
    const where = fresh()
    let server = await process(where)
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    let seats = [await watching(corp, game), await watching(runner, game)]
    for (let round = 1; round <= 2; round++) {
      const from = round * 15 + dice(8)
      await playTo(seats, seed, from)
      // Replies are on their way while the server dies.
      const flying = playTo(seats, seed, from + 10).catch(() => 'lost')
      await Promise.race([flying, seats[0]?.reach(from + 1 + dice(6))])
      await server.kill()
      const shown = seats.map(({ version }) => version)
      server = await process(where)
      const lines = [await connected(server.port, corpVisitor), await connected(server.port, runnerVisitor)]
      const whole = await Promise.all(lines.map(line => watching(line, game)))
      for (const [i, { version }] of whole.entries()) expect(version).toBeGreaterThanOrEqual(shown[i] ?? 0)
      for (const [i, before] of seats.entries())
        if (before.version === whole[i]?.version) expect(whole[i]?.view).toEqual(before.view)
      seats = whole
    }
    await server.kill()
  },
)
