import { expect, onTestFinished, test } from 'vitest'
import { inSlices } from '../src/matches/slices.ts'
import { lastOf, playTo, twoAtATable, watching } from './players.ts'
import { connected, newId, packsHere, serving, servingSlowly } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!

/** A server in which whole games are played again only as far as a test lets them. */
async function held(where = fresh()) {
  const waiting: (() => void)[] = []
  let slices = 0
  let isHeld = true
  const server = await servingSlowly(where, async () => {
    slices++
    if (isHeld) await new Promise<void>(go => waiting.push(go))
  })
  onTestFinished(() => server.close())
  return {
    ...server,
    slices: () => slices,
    async isHeldUp(): Promise<void> {
      await expect.poll(() => waiting.length).toBe(1)
    },
    letGo(): void {
      isHeld = false
      for (const go of waiting) go()
    },
  }
}

/** A game of some length at it. */
async function longGame(port: number) {
  const table = await twoAtATable(port, { replays: 'everybody' })
  const seats = [await watching(table.corp, table.game), await watching(table.runner, table.game)] as const
  await playTo(seats, 'slowly', 20)
  return { ...table, seats }
}

test('after every few of many things everybody else is heard', async () => {
  const made: number[] = []
  const heardAfter: number[] = []
  function* each() {
    for (let n = 1; n <= 7; n++) {
      made.push(n)
      yield n
    }
  }
  const all = await inSlices(each(), 3, async () => heardAfter.push(made.length))
  expect([all, heardAfter]).toEqual([made, [3, 6]])
})

test('while a history is worked out everybody is answered, and the same game goes on', async () => {
  const server = await held()
  const { corp, runner, game, seats } = await longGame(server.port)
  const stranger = await connected(server.port, null)
  const before = { view: seats[0].view, version: seats[0].version }
  const history = corp.get('history', { game })
  await server.isHeldUp()
  await stranger.get('lobby', {})
  await playTo(seats, 'meanwhile', before.version + 2)
  await runner.get('say', { game, channel: 'players', text: 'Hello', id: newId() })
  expect(seats[0].version).toBeGreaterThan(before.version)
  server.letGo()
  // As it was when it was asked for.
  expect(lastOf(await history)).toEqual(before)
})

test('one game is played again at a time, and but once for all who ask the same of it', async () => {
  const server = await held()
  const [first, second] = [await longGame(server.port), await longGame(server.port)]
  const onlookers = await Promise.all([1, 2, 3].map(() => connected(server.port, null)))
  const same = onlookers.map(line => line.get('history', { game: first.game }))
  await server.isHeldUp()
  const other = second.corp.get('history', { game: second.game })
  // What is asked after it is answered, so it was heard.
  for (const line of [...onlookers, second.corp]) await line.get('here', {})
  expect(server.slices()).toBe(1)
  server.letGo()
  const [history, ...others] = await Promise.all(same)
  for (const each of others) expect(each).toEqual(history)
  expect((await other).updates).toHaveLength(second.seats[0].version)
  const taken = server.slices()
  await onlookers[0]?.get('history', { game: first.game })
  await second.corp.get('history', { game: second.game })
  expect(server.slices()).toBe(2 * taken)
})

test.each(['replay', 'statistics'])(
  'while a game is kept as it was seen, for its %s, everybody is answered',
  async what => {
    let go = (): void => undefined
    const waiting = new Promise<void>(resolve => {
      go = resolve
    })
    const server = await servingSlowly(
      fresh(),
      async () => undefined,
      async ended => {
        await waiting
        return packsHere(ended)
      },
    )
    onTestFinished(() => server.close())
    const { corp, game } = await longGame(server.port)
    await corp.get('concede', { game })
    const told = fetch(`http://127.0.0.1:${server.port}/api/games/${game}/${what}`)
    await corp.get('lobby', {})
    go()
    expect(await (await told).json()).toMatchObject({ ok: true })
  },
)

test('while a take-back is looked for in the log other games go on', async () => {
  const where = fresh()
  const before = await serving(where)
  const { game, seats, corpVisitor, runnerVisitor } = await longGame(before.port)
  // The last answer has shown the other player something.
  await playTo(seats, 'slowly', seats[0].version + 2)
  const { version } = seats[0]
  await before.close()
  const server = await held(where)
  const corp = await connected(server.port, corpVisitor)
  const other = await longGame(server.port)
  const taken = corp.ask('takeBack', { game, version })
  await server.isHeldUp()
  await playTo(other.seats, 'meanwhile', other.seats[0].version + 2)
  server.letGo()
  expect(await taken).toMatchObject({ ok: true, taken: 'asked' })
  const runner = await connected(server.port, runnerVisitor)
  expect((await runner.get('enter', { game })).room.takeBack).toMatchObject({ by: 'corp', version })
})
