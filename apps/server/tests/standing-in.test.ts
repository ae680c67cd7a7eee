import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { does, playOn, replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { describeOn, worlds } from './stores.ts'

describeOn(worlds, fresh => {
  const where = fresh()
  let time = Date.now()
  const begin = () => serving(where, {}, () => time)
  let server: Running
  beforeAll(async () => {
    server = await begin()
  })
  afterAll(() => server.close())

  test('a bot plays on for somebody who has left, over a restart too, until they come back', async () => {
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    await watching(corp, game)
    const seat = await watching(runner, game)
    expect(await runner.ask('callBot', { game, level: 'sensible' })).toMatchObject({ why: 'notReady' })
    const seen: unknown[] = []
    runner.on('room', ({ room }) => seen.push(room.seats.corp))
    corp.close()
    await expect.poll(() => seen.at(-1)).toMatchObject({ here: false })
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
      because: [{ code: 'botPlaysForYou' }],
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

  test('a bot that plays on for somebody minds no take-back', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    await watching(corp, game)
    const seat = await watching(runner, game)
    corp.close()
    const isAway = async () => (await runner.get('enter', { game })).room.seats.corp?.here
    await expect.poll(isAway).toBe(false)
    time += 180_000
    await runner.get('callBot', { game, level: 'sensible' })
    const asked = async (): Promise<void> => {
      while (seat.view.question === null) await seat.reach(seat.version + 1)
    }
    for (await asked(); seat.view.question?.asks !== 'action'; await asked()) await playOn(seat, 1)
    const before = seat.view.runner
    await does(seat, [seat], 'drawCard')
    await asked()
    const { taken, version } = await runner.get('takeBack', { game, version: seat.version })
    expect(taken).toBe('back')
    await seat.reach(version)
    expect(seat.view.runner).toEqual(before)
  })
})
