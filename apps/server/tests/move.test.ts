import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore, openToRead } from '../src/store/open.ts'
import { built, ran } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { databases, postgres } from './stores.ts'

beforeAll(() => built())

const [, folder] = databases[0]!
type Where = Parameters<typeof openToRead>[0]

/** A server in whose folder one game is over and one is on, and what a player sees of that. */
async function played() {
  const where = folder()
  const server = await serving(where, { SNAPSHOT_EVERY: '5' })
  const over = await twoAtATable(server.port)
  await playTo([await watching(over.corp, over.game), await watching(over.runner, over.game)], 'move', 40)
  await over.runner.get('concede', { game: over.game })
  const on = await twoAtATable(server.port)
  const seats = [await watching(on.corp, on.game), await watching(on.runner, on.game)] as const
  await playTo(seats, 'move', 60)
  await on.corp.get('say', {
    game: on.game,
    id: newId(),
    channel: 'players',
    text: 'caf\u00e9 “so” \u{1f44b}',
  })
  const history = await over.corp.get('history', { game: over.game })
  return { where, server, over, on, seat: seats[0], history }
}

const asText = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]) => [name, value instanceof ArrayBuffer ? new Uint8Array(value) : value])
      .map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
      ])
      .toSorted(),
  )

/** Every row of every table but those of processes, by table. */
async function everythingIn(where: Where): Promise<Readonly<Record<string, readonly string[]>>> {
  const store = await openToRead(where)
  const tables = await store.introspection.getTables()
  const names = tables
    .map(({ name }) => name)
    .filter(name => !/^(leases|processes|played_now|kysely_.*)$/.test(name))
  const all: Record<string, readonly string[]> = {}
  for (const name of names.toSorted()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store)
    all[name] = rows.map(asText).toSorted()
  }
  await store.destroy()
  return all
}

test.skipIf(!postgres.isThere).each(postgres.each)(
  'from SQLite to %s: all is there byte for byte, and games go on, those that are over are seen as before',
  async (_name, fresh) => {
    const { where, server, over, on, seat, history } = await played()
    const target = { ...fresh(), DATA: where.DATA }
    const early = await ran('move', [], target)
    expect(early).toMatchObject({
      code: 1,
      out: '',
      complaint: expect.stringContaining('is in use by another'),
    })
    await server.close()

    const moved = await ran('move', [], target)
    expect(moved).toMatchObject({ code: 0, out: expect.stringMatching(/ with 2 games, /) })
    expect(moved.complaint).toMatch(/^entries: (\d+) of \1$/m)
    const there = await everythingIn(target)
    expect(there).toEqual(await everythingIn({ ...where, DATABASE_URL: undefined }))
    for (const table of ['games', 'entries', 'snapshots', 'seen', 'chat', 'sessions', 'secrets'])
      expect(there[table], table).not.toEqual([])

    const again = await serving({ ...target, REDIS_URL: undefined })
    onTestFinished(() => again.close())
    const lines = [
      await connected(again.port, on.corpVisitor),
      await connected(again.port, on.runnerVisitor),
    ] as const
    const seats = [await watching(lines[0], on.game), await watching(lines[1], on.game)] as const
    expect(seats[0].view).toEqual(seat.view)
    await playTo(seats, 'on', seat.version + 10)
    const line = await connected(again.port, over.corpVisitor)
    expect(await line.get('history', { game: over.game })).toEqual(history)
  },
  60_000,
)

test.skipIf(!postgres.isThere).each(postgres.each)(
  'to %s: a database that holds anything is refused, and stays as it is',
  async (_name, fresh) => {
    const source = folder()
    await (await serving(source)).close()
    const where = fresh()
    const server = await serving(where)
    await twoAtATable(server.port)
    await server.close()
    const before = await everythingIn(where)
    const refused = await ran('move', [], { ...where, DATA: source.DATA })
    expect(refused).toMatchObject({ code: 1, out: '', complaint: expect.stringContaining('is not empty') })
    expect(await everythingIn(where)).toEqual(before)
  },
)

test.skipIf(!postgres.isThere).each(postgres.each)(
  'to %s: a folder whose log has lost what players saw is refused, until somebody says that it is all there is',
  async (_name, fresh) => {
    const { where, server, on } = await played()
    const path = join(where.DATA, 'acknowledged')
    const notes = readFileSync(path)
    await server.close()
    const store = await openStore(where)
    const { last } = await store
      .selectFrom('entries')
      .select(row => row.fn.max('n').as('last'))
      .where('game', '=', on.game)
      .executeTakeFirstOrThrow()
    await store.deleteFrom('entries').where('game', '=', on.game).where('n', '=', last).execute()
    await store.destroy()
    writeFileSync(path, notes)
    const target = { ...fresh(), DATA: where.DATA }
    const refused = await ran('move', [], target)
    expect(refused).toMatchObject({ code: 1, out: '', complaint: expect.stringContaining(on.game) })
    rmSync(path)
    expect(await ran('move', [], target)).toMatchObject({ code: 0 })
  },
  60_000,
)

test('a folder without a database is refused, and so is a move to nowhere', async () => {
  const nowhere = { DATA: folder().DATA, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const missing = await ran('move', [], nowhere)
  expect(missing).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no database in') })
  const usage = expect.stringContaining('npm run move')
  expect(await ran('move', ['--help'])).toMatchObject({ code: 0, out: usage })
  expect(await ran('move', ['there'])).toMatchObject({ code: 2, complaint: usage })
  expect(await ran('move', [], { DATA: folder().DATA })).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('DATABASE_URL is missing'),
  })
})
