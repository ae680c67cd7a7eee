import { expect } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { askOver, getOver } from './asking.ts'
import { begins, does, starters, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected, guest, newId } from './serving.ts'
import { databases, testOn } from './stores.ts'
import { timedServer } from './timed.ts'

const clock = { days: 3, holidays: 'allowed' } as const
const anHour = 3_600_000
const aDay = 24 * anHour

/** A server whose time goes on only when it is told to, and that looks after games when it is told to. */
async function sleeping(
  where: Parameters<typeof timedServer>[0],
  more: Parameters<typeof timedServer>[1] = {},
  begins = Date.UTC(2026, 2, 1),
) {
  const server = await timedServer(where, more, begins)
  return {
    ...server,
    turnsOf: (who: Visitor) => getOver(server.port(), who, 'myTurns', {}),
    statesFor: async (who: Visitor) =>
      (await getOver(server.port(), who, 'myGames', {})).games.map(({ state }) => state).sort(),
    holidaysOf: async (who: Visitor) => (await getOver(server.port(), who, 'holidays', {})).holidays,
    goesOnHoliday: async (who: Visitor, days: number) =>
      (await getOver(server.port(), who, 'goOnHoliday', { days })).holidays,
    asksForHoliday: (who: Visitor | null, days: number) =>
      askOver(server.port(), who, 'goOnHoliday', { days }),
  }
}

testOn(
  databases,
  'a game by post sleeps for days over restarts, wakes on an answer, and tells whose move it is and until when',
  async fresh => {
    const server = await sleeping(fresh())
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port(), { clock })
    const begun = server.now()
    expect(await server.turnsOf(corpVisitor)).toMatchObject({
      turns: [{ game, side: 'corp', opponent: { name: 'Bob' }, since: begun, due: begun + 3 * aDay }],
      count: 1,
    })
    expect(await server.turnsOf(runnerVisitor)).toMatchObject({ turns: [], count: 0 })
    corp.close()
    runner.close()
    server.passes(2 * aDay)
    await server.restarts()
    server.passes(aDay - 2 * anHour)
    await server.looks()
    const seat = await watching(await connected(server.port(), corpVisitor), game)
    expect(seat.view.over).toBeNull()
    await does(seat, [seat], 'keep')
    expect(await server.turnsOf(corpVisitor)).toMatchObject({ turns: [], count: 0 })
    const due = server.now() + 3 * aDay
    expect(await server.turnsOf(runnerVisitor)).toMatchObject({ turns: [{ game, due }], count: 1 })
    await server.close()
  },
)

testOn(
  databases,
  'who lets the time run out has lost, by themselves and with nobody there; not in the first hour of a server',
  async fresh => {
    const where = fresh()
    const server = await sleeping(where)
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port(), { clock })
    corp.close()
    runner.close()
    server.passes(3 * aDay + 1)
    await server.restarts()
    await server.looks()
    expect(await server.turnsOf(corpVisitor)).toMatchObject({ count: 1 })
    server.passes(anHour)
    await server.looks()
    expect(await server.turnsOf(corpVisitor)).toMatchObject({ turns: [], count: 0 })
    const { room } = await (await connected(server.port(), runnerVisitor)).get('enter', { game })
    expect(room).toMatchObject({ state: 'over', result: { winner: 'runner', how: 'time' } })
    await server.close()
    const store = await openStore(where)
    expect(await store.selectFrom('turns').selectAll().execute()).toEqual([])
    await store.destroy()
  },
)

testOn(databases, 'by post nobody is missed: no victory can be claimed, and no seat is lost', async fresh => {
  const server = await sleeping(fresh())
  const { corp, runner, game } = await twoAtATable(server.port(), { clock })
  const seen: unknown[] = []
  runner.on('room', ({ room }) => seen.push(room.seats.corp))
  corp.close()
  await expect.poll(() => seen.at(-1)).toMatchObject({ here: false, awaySince: null })
  server.passes(aDay)
  expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady' })
  expect(await runner.ask('callBot', { game, level: 'random' })).toMatchObject({ why: 'notReady' })
  await server.close()
})

testOn(
  databases,
  'an open game by post waits for a week with who sits there, and not longer',
  async fresh => {
    // When a room was written is real time.
    const server = await sleeping(fresh(), {}, Date.now())
    const { corp, runner, corpVisitor, runnerVisitor } = await twoAtATable(server.port())
    const made = await corp.get('create', { id: newId(), side: 'corp', clock })
    await runner.get('sit', { game: made.room.id, side: 'runner' })
    corp.close()
    runner.close()
    server.passes(6 * aDay)
    await server.looks()
    expect(await server.statesFor(runnerVisitor)).toContain('open')
    server.passes(2 * aDay)
    await server.looks()
    for (const who of [corpVisitor, runnerVisitor]) expect(await server.statesFor(who)).not.toContain('open')
    await server.close()
  },
)

testOn(
  databases,
  'a holiday lets the time of a player stand where it is allowed, 14 days a year, until they come back',
  async fresh => {
    const server = await sleeping(fresh())
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port(), { clock })
    const due = async (of: Visitor) => (await server.turnsOf(of)).turns[0]?.due
    const begun = server.now()
    server.passes(aDay)
    const until = server.now() + 10 * aDay
    expect(await server.goesOnHoliday(corpVisitor, 10)).toEqual({ until, left: 4 })
    expect(await due(corpVisitor)).toBe(begun + 13 * aDay)
    const { room } = await runner.get('enter', { game })
    expect(room.seats.corp).toMatchObject({ holiday: until })
    server.passes(2 * aDay)
    await server.restarts()
    expect(await server.goesOnHoliday(corpVisitor, 0)).toEqual({ until: null, left: 12 })
    expect(await due(corpVisitor)).toBe(begun + 5 * aDay)
    // Whoever is not asked has the rest of it when they are.
    await server.goesOnHoliday(runnerVisitor, 5)
    server.passes(aDay)
    const seat = await watching(await connected(server.port(), corpVisitor), game)
    await does(seat, [seat], 'keep')
    expect(await due(runnerVisitor)).toBe(server.now() + (3 + 4) * aDay)
    corp.close()
    await server.close()
  },
)

const noneLeft = { ok: false, why: 'notAllowed', because: [{ code: 'noHolidayLeft' }] }

testOn(databases, 'in a room that allows no holidays time goes on through them', async fresh => {
  const server = await sleeping(fresh())
  const { corpVisitor } = await twoAtATable(server.port(), { clock: { days: 1, holidays: 'never' } })
  const begun = server.now()
  await server.goesOnHoliday(corpVisitor, 10)
  expect((await server.turnsOf(corpVisitor)).turns).toMatchObject([{ due: begun + aDay }])
  await server.close()
})

testOn(databases, 'nobody has more holidays than there are, at whatever time of day they go', async fresh => {
  for (const time of [0, 13 * anHour + 1, aDay - 1]) {
    const server = await sleeping(fresh(), {}, Date.UTC(2026, 2, 1) + time)
    const [ada, bob] = [await guest(server.port(), 'Ada'), await guest(server.port(), 'Bob')]
    await server.goesOnHoliday(ada, 10)
    // Who is on one begins no other.
    expect(await server.asksForHoliday(ada, 1)).toMatchObject(noneLeft)
    server.passes(10 * aDay)
    expect(await server.holidaysOf(ada)).toEqual({ until: null, left: 4 })
    expect(await server.asksForHoliday(ada, 5)).toMatchObject(noneLeft)
    // Two windows ask at the same moment.
    const both = await Promise.all([server.asksForHoliday(ada, 4), server.asksForHoliday(ada, 4)])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    server.passes(3 * aDay + 1)
    // A part of a day counts as one, and who comes back twice has come back.
    for (let times = 0; times < 2; times++)
      expect(await server.goesOnHoliday(ada, 0)).toEqual({ until: null, left: 0 })
    expect(await server.asksForHoliday(ada, 1)).toMatchObject(noneLeft)
    expect(await server.holidaysOf(bob)).toEqual({ until: null, left: 14 })
    await server.close()
  }
})

testOn(databases, 'a holiday of no whole number of days, or of too many, is refused', async fresh => {
  const server = await sleeping(fresh())
  const ada = await guest(server.port(), 'Ada')
  for (const days of [-1, 1.5, 15])
    expect(await server.asksForHoliday(ada, days)).toMatchObject({ ok: false, why: 'malformed' })
  expect(await server.holidaysOf(ada)).toEqual({ until: null, left: 14 })
  await server.close()
})

testOn(
  databases,
  'games by post come first in the list of those that wait for a player, however long others have waited',
  async fresh => {
    const server = await sleeping(fresh())
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port(), { clock })
    const { room } = await corp.get('create', { id: newId(), side: 'corp' })
    await runner.get('sit', { game: room.id, side: 'runner' })
    await begins(corp, runner, room.id)
    const { turns } = await server.turnsOf(corpVisitor)
    expect(turns.map(turn => turn.game)).toEqual([game, room.id])
    await server.close()
  },
)

/** Makes the stored game one that was played by other rules until now. */
async function byOlderRules(where: Parameters<typeof openStore>[0], game: string): Promise<void> {
  const store = await openStore(where)
  const numbers = JSON.stringify({ rules: 0, cards: {} })
  for (const kind of ['snapshots', 'between_actions'] as const)
    await store.updateTable(kind).set({ numbers }).where('game', '=', game).execute()
  await store.destroy()
}

testOn(
  databases,
  'time by post goes on where it was when a server with other rules reads the game again',
  async fresh => {
    const where = fresh()
    const server = await sleeping(where, { SNAPSHOT_EVERY: '1' })
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port(), { clock })
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    for (const seat of seats) await does(seat, seats, 'keep')
    const due = server.now() + 3 * aDay
    const dueNow = async () => (await server.turnsOf(corpVisitor)).turns.map(turn => turn.due)
    expect(await dueNow()).toEqual([due])
    for (let times = 1; times <= 2; times++) {
      server.passes(aDay)
      await server.restarts(() => byOlderRules(where, game))
      const { room } = await (await connected(server.port(), corpVisitor)).get('enter', { game })
      expect(room.mended).toEqual({ lost: 0 })
      expect(await dueNow()).toEqual([due])
    }
    await server.close()
  },
)

/** The first game of a match by post, which nobody looks at any more. */
async function firstByPost(port: number) {
  const [corpVisitor, runnerVisitor] = [await guest(port, 'Ada'), await guest(port, 'Bob')]
  const corp = await connected(port, corpVisitor)
  const runner = await connected(port, runnerVisitor)
  const { room } = await corp.get('create', { id: newId(), side: 'corp', match: 'two', clock })
  const game = room.id
  await runner.get('sit', { game, side: 'runner' })
  await corp.get('chooseDeck', { game, of: 'second', deck: { starter: starters.runner } })
  await runner.get('chooseDeck', { game, of: 'second', deck: { starter: starters.corp } })
  await begins(corp, runner, game)
  corp.close()
  runner.close()
  return { game, runnerVisitor }
}

testOn(
  databases,
  'the second game of a match by post begins though nobody looks at it, also after a restart',
  async fresh => {
    const server = await sleeping(fresh())
    const { runnerVisitor } = await firstByPost(server.port())
    server.passes(3 * aDay + anHour)
    await server.looks()
    expect(await server.statesFor(runnerVisitor)).toEqual(['open', 'over'])
    server.passes(61_000)
    await server.restarts()
    await expect.poll(() => server.statesFor(runnerVisitor)).toEqual(['over', 'playing'])
    await server.close()
  },
)

testOn(
  databases,
  'the second game of a match is not given up when nobody has looked at it, but begun',
  async fresh => {
    const server = await sleeping(fresh(), {}, Date.now())
    const { game, runnerVisitor } = await firstByPost(server.port())
    const runner = await connected(server.port(), runnerVisitor)
    await runner.get('concede', { game })
    runner.close()
    server.passes(aDay)
    await server.looks()
    await expect.poll(() => server.statesFor(runnerVisitor)).toEqual(['over', 'playing'])
    await server.close()
  },
)
