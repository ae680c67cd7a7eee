import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { readRoom } from '../src/tables/room-record.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, serving } from './serving.ts'
import { databases, postgres, testOn } from './stores.ts'

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: where the end of a game cannot be written, nothing of it is, and the game goes on',
  async (_name, fresh) => {
    const where = fresh()
    const server = await serving(where, { LOG_LEVEL: 'silent' })
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    await playTo([await watching(corp, game), await watching(runner, game)], 'unwritten', 10)
    const store = await openStore(where)
    await sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no room'; end $$`.execute(store)
    await sql`create trigger refusing before update on games for each row
      when (new.state = 'over') execute function refuse()`.execute(store)
    // A player at the table is sent away, to come again to what the database knows.
    await expect(runner.ask('concede', { game })).rejects.toThrow('disconnected')
    await sql`drop trigger refusing on games`.execute(store)
    await store.destroy()
    const again = await connected(server.port, corpVisitor)
    expect((await again.get('enter', { game })).room).toMatchObject({ state: 'playing', result: null })
    await (await connected(server.port, runnerVisitor)).get('concede', { game })
    expect((await again.get('enter', { game })).room).toMatchObject({
      state: 'over',
      result: { winner: 'corp', how: 'concession' },
    })
    await server.close()
  },
)

testOn(
  databases,
  'a game that a server before this one ended only in the log is over for whoever comes next',
  async fresh => {
    const where = fresh()
    const server = await serving(where)
    const { runner, game, corpVisitor } = await twoAtATable(server.port)
    await runner.get('concede', { game })
    await server.close()
    const store = await openStore(where)
    const games = store.selectFrom('games').selectAll().where('id', '=', game)
    const room = JSON.stringify({
      ...readRoom(await games.executeTakeFirstOrThrow()),
      state: 'playing',
      result: null,
    })
    await store.updateTable('games').set({ state: 'playing', room }).where('id', '=', game).execute()
    await store.deleteFrom('results').where('game', '=', game).execute()
    await store.destroy()
    const next = await serving(where)
    const corp = await connected(next.port, corpVisitor)
    expect((await corp.get('enter', { game })).room).toMatchObject({
      state: 'over',
      result: { winner: 'corp', how: 'concession' },
    })
    await next.close()
    const after = await openStore(where)
    expect(await after.selectFrom('results').selectAll().execute()).toMatchObject([{ game, winner: 'corp' }])
    await after.destroy()
  },
)
