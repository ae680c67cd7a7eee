import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected } from './serving.ts'
import { databases } from './stores.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A server in a process of its own, which can be killed. */
async function process(where: { readonly DATA: string; readonly DATABASE_URL: string | undefined }) {
  const child = spawn('node', ['apps/server/dist/src/main.js'], {
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

test.each(databases)(
  '%s: killed at any moment, every game goes on at the same question',
  async (_name, fresh) => {
    spawnSync('node', ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.build.json'], {
      cwd: root,
    })
    const where = fresh()
    let server = await process(where)
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    let seats = [await watching(corp, game), await watching(runner, game)]
    for (let round = 1; round <= 2; round++) {
      await playTo(seats, 'killed', round * 15)
      // Replies are on their way while the server dies.
      const flying = playTo(seats, 'killed', round * 15 + 10).catch(() => 'lost')
      await Promise.race([flying, seats[0]?.reach(round * 15 + 2)])
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
