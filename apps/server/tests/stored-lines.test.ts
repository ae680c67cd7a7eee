import { Kysely, Migrator } from 'kysely'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { lineCalled, linesOf } from '../src/chat/lines.ts'
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

/** A database as a server before left it, with these lines in it. */
async function olderStore(
  where: { DATA: string; DATABASE_URL: string | undefined },
  rows: readonly object[],
) {
  const { DATA, DATABASE_URL } = where
  const { dialect, schema } = DATABASE_URL === undefined ? embedded(DATA) : postgres(DATABASE_URL)
  const older = new Kysely<{ chat: { game: string; n: number; line: string } }>({ dialect })
  const migrator = new Migrator({
    db: older,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  })
  await migrator.migrateTo('004-formats')
  const lines = rows.map((line, i) => ({ game: 'g', n: i + 1, line: JSON.stringify(line) }))
  while (lines.length > 0) await older.insertInto('chat').values(lines.splice(0, 300)).execute()
  await older.destroy()
}

testOn(
  databases,
  'lines of a server before are found as those of today, also one that is damaged',
  async fresh => {
    const where = fresh()
    const many = Array.from({ length: 600 }, (_, i) => said(i + 3, 'spectators'))
    await olderStore(where, [said(1, 'players'), { of: 'yesterday' }, ...many])
    const store = await openStore(where)
    const { lines, damaged } = await linesOf(store, 'g')
    expect(lines.map(({ n }) => n)).toEqual([1, ...many.slice(-200).map(({ n }) => n)])
    expect(damaged).toEqual([2])
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
