import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import type { Tables } from '../src/store/tables.ts'
import { writerHere } from '../src/store/writing.ts'
import { does, playTo, replyOf, starters, twoAtATable, watching } from './players.ts'
import { chance, connected, guest, newId, packsHere, readsHere, servingIn, thinksHere } from './serving.ts'
import type { Fresh } from './stores.ts'
import { databases, postgres } from './stores.ts'

type Where = ReturnType<Fresh>

/** A disk that becomes full: some tables refuse what is written, with the code that their database has for that. */
interface Disk {
  readonly fills: (...tables: readonly (keyof Tables)[]) => Promise<void>
  readonly empties: () => Promise<void>
  /** By which the server writes, where the disk is not that of another server. */
  readonly startWriter?: typeof writerHere
}

function diskOfSqlite(): Disk {
  let full: readonly string[] = []
  const mustHaveRoom = (all: readonly { readonly sql: string }[]): void => {
    if (all.some(({ sql: text }) => full.some(table => text.includes(`into "${table}"`))))
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
  return {
    fills: async (...tables) => void (full = tables),
    empties: async () => void (full = []),
    startWriter(...given) {
      const writer = writerHere(...given)
      return {
        ...writer,
        async write(transaction) {
          mustHaveRoom(transaction.all.filter(({ rows }) => rows.length > 0))
          await writer.write(transaction)
        },
        async run(statement) {
          mustHaveRoom([statement])
          return writer.run(statement)
        },
      }
    },
  }
}

async function diskOfPostgres(where: Where): Promise<Disk> {
  const store = await openStore(where)
  return {
    async fills(...tables) {
      const full = `begin raise exception 'No space left on device' using errcode = 'disk_full'; end`
      await sql`create function full_disk() returns trigger language plpgsql as ${sql.lit(full)}`.execute(
        store,
      )
      for (const table of tables)
        await sql`create trigger full_disk before insert or update on ${sql.table(table)}
          for each statement execute function full_disk()`.execute(store)
    },
    async empties() {
      await sql`drop function full_disk() cascade`.execute(store)
      await store.destroy()
    },
  }
}

/** Where games are kept, on which disk. */
const disks: readonly (readonly [name: string, fresh: Fresh, disk: (where: Where) => Promise<Disk>])[] = [
  ['SQLite', databases[0]?.[1] ?? postgres.each[0][1], async () => diskOfSqlite()],
  ...(postgres.isThere ? postgres.each.map(([name, fresh]) => [name, fresh, diskOfPostgres] as const) : []),
]

const surroundings = { think: thinksHere, pack: packsHere, readList: readsHere }
const busy = { ok: false, why: 'busy', again: 1 }

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: while the disk is full everybody is told to ask again, no connection ends, and nothing is lost',
  async (_name, fresh) => {
    const where = fresh()
    const server = await servingIn(where, surroundings)
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'full', 6)
    const { fills, empties } = await diskOfPostgres(where)
    await fills('entries', 'games', 'chat', 'players', 'secrets')
    const asked = seats.find(({ view }) => view.question !== null) ?? expect.fail()
    const { version } = asked
    const reply = { game, version, reply: replyOf(asked, 'full'), id: newId() }
    expect(await asked.line.ask('reply', reply)).toMatchObject(busy)
    expect(await asked.line.ask('concede', { game })).toMatchObject(busy)
    expect(await runner.ask('create', { id: newId(), side: 'corp' })).toMatchObject(busy)
    const line = { game, channel: 'players', text: 'Is it full?', id: newId() } as const
    expect(await corp.ask('say', line)).toMatchObject(busy)
    expect((await runner.get('watch', { game })).seen[0]).toMatchObject({ version })
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(503)
    expect([corp, runner].map(({ socket }) => socket.connected)).toEqual([true, true])
    await empties()
    expect(await corp.ask('say', line)).toMatchObject({ ok: true })
    expect(await asked.line.ask('reply', reply)).toMatchObject({ ok: true, version: version + 1 })
    await playTo(seats, 'full', version + 4)
    await server.close()
  },
)

test.each(disks)(
  '%s: a bot that cannot move as the disk is full moves when it is not',
  async (_name, fresh, disk) => {
    const where = fresh()
    const { fills, empties, ...writing } = await disk(where)
    const server = await servingIn(where, { ...surroundings, ...writing })
    const line = await connected(server.port, await guest(server.port, 'Ada'))
    const { room } = await line.get('create', { id: newId(), side: 'runner' })
    const game = room.id
    await line.get('seatBot', { game, side: 'corp', level: 'random' })
    await line.get('chooseDeck', { game, deck: { starter: starters.runner } })
    await fills('entries')
    await line.get('ready', { game, chance: chance() })
    const seat = await watching(line, game)
    await expect.poll(() => server.log.join()).toMatch(/No space left on device|disk is full/)
    expect(seat.version).toBe(0)
    await empties()
    await seat.reach(1)
    expect(seat.view.question).not.toBeNull()
    await server.close()
  },
)

test.each(disks)(
  '%s: a player whose time runs out while the disk is full has lost when it is not',
  async (_name, fresh, disk) => {
    const where = fresh()
    const { fills, empties, ...writing } = await disk(where)
    let time = Date.now()
    const server = await servingIn(where, { ...surroundings, ...writing, now: () => time })
    const { corp, runner, game } = await twoAtATable(server.port, { clock: { bank: 60, increment: 0 } })
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    // A fifth of a second is left to the Corp.
    time += 59_800
    for (const each of seats) await does(each, seats, 'keep')
    await fills('entries')
    time += 1000
    await expect.poll(() => server.log.join()).toContain('could not write a loss on time')
    expect((await corp.get('enter', { game })).room.result).toBeNull()
    await empties()
    const result = async () => (await runner.get('enter', { game })).room.result
    await expect.poll(result).toMatchObject({ winner: 'runner' })
    await server.close()
  },
)
