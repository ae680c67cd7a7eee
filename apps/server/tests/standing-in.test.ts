import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import type { Watching } from './players.ts'
import { playTo, replyOf, starters, twoAtATable, watching } from './players.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { databases, worlds } from './stores.ts'

/** Lets one player answer, and waits for the other side in between. */
async function playOn(seat: Watching, answers: number): Promise<void> {
  for (let n = 0; n < answers && seat.view.over === null; n++) {
    while (seat.view.question === null && seat.view.over === null) await seat.reach(seat.version + 1)
    await playTo([seat], 'alone', seat.version + 1)
  }
}

describe.each(worlds)('on %s', (_name, fresh) => {
  const where = fresh()
  let time = Date.now()
  const begin = () => serving(where, {}, () => time)
  let server: Running
  beforeAll(async () => {
    server = await begin()
  })
  afterAll(() => server.close())

  test('a bot plays on for who has left, over a restart too, until they come back', async () => {
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    await watching(corp, game)
    const seat = await watching(runner, game)
    expect(await runner.ask('callBot', { game, level: 'sensible' })).toMatchObject({ why: 'notReady' })
    const gone = new Promise<void>(resolve =>
      runner.on('room', ({ room }) => {
        if (room.seats.corp?.here === false) resolve()
      }),
    )
    corp.close()
    await gone
    expect(await runner.ask('callBot', { game, level: 'sensible' })).toMatchObject({
      why: 'notReady',
      again: 180,
    })
    time += 180_000
    const { room } = await runner.get('callBot', { game, level: 'sensible' })
    expect(room.seats.corp).toMatchObject({ who: { name: 'Ada' }, standIn: 'sensible' })
    await playOn(seat, 5)
    expect(seat.view.turn).toBeGreaterThan(0)
    expect(await runner.ask('claim', { game })).toMatchObject({ why: 'notReady' })

    await server.close()
    server = await begin()
    const again = await watching(await connected(server.port, runnerVisitor), game)
    await playOn(again, 3)

    const back = await connected(server.port, corpVisitor)
    const own = await watching(back, game)
    const forged = { game, id: newId(), version: own.version, reply: { question: 0, choose: [0] } }
    expect(await back.ask('reply', forged)).toMatchObject({
      why: 'notReady',
      because: ['A bot plays for you.'],
    })
    expect((await back.get('comeBack', { game })).room.seats.corp).toMatchObject({
      standIn: null,
      here: true,
    })
    await own.reach(again.version)
    while (own.view.question === null) {
      await playOn(again, 1)
      await own.reach(again.version)
    }
    const reply = replyOf(own, 'back')
    await back.get('reply', { game, id: newId(), version: own.version, reply })
  })
})

test('a bot that thinks takes a seat and plays', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh())
  const host = await connected(server.port, await guest(server.port, 'Host'))
  const { room } = await host.get('create', { id: newId(), side: 'corp', listed: 'private' })
  const game = room.id
  await host.get('seatBot', { game, side: 'runner', level: 'search' })
  await host.get('chooseDeck', { game, deck: { starter: starters.corp } })
  await host.get('ready', { game, chance: chance() })
  const seat = await watching(host, game)
  await playOn(seat, 8)
  expect(seat.view.turn).toBeGreaterThan(0)
  await server.close()
})
