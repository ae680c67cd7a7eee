import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, serving } from './serving.ts'
import { postgres } from './stores.ts'

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: where the end of a game cannot be written, whoever comes next finds it over',
  async (_name, fresh) => {
    const where = fresh()
    const server = await serving(where, { LOG_LEVEL: 'silent' })
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
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
    expect((await again.get('enter', { game })).room).toMatchObject({
      state: 'over',
      result: { winner: 'corp', how: 'concession' },
    })
    await server.close()
  },
)
