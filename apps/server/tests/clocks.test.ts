import { expect, test } from 'vitest'
import { playTo, replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
const clock = { bank: 60, increment: 5 }

/** A time that goes on only when it is told to. */
function timepiece() {
  let now = Date.now()
  return { now: () => now, passes: (seconds: number) => void (now += seconds * 1000) }
}

test('time runs for who has to decide, and some comes back with each answer', async () => {
  const { now, passes } = timepiece()
  const server = await serving(fresh(), {}, now)
  const { corp, runner, game } = await twoAtATable(server.port, { clock })
  const seats = [await watching(corp, game), await watching(runner, game)]
  passes(20)
  await playTo(seats, 'clock', 1)
  expect(seats[0]?.updates[0]?.clock).toEqual({ left: { corp: 45_000, runner: 60_000 }, running: ['runner'] })
  passes(7)
  await playTo(seats, 'clock', 2)
  expect(seats[0]?.updates[1]?.clock?.left).toEqual({ corp: 45_000, runner: 58_000 })
  await server.close()
})

test('who has no time left has lost, also when the answer is there first', async () => {
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
})

test('the time without a server is nobody’s', async () => {
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
  expect(seen[0]).toMatchObject({ is: 'whole', version: seats[0]?.version, clock: before })
  await second.close()
})

test('the victory over who has left can be claimed after three minutes, and not before', async () => {
  const { now, passes } = timepiece()
  const server = await serving(fresh(), {}, now)
  const { corp, runner, game } = await twoAtATable(server.port)
  const away = new Promise<number | null>(resolve =>
    runner.on('room', ({ room }) => {
      if (room.seats.corp?.here === false) resolve(room.seats.corp.awaySince)
    }),
  )
  expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady' })
  passes(10)
  corp.close()
  expect(await away).toBe(now())
  passes(60)
  expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady', again: 120 })
  passes(120)
  await runner.get('claim', { game })
  const { room } = await runner.get('enter', { game })
  expect(room).toMatchObject({ state: 'over', result: { winner: 'runner', how: 'absence' } })
  await server.close()
})
