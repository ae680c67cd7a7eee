import { newGame, viewFor } from '@paydata/engine'
import { toldAgain } from '@paydata/match'
import { routes } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import type { Watching } from './players.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { describeOn, worlds } from './stores.ts'

describeOn(worlds, fresh => {
  const where = fresh()
  let server: Running
  beforeAll(async () => {
    server = await serving(where, { SNAPSHOT_EVERY: '4' })
  })
  afterAll(() => server.close())

  test('nobody wins when both want it so, and the replay ends as the game did', async () => {
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'agreed', 30)
    const offered = await corp.get('draw', { game, wants: 'draw' })
    expect(offered.draw).toBe('offered')
    expect((await runner.get('enter', { game })).room.draw).toBe('corp')
    // Asked again after a lost acknowledgement.
    expect(await corp.get('draw', { game, wants: 'draw' })).toEqual(offered)
    const agreed = await runner.get('draw', { game, wants: 'draw' })
    expect(agreed.draw).toBe('agreed')
    expect(await runner.get('draw', { game, wants: 'draw' })).toEqual(agreed)
    await Promise.all(seats.map(seat => seat.reach(agreed.version)))
    const over = { winner: null, how: 'agreement' }
    expect(seats[0].view).toMatchObject({ over, question: null, waiting: [] })
    expect((await corp.get('enter', { game })).room).toMatchObject({
      state: 'over',
      result: over,
      draw: null,
    })

    const response = await fetch(`http://127.0.0.1:${server.port}/api/games/${game}/replay`, {
      headers: { cookie: corpVisitor.cookie },
    })
    const { replay } = routes.replay.gives.parse(await response.json())
    expect(replay.result).toEqual(over)
    let again = newGame(replay.file.setup)
    for (const each of replay.file.answers) {
      const next = toldAgain(again, each)
      if (next === null) throw new Error('an answer would lead elsewhere')
      again = next
    }
    expect(viewFor(again, 'corp')).toEqual(seats[0].view)
  })

  test('an offer stands until somebody decides something, and over a restart', async () => {
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'stands', 8)
    const { version } = await runner.get('draw', { game, wants: 'draw' })
    await server.close()
    server = await serving(where, { SNAPSHOT_EVERY: '4' })
    const lines = [
      await connected(server.port, corpVisitor),
      await connected(server.port, runnerVisitor),
    ] as const
    const back = [await watching(lines[0], game), await watching(lines[1], game)] as const
    expect(back[0].version).toBe(version)
    expect((await lines[0].get('enter', { game })).room.draw).toBe('runner')
    await playTo(back, 'stands', version + 1)
    expect((await lines[0].get('enter', { game })).room.draw).toBeNull()
  })

  test('to pass in a window leaves an offer open, over a restart too; to do something does not', async () => {
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'passed', 2)
    await runner.get('orders', { game, orders: { otherwise: 'ask' } })
    /** What comes of the first thing that is offered to a player and does this. */
    async function does(what: string, [by, other]: readonly [Watching, Watching]) {
      const { question } = by.view
      if (question?.form !== 'choose') throw new Error('Nothing is to be chosen.')
      const choose = [question.options.findIndex(option => option.does === what)]
      const reply = { question: question.number, choose }
      const { version } = await by.line.get('reply', { game, id: newId(), version: by.version, reply })
      await Promise.all([by, other].map(seat => seat.reach(version)))
      return (await by.line.get('enter', { game })).room.draw
    }
    await does('gainCredit', [seats[0], seats[1]])
    const offered = await corp.get('draw', { game, wants: 'draw' })
    await Promise.all(seats.map(seat => seat.reach(offered.version)))
    expect(await does('pass', [seats[1], seats[0]])).toBe('corp')
    await server.close()
    server = await serving(where, { SNAPSHOT_EVERY: '4' })
    const [first, second] = [
      await connected(server.port, corpVisitor),
      await connected(server.port, runnerVisitor),
    ]
    const back = [await watching(first, game), await watching(second, game)] as const
    expect((await first.get('enter', { game })).room.draw).toBe('corp')
    expect(await does('gainCredit', back)).toBeNull()
  })

  test('an offer is taken back by the player who made it, and refused by the other; the game goes on as it was', async () => {
    const { corp, runner, game } = await twoAtATable(server.port)
    const seat = await watching(corp, game)
    const before = seat.view
    for (const who of [corp, runner]) {
      await corp.get('draw', { game, wants: 'draw' })
      const { version, draw } = await who.get('draw', { game, wants: 'nothing' })
      expect(draw).toBe('none')
      await seat.reach(version)
      expect((await runner.get('enter', { game })).room.draw).toBeNull()
    }
    expect(seat.view).toEqual(before)
    const stranger = await connected(server.port, await guest(server.port, 'Mallory'))
    expect(await stranger.ask('draw', { game, wants: 'draw' })).toMatchObject({ why: 'notYourGame' })
  })

  test('a bot plays on', async () => {
    const line = await connected(server.port, await guest(server.port, 'Ada'))
    const { room } = await line.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    await line.get('seatBot', { game, side: 'runner', level: 'random' })
    await line.get('chooseDeck', { game, deck: { starter: 'core_starter_jinteki' } })
    await line.get('ready', { game, chance: chance() })
    expect(await line.ask('draw', { game, wants: 'draw' })).toMatchObject({ why: 'notAllowed' })
  })
})
