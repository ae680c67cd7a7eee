import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!

/** Four games that have come some way, and what is then done to the database while no server is there. */
async function damagedGames() {
  const where = fresh()
  const server = await serving(where, { SNAPSHOT_EVERY: '1000' })
  const games: string[] = []
  for (let n = 0; n < 5; n++) {
    const { corp, runner, game } = await twoAtATable(server.port)
    await playTo([await watching(corp, game), await watching(runner, game)], 'damage', 12)
    games.push(game)
  }
  await server.close()
  return { where, games }
}

test('a game that is damaged is refused and left as it is; the others go on', async () => {
  const { where, games } = await damagedGames()
  const [changed = '', missing = '', snapshot = '', room = '', whole = ''] = games
  const store = await openStore(where)
  const seventh = store.updateTable('entries').where('n', '=', 7)
  await seventh.set({ entry: '{"kind":"concession"}' }).where('game', '=', changed).execute()
  await store.deleteFrom('entries').where('game', '=', missing).where('n', '=', 7).execute()
  await store.insertInto('snapshots').values({ game: snapshot, n: 9, saved: '{"of":"tomorrow"}' }).execute()
  await store.updateTable('games').set({ room: '{"of":"tomorrow"}' }).where('id', '=', room).execute()
  await store.destroy()

  const server = await serving(where, { LOG_LEVEL: 'silent' })
  const line = await connected(server.port, null)
  const because = async (game: string) => {
    const answer = await line.ask('watch', { game })
    return answer.ok ? 'whole' : `${answer.why}: ${answer.because}`
  }
  expect(await because(changed)).toBe('damaged: entry 7 is not as it was written')
  expect(await because(missing)).toBe('damaged: entry 7 is missing')
  expect(await because(room)).toMatch('damaged: what is around the table')
  // A snapshot only saves time: the log has the game.
  expect(await because(snapshot)).toBe('whole')
  expect(await because(whole)).toBe('whole')
  await server.close()
})
