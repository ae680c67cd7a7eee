import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { start } from '../src/server.ts'
import { startWriter } from '../src/threads/writing.ts'
import { built } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { newId, packsHere, readsHere } from './serving.ts'
import { databases } from './stores.ts'

beforeAll(() => built())

/** A server that writes in a thread, as it is run. */
async function withWriter() {
  const [, fresh] = databases[0]!
  const read = readConfig([], { PORT: '0', LOG_LEVEL: 'error', RATES: '1000', ...fresh() })
  if (read.is !== 'config') throw new Error('These settings cannot be used.')
  const at = new URL('../dist/src/threads/writer.js', import.meta.url)
  return start(read.config, pino({ level: 'error' }), {
    startWriter: (folder, work) => startWriter(folder, work, at),
    newSecret: () => '0'.repeat(64),
    pack: packsHere,
    readList: readsHere,
  })
}

/** How many transactions a thread of the server has written so far, as its metrics say. */
async function commitsOf(port: number, thread: 'main' | 'writer'): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const found = new RegExp(`^paydata_sqlite_commits_total\\{thread="${thread}"\\} (\\d+)$`, 'm').exec(text)
  return Number(found?.[1] ?? Number.NaN)
}

test('from a new player to the end of a game and what is kept of it, the main thread waits for no commit', async () => {
  const server = await withWriter()
  const { corp, runner, game } = await twoAtATable(server.port)
  await playTo([await watching(corp, game), await watching(runner, game)], 'main thread', 10)
  await corp.get('say', { game, channel: 'players', text: 'good luck', id: newId() })
  await runner.get('concede', { game })
  // What was seen is kept when the game is over; until then this waits for it.
  await corp.get('history', { game })
  expect(await commitsOf(server.port, 'main')).toBe(0)
  expect(await commitsOf(server.port, 'writer')).toBeGreaterThan(10)
  await server.close()
})
