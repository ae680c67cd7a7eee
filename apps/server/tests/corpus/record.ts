import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { applyPatch } from '@paydata/engine'
import { defaultOrders } from '@paydata/orders'
import type { Orders } from '@paydata/protocol'
import { routes } from '@paydata/protocol'
import { test } from 'vitest'
import { seenFormat } from '../../src/seen/parts.ts'
import type { Running } from '../../src/server.ts'
import { format } from '../../src/store/formats.ts'
import type { Store } from '../../src/store/open.ts'
import { openStore } from '../../src/store/open.ts'
import type { Watching } from '../players.ts'
import { playOn, playTo, starters, updatesOf, watching } from '../players.ts'
import type { Visitor } from '../serving.ts'
import { chance, connected, guest, newId, serving } from '../serving.ts'
import { databases } from '../stores.ts'
import { glanceAt } from './glance.ts'
import { fileOf } from './stored.ts'

type Row = Readonly<Record<string, string | number | null>>

interface Table {
  readonly game: string
  readonly corp: Visitor
  readonly runner: Visitor | null
  readonly seats: readonly Watching[]
}

/** Of this process, or of one server: nothing of them belongs to a game. */
const left = ['sessions', 'secrets', 'leases', 'processes']

/** Bytes as text, which is all that the file holds. */
const inText = (row: Row): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array || value instanceof ArrayBuffer
        ? { bytes: Buffer.from(new Uint8Array(value)).toString('base64') }
        : value,
    ]),
  )

/** All that is stored of these games, and of their players. */
async function rowsOf(store: Store, games: ReadonlySet<unknown>) {
  const tables = (await store.introspection.getTables()).map(({ name }) => name)
  const all = store.withTables<Record<string, Row>>()
  const rows: Record<string, unknown> = {}
  for (const name of tables.filter(each => !left.includes(each))) {
    const isOfThese = (row: Row) => name === 'players' || games.has(name === 'games' ? row.id : row.game)
    const found = (await all.selectFrom(name).selectAll().execute()).filter(isOfThese)
    if (found.length > 0) rows[name] = found.map(inText)
  }
  return rows
}

async function lastMigration(store: Store): Promise<string> {
  const { name } = await store
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .executeTakeFirstOrThrow()
  return name
}

const asks =
  (...what: readonly string[]) =>
  ({ view }: Watching): boolean =>
    what.includes(view.question?.asks ?? '')

/** Two players at the beginning of a game. */
async function begun({ port }: Running, settings: object = {}, decks = starters) {
  const [corp, runner] = [await guest(port, 'Ada'), await guest(port, 'Bob')]
  const lines = [await connected(port, corp), await connected(port, runner)] as const
  const { room } = await lines[0].get('create', { id: newId(), side: 'corp', ...settings })
  const game = room.id
  await lines[1].get('sit', { game, side: 'runner' })
  await lines[0].get('chooseDeck', { game, deck: { starter: decks.corp } })
  await lines[1].get('chooseDeck', { game, deck: { starter: decks.runner } })
  for (const line of lines) await line.get('ready', { game, chance: chance() })
  const seats = [await watching(lines[0], game), await watching(lines[1], game)] as const
  return { game, corp, runner, seats }
}

const isOver = ([seat]: readonly Watching[]): boolean => seat === undefined || seat.view.over !== null
const versionOf = ([seat]: readonly Watching[]): number => seat?.version ?? 0

/** Some of their cards have credits that pay for little else. */
const withOwnCredits = { corp: 'core_starter_nbn', runner: 'core_starter_anarch' }

/** Default orders pay with such credits first. */
const askedToPay: Orders = { ...defaultOrders, at: { ...defaultOrders.at, payment: 'ask' } }

/** A game at a moment of this kind, and not too near to its beginning. */
async function playedUntil(
  server: Running,
  isThere: (seat: Watching) => boolean,
  decks = starters,
  orders: Orders | null = null,
): Promise<Table> {
  for (let n = 0; n < 40; n++) {
    const table = await begun(server, {}, decks)
    const { game, seats } = table
    if (orders !== null) for (const { line } of seats) await line.get('orders', { game, orders })
    while (!isOver(seats) && versionOf(seats) < 300) {
      await playTo(seats, `stored ${n}`, versionOf(seats) + 1)
      if (versionOf(seats) > 45 && seats.some(isThere)) return table
    }
  }
  throw new Error('No game comes to such a moment.')
}

async function takeBack(seats: readonly Watching[]): Promise<void> {
  const asked = seats.find(({ view }) => view.question !== null)
  const other = seats.find(each => each !== asked)
  if (asked === undefined || other === undefined) throw new Error('Nobody is asked.')
  await playTo(seats, 'taken back', asked.version + 1)
  const { game, version, line } = asked
  const first = await line.get('takeBack', { game, version })
  const led =
    first.taken === 'back' ? first : await other.line.get('allowTakeBack', { game, version, allow: 'yes' })
  await Promise.all(seats.map(seat => seat.reach(led.version)))
}

async function withTakeBacks(server: Running, version: number): Promise<Table> {
  const table = await begun(server)
  for (let n = 10; n < Math.min(version, 60); n += 10) {
    await playTo(table.seats, 'back and on', n)
    await takeBack(table.seats)
  }
  await playTo(table.seats, 'back and on', version)
  return table
}

/** The Corp takes credits with all its clicks, and waits for the Runner after the first. */
async function withMacro(server: Running): Promise<Table> {
  const table = await begun(server)
  const [corp, runner] = table.seats
  await playTo(table.seats, 'waits', 2)
  await runner.line.get('orders', { game: table.game, orders: { otherwise: 'ask' } })
  await corp.line.get('macro', {
    game: table.game,
    id: newId(),
    version: corp.version,
    macro: 'takeCredits',
  })
  return table
}

async function withBot(server: Running): Promise<Table> {
  const corp = await guest(server.port, 'Host')
  const line = await connected(server.port, corp)
  const { room } = await line.get('create', { id: newId(), side: 'corp' })
  const game = room.id
  await line.get('seatBot', { game, side: 'runner', level: 'random' })
  await line.get('chooseDeck', { game, deck: { starter: starters.corp } })
  await line.get('ready', { game, chance: chance() })
  const seat = await watching(line, game)
  await playOn(seat, 20)
  while (seat.view.question === null && seat.view.over === null) await seat.reach(seat.version + 1)
  return { game, corp, runner: null, seats: [seat] }
}

async function withClocks(server: Running): Promise<Table> {
  const table = await begun(server, { clock: { bank: 3600, increment: 5 } })
  await playTo(table.seats, 'in time', 60)
  return table
}

/** A game with other cards, or by other rules, that has come some way. */
const playedWith =
  (settings: object, decks = starters) =>
  async (server: Running): Promise<Table> => {
    const table = await begun(server, settings, decks)
    await playTo(table.seats, 'of its own', 120)
    return table
  }

const ofStartup = { corp: 'startup_nbn', runner: 'startup_anarch' }

async function conceded(server: Running): Promise<Table> {
  const table = await begun(server)
  await playTo(table.seats, 'given up', 70)
  const { version } = await table.seats[0].line.get('concede', { game: table.game })
  await Promise.all(table.seats.map(seat => seat.reach(version)))
  return table
}

const kinds: Readonly<Record<string, (server: Running) => Promise<Table>>> = {
  'between actions': server => playedUntil(server, asks('action')),
  'in a run': server => playedUntil(server, seat => seat.view.run !== null && asks('paidWindow')(seat)),
  'in a payment': server =>
    playedUntil(server, ({ view }) => view.question?.form === 'allocate', withOwnCredits, askedToPay),
  'in a text': server => playedUntil(server, asks('choose', 'confirm', 'effect', 'search', 'trace')),
  'with take-backs': server => withTakeBacks(server, 80),
  'with a macro': withMacro,
  'with clocks': withClocks,
  'with a bot': withBot,
  'of Startup': playedWith({ format: 'startup' }, ofStartup),
  'by the rules of 2013': playedWith({ format: 'core', edition: '2013' }),
  'played to its end': server => withTakeBacks(server, Number.POSITIVE_INFINITY),
  'given up': conceded,
}

/** What the Corp was shown at each version. */
async function courseOf({ game, seats: [corp] }: Table): Promise<Record<number, string>> {
  if (corp === undefined) throw new Error('The Corp is somebody.')
  const history = await corp.line.get('history', { game })
  let view = history.first
  const course: Record<number, string> = { 0: glanceAt(view) }
  for (const { version, patch } of updatesOf(history)) {
    view = applyPatch(view, patch)
    course[version] = glanceAt(view)
  }
  return course
}

async function statisticsOf(server: Running, { game, corp }: Table) {
  const path = `http://127.0.0.1:${server.port}/api/games/${game}/statistics`
  const answer = await fetch(path, { headers: { cookie: corp.cookie } })
  return routes.gameStatistics.gives.parse(await answer.json()).statistics
}

test('stored games of this build are kept', async () => {
  const [, fresh] = databases[0] ?? []
  if (fresh === undefined) throw new Error('There is always the embedded database.')
  const where = fresh()
  const server = await serving(where, { SNAPSHOT_EVERY: '20' })
  const games: object[] = []
  for (const [is, play] of Object.entries(kinds)) {
    const table = await play(server)
    const { game, corp, runner, seats } = table
    const course = await courseOf(table)
    const statistics = isOver(seats) ? await statisticsOf(server, table) : null
    games.push({ is, game, corp: corp.me.id, runner: runner?.me.id ?? null, course, statistics })
  }
  await server.close()
  const store = await openStore(where)
  const tables = await rowsOf(store, new Set(games.map(each => ('game' in each ? each.game : null))))
  const text = JSON.stringify({ migration: await lastMigration(store), games, tables })
  await store.destroy()
  writeFileSync(fileOf({ form: format, seen: seenFormat }), gzipSync(text, { level: 9 }))
})
