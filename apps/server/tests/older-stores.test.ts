import { Kysely, Migrator } from 'kysely'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { lineCalled, linesOf } from '../src/chat/lines.ts'
import { newGuest } from '../src/identity/players.ts'
import { embedded } from '../src/store/dialects.ts'
import { fileIn } from '../src/store/file.ts'
import { migrations } from '../src/store/migrations.ts'
import { openStore } from '../src/store/open.ts'
import { postgres } from '../src/store/postgres.ts'
import type { Tables } from '../src/store/tables.ts'
import { databases, testOn } from './stores.ts'

const said = (n: number, channel: 'players' | 'spectators', who = 'pAda') => ({
  n,
  id: `request-${n}`,
  channel,
  who: { id: who, name: 'Ada', kind: 'guest' as const },
  text: `Line ${n}, "channel":"players"`,
  preset: null,
  at: n,
})

type Older = {
  chat: { game: string; n: number; line: string }
  games: { id: string; state: string; room: string; updated_at: number }
  players: { id: string; name: string; name_key: string; password: string; created_at: number }
}

/** A database as a server before left it. */
async function olderStore(
  { DATA, DATABASE_URL }: { DATA: string; DATABASE_URL: string | undefined },
  fill: (older: Kysely<Older>) => Promise<unknown>,
) {
  const { dialect, schema } = DATABASE_URL === undefined ? embedded(DATA) : postgres(DATABASE_URL, 'write')
  const older = new Kysely<Older>({ dialect })
  const migrator = new Migrator({
    db: older,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  })
  await migrator.migrateTo('004-formats')
  await fill(older)
  await older.destroy()
}

testOn(
  databases,
  'lines of a server before are found as those of today, also one that is damaged',
  async fresh => {
    const where = fresh()
    const many = Array.from({ length: 600 }, (_, i) => said(i + 3, 'spectators'))
    const lines = [said(1, 'players'), { of: 'yesterday' }, ...many]
    const rows = lines.map((line, i) => ({ game: 'g', n: i + 1, line: JSON.stringify(line) }))
    await olderStore(where, older => older.insertInto('chat').values(rows).execute())
    const store = await openStore(where)
    const found = await linesOf(store, 'g')
    expect(found.lines.map(({ n }) => n)).toEqual([1, ...many.slice(-200).map(({ n }) => n)])
    expect(found.damaged).toEqual([2])
    expect(await lineCalled(store, 'g', 'pAda', 'request-602')).toEqual(said(602, 'spectators'))
    expect(await lineCalled(store, 'g', 'pBob', 'request-602')).toBeNull()
    expect(await lineCalled(store, 'other', 'pAda', 'request-602')).toBeNull()
    // What a server before writes that still runs.
    const line = JSON.stringify(said(603, 'players'))
    await store
      .insertInto('chat')
      .values({ game: 'g', n: 603, line, channel: null, who: null, id: null })
      .execute()
    expect((await linesOf(store, 'g')).lines.at(-1)).toMatchObject({ n: 603, channel: 'players' })
    await store.destroy()
  },
)

testOn(databases, 'what deleted players said at a server before is erased', async fresh => {
  const where = fresh()
  const lines = [said(1, 'players', 'gone'), said(2, 'players')]
  const rows = lines.map(line => ({ game: 'g', n: line.n, line: JSON.stringify(line) }))
  await olderStore(where, older => older.insertInto('chat').values(rows).execute())
  const store = await openStore(where)
  expect((await linesOf(store, 'g')).lines).toMatchObject([{ n: 2 }])
  const stored = JSON.stringify(await store.selectFrom('chat').select('line').execute())
  await store.destroy()
  expect(stored).not.toContain('Line 1')
  expect(stored).toContain('Line 2')
})

testOn(
  databases,
  'whom the games of a server before name is noted, also of one that is damaged',
  async fresh => {
    const where = fresh()
    const seat = (id: string, level: string | null) => ({ who: { id, name: 'Ada', kind: 'guest' }, level })
    const room = {
      host: 'pAda',
      settings: { title: 'pTitle567890' },
      seats: { corp: seat('pAda', null), runner: seat('bot-runner', 'random') },
      unseated: [{ id: 'pBob', name: 'Bob', kind: 'guest' }],
    }
    const { unseated: _, ...older } = { ...room, host: 'gone', seats: { corp: null, runner: null } }
    const rooms = [room, older, ...Array.from({ length: 200 }, () => older)].map(each => JSON.stringify(each))
    rooms.push(`{"seats":{"corp":{"who":{"id":"p23456789-12_","name":"p and more"`)
    const row = (text: string, n: number) => ({ id: `game ${n}`, state: 'over', room: text, updated_at: n })
    await olderStore(where, before => before.insertInto('games').values(rooms.map(row)).execute())
    const store = await openStore(where)
    expect(await store.selectFrom('named').selectAll().orderBy('player').execute()).toEqual([
      { player: 'p23456789-12_', game: 'game 202' },
      { player: 'pAda', game: 'game 0' },
      { player: 'pBob', game: 'game 0' },
    ])
    await store.destroy()
  },
)

test('what was said is found without looking through all that was said', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  await (await openStore(where)).destroy()
  const asked: string[] = []
  const { dialect } = embedded(where.DATA)
  const store = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query.sql) })
  await linesOf(store, 'g')
  await lineCalled(store, 'g', 'pAda', 'request')
  await store.destroy()
  const file = new Libsql(fileIn(where.DATA))
  const plans = asked.map(sql => JSON.stringify(file.prepare(`explain query plan ${sql}`).all([])))
  file.close()
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) expect(plan).toMatch(/SEARCH chat USING INDEX lines_of_(channels|players)/)
  expect(plans.join()).not.toContain('TEMP B-TREE')
})

testOn(
  databases,
  'names that were claimed at a server before are protected as those of today',
  async fresh => {
    const where = fresh()
    const claimed = { id: 'pAda', name: 'Ada', name_key: 'ada', password: 'kept', created_at: 1 }
    await olderStore(where, older => older.insertInto('players').values(claimed).execute())
    const store = await openStore(where)
    await expect(newGuest(store, 'Аda')).rejects.toThrow('nameTaken')
    await store.destroy()
  },
)
