import { expect } from 'vitest'
import { does, playTo, replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { testOn, threads, worlds } from './stores.ts'

const clock = { bank: 60, increment: 5 }

/** A time that goes on only when it is told to. */
function timepiece() {
  let now = Date.now()
  return { now: () => now, passes: (seconds: number) => void (now += seconds * 1000) }
}

testOn(
  [...worlds, threads],
  'time runs for the player who has to decide, and some comes back with each answer',
  async fresh => {
    const { now, passes } = timepiece()
    const server = await serving(fresh(), {}, now)
    const { corp, runner, game } = await twoAtATable(server.port, { clock })
    const seats = [await watching(corp, game), await watching(runner, game)]
    passes(20)
    await playTo(seats, 'clock', 1)
    expect(seats[0]?.updates[0]?.clock).toEqual({
      left: { corp: 45_000, runner: 60_000 },
      running: ['runner'],
      away: { left: { corp: 180_000, runner: 180_000 }, running: [] },
    })
    passes(7)
    await playTo(seats, 'clock', 2)
    expect(seats[0]?.updates[1]?.clock?.left).toEqual({ corp: 45_000, runner: 58_000 })
    await server.close()
  },
)

testOn(
  [...worlds, threads],
  'what comes back with an answer goes with it when it is taken back, as often as that is done',
  async fresh => {
    const { now, passes } = timepiece()
    const server = await serving(fresh(), {}, now)
    const { corp, runner, game } = await twoAtATable(server.port, { clock })
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const [seat] = seats
    for (const each of seats) await does(each, seats, 'keep')
    const leftOf = () => seat.updates.at(-1)?.clock?.left
    expect(leftOf()).toEqual({ corp: 65_000, runner: 65_000 })
    for (let n = 1; n <= 3; n++) {
      passes(1)
      await does(seat, seats, 'gainCredit')
      const { version } = await corp.get('takeBack', { game, version: seat.version })
      await seat.reach(version)
      expect(leftOf()).toEqual({ corp: 65_000 - n * 1000, runner: 65_000 })
    }
    // At once for the second, by leave of the opponent for the first.
    await does(seat, seats, 'drawCard')
    await does(seat, seats, 'gainCredit')
    expect(leftOf()).toEqual({ corp: 72_000, runner: 65_000 })
    const free = await corp.get('takeBack', { game, version: seat.version })
    await seat.reach(free.version)
    expect(leftOf()).toEqual({ corp: 67_000, runner: 65_000 })
    expect(await corp.get('takeBack', { game, version: seat.version })).toMatchObject({ taken: 'asked' })
    const allowed = await runner.get('allowTakeBack', { game, version: seat.version, allow: 'yes' })
    await seat.reach(allowed.version)
    expect(leftOf()).toEqual({ corp: 62_000, runner: 65_000 })
    await server.close()
  },
)

testOn(
  [...worlds, threads],
  'a player who has no time left has lost, also when the answer is there first',
  async fresh => {
    const { now, passes } = timepiece()
    const server = await serving(fresh(), {}, now)
    const { corp, runner, game } = await twoAtATable(server.port, { clock })
    const seat = await watching(corp, game)
    const other = await watching(runner, game)
    passes(61)
    const asked = { game, id: newId(), version: seat.version, reply: replyOf(seat, 'late') }
    expect(await corp.ask('reply', asked)).toMatchObject({ ok: false, why: 'gameOver' })
    await other.reach(1)
    const { room } = await runner.get('enter', { game })
    expect(room.result).toEqual({ winner: 'runner', how: 'time' })
    await server.close()
  },
)

testOn([...worlds, threads], 'the time without a server is nobody’s', async fresh => {
  const where = fresh()
  const { now, passes } = timepiece()
  const first = await serving(where, {}, now)
  const { corp, runner, game, corpVisitor } = await twoAtATable(first.port, { clock })
  const seats = [await watching(corp, game), await watching(runner, game)]
  passes(10)
  await playTo(seats, 'restart', 3)
  const before = seats[0]?.updates.at(-1)?.clock
  await first.close()
  passes(3600)
  const second = await serving(where, {}, now)
  const { seen } = await (await connected(second.port, corpVisitor)).get('watch', { game })
  // That somebody is there again is in the log too, and changes nothing else.
  expect(seen[0]).toMatchObject({
    is: 'whole',
    version: (seats[0]?.version ?? 0) + 1,
    view: seats[0]?.view,
    clock: { left: before?.left },
  })
  await second.close()
})

testOn(
  [...worlds, threads],
  'the victory over who has left can be claimed after three minutes, and not before',
  async fresh => {
    const { now, passes } = timepiece()
    const server = await serving(fresh(), {}, now)
    const { corp, runner, game } = await twoAtATable(server.port)
    const seen: unknown[] = []
    runner.on('room', ({ room }) => seen.push(room.seats.corp))
    expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady' })
    passes(10)
    corp.close()
    await expect.poll(() => seen.at(-1)).toMatchObject({ here: false, awaySince: now() })
    passes(60)
    expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady', again: 120 })
    passes(120)
    const claimed = await runner.get('claim', { game })
    // Sent again after a lost acknowledgement.
    expect(await runner.get('claim', { game })).toEqual(claimed)
    expect(await runner.ask('concede', { game })).toMatchObject({ why: 'gameOver' })
    const { room } = await runner.get('enter', { game })
    expect(room).toMatchObject({ state: 'over', result: { winner: 'runner', how: 'absence' } })
    await server.close()
  },
)

/** A table of two with clocks, in which the Corp is asked and goes away. */
async function corpGone(port: number, more: object) {
  const { corp, runner, ...table } = await twoAtATable(port, { clock: { ...clock, ...more } })
  await watching(corp, table.game)
  const other = await watching(runner, table.game)
  const gone = other.version + 1
  corp.close()
  await other.reach(gone)
  return { ...table, runner, other }
}

testOn(
  [...worlds, threads],
  'while who is asked is away a bank of its own runs, and their clock stands',
  async fresh => {
    const { now, passes } = timepiece()
    const server = await serving(fresh(), {}, now)
    const { runner, other, game, corpVisitor } = await corpGone(server.port, { away: 100 })
    expect(other.updates.at(-1)?.clock).toMatchObject({ running: [], away: { running: ['corp'] } })
    passes(40)
    expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady', again: 60 })
    const back = other.version + 1
    const corp = await connected(server.port, corpVisitor)
    await corp.get('enter', { game })
    await other.reach(back)
    expect(other.updates.at(-1)?.clock).toEqual({
      left: { corp: 60_000, runner: 60_000 },
      running: ['corp'],
      away: { left: { corp: 60_000, runner: 100_000 }, running: [] },
    })
    // The second time only the rest is left of it.
    const gone = other.version + 1
    corp.close()
    await other.reach(gone)
    passes(59)
    expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady', again: 1 })
    passes(1)
    await runner.get('claim', { game })
    expect((await runner.get('enter', { game })).room.result).toEqual({ winner: 'runner', how: 'absence' })
    await server.close()
  },
)

testOn(
  [...worlds, threads],
  'when the bank for being away is used up, the clock runs, to its end',
  async fresh => {
    const { now, passes } = timepiece()
    const server = await serving(fresh(), {}, now)
    const { runner, game } = await corpGone(server.port, { away: 10 })
    passes(10 + 60)
    // Whatever is asked of the table finds that the time is up.
    expect(await runner.ask('draw', { game, wants: 'draw' })).toMatchObject({ why: 'gameOver' })
    expect((await runner.get('enter', { game })).room.result).toEqual({ winner: 'runner', how: 'time' })
    await server.close()
  },
)

testOn([...worlds, threads], 'the bank for being away is the same after a restart', async fresh => {
  const where = fresh()
  const { now, passes } = timepiece()
  const first = await serving(where, {}, now)
  const { game, corpVisitor, runnerVisitor } = await corpGone(first.port, { away: 100 })
  passes(30)
  const back = await connected(first.port, corpVisitor)
  await back.get('enter', { game })
  await first.close()
  passes(3600)
  const second = await serving(where, {}, now)
  const runner = await connected(second.port, runnerVisitor)
  const { seen } = await runner.get('watch', { game })
  expect(seen[0]).toMatchObject({
    clock: {
      left: { corp: 60_000, runner: 60_000 },
      running: [],
      away: { left: { corp: 70_000, runner: 100_000 }, running: ['corp'] },
    },
  })
  passes(69)
  expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady', again: 1 })
  await second.close()
})
