import type { Pushed } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { does, lastOf, twoAtATable, watching } from './players.ts'
import type { Line } from './serving.ts'
import { connected, newId, serving, standing } from './serving.ts'
import { databases, describeOn, worlds } from './stores.ts'

/** What the room says of a take-back, to somebody who comes to it now. */
const toldTo = async (line: Line, game: string) => (await line.get('enter', { game })).room.takeBack

describeOn(worlds, fresh => {
  const where = fresh()
  let server: Running
  beforeAll(async () => {
    server = await serving(where, { SNAPSHOT_EVERY: '2' })
  })
  afterAll(() => server.close())

  /** In the Corp's first action; standing orders passed what came before. */
  async function firstAction(settings: object = {}) {
    const table = await twoAtATable(server.port, settings)
    const seats = [await watching(table.corp, table.game), await watching(table.runner, table.game)] as const
    await does(seats[0], seats, 'keep')
    await does(seats[1], seats, 'keep')
    expect(seats[0].view.question?.asks).toBe('action')
    return { ...table, seats, corpSeat: seats[0] }
  }

  test('what nobody learned anything by is taken back at once', async () => {
    const { corp, game, seats, corpSeat } = await firstAction()
    const before = corpSeat.view
    await does(corpSeat, seats, 'gainCredit')
    expect(corpSeat.view.corp.credits).toBe(before.corp.credits + 1)
    const late = { game, id: newId(), version: corpSeat.version }
    const { taken, version } = await corp.get('takeBack', { game, version: corpSeat.version })
    expect(taken).toBe('back')
    await Promise.all(seats.map(seat => seat.reach(version)))
    expect(corpSeat.view).toEqual(before)
    // Whose acknowledgement was lost asks again: nothing more is taken back.
    expect(await corp.get('takeBack', { game, version: late.version })).toMatchObject({ taken, version })
    // A reply to the question before the take-back has the number of the one that is open now.
    const reply = { question: corpSeat.view.question?.number ?? 0, choose: [0] }
    expect(await corp.ask('reply', { ...late, reply })).toMatchObject({ why: 'staleQuestion' })
  })

  test('after a draw the opponent is asked, and told how much was seen', async () => {
    const { corp, runner, game, seats, corpSeat } = await firstAction()
    const before = corpSeat.view
    await does(corpSeat, seats, 'drawCard')
    const rooms: Pushed<'room'>['room'][] = []
    runner.on('room', ({ room }) => rooms.push(room))
    const { version } = corpSeat
    expect(await corp.get('takeBack', { game, version })).toMatchObject({ taken: 'asked' })
    const asked = {
      by: 'corp',
      version,
      answers: { corp: 1, runner: 0 },
      turns: 0,
      learned: [{ how: 'drawn', by: 'corp', count: 1 }],
      cards: 1,
      chance: 'notUsed',
      is: 'asked',
    }
    await expect.poll(() => rooms.at(-1)?.takeBack).toEqual(asked)
    expect(await corp.ask('allowTakeBack', { game, version, allow: 'yes' })).toMatchObject({
      why: 'noSuchThing',
    })
    const allowed = await runner.get('allowTakeBack', { game, version, allow: 'yes' })
    await corpSeat.reach(allowed.version)
    expect(corpSeat.view).toEqual(before)
  })

  test('what is asked is still asked after a page is loaded anew, and told to the players alone', async () => {
    const { corp, runner, game, seats, corpSeat, runnerVisitor } = await firstAction()
    await does(corpSeat, seats, 'drawCard')
    const { version } = corpSeat
    await corp.get('takeBack', { game, version })
    runner.close()
    const again = await connected(server.port, runnerVisitor)
    expect(await toldTo(again, game)).toMatchObject({ by: 'corp', version, is: 'asked' })
    expect(await toldTo(await connected(server.port, null), game)).toBeNull()
    await again.get('allowTakeBack', { game, version, allow: 'yes' })
    expect(await toldTo(corp, game)).toBeNull()
  })

  test('what the game goes on behind, or a server forgets, is withdrawn for both', async () => {
    const { corp, runner, game, seats, corpSeat, ...visitors } = await firstAction()
    await does(corpSeat, seats, 'drawCard')
    await corp.get('takeBack', { game, version: corpSeat.version })
    await does(corpSeat, seats, 'gainCredit')
    await expect.poll(() => toldTo(runner, game)).toBeNull()
    // The credit is free to take back; the card is not.
    const { taken, version } = await corp.get('takeBack', { game, version: corpSeat.version })
    expect(taken).toBe('back')
    await corpSeat.reach(version)
    expect(await corp.get('takeBack', { game, version: corpSeat.version })).toMatchObject({ taken: 'asked' })
    await server.close()
    server = await serving(where, { SNAPSHOT_EVERY: '2' })
    for (const visitor of [visitors.corpVisitor, visitors.runnerVisitor])
      expect(await toldTo(await connected(server.port, visitor), game)).toBeNull()
  })

  test('what was refused is not asked again before the game goes on', async () => {
    const { corp, runner, game, seats, corpSeat } = await firstAction()
    const before = corpSeat.view
    await does(corpSeat, seats, 'drawCard')
    const { version } = corpSeat
    await corp.get('takeBack', { game, version })
    await runner.get('allowTakeBack', { game, version, allow: 'no' })
    expect(await toldTo(corp, game)).toMatchObject({ by: 'corp', is: 'refused' })
    expect(await corp.ask('takeBack', { game, version })).toMatchObject({
      why: 'notAllowed',
      because: [{ code: 'answerStands' }],
    })
    // A player who refused may think better of it.
    const allowed = await runner.get('allowTakeBack', { game, version, allow: 'yes' })
    await corpSeat.reach(allowed.version)
    expect(corpSeat.view).toEqual(before)
  })

  test('where it was agreed that nothing is taken back, only what is free is', async () => {
    const { corp, game, seats, corpSeat } = await firstAction({ takeBacks: 'never' })
    await does(corpSeat, seats, 'drawCard')
    expect(await corp.ask('takeBack', { game, version: corpSeat.version })).toMatchObject({
      why: 'notAllowed',
    })
  })

  test('an answer of long ago is taken back like the last one', async () => {
    const { corp, runner, game, seats, corpSeat } = await firstAction()
    const [, runnerSeat] = seats
    for (let n = 0; n < 3; n++) await does(corpSeat, seats, 'gainCredit')
    const before = corpSeat.view
    if (before.question?.asks !== 'discard' || before.question.form !== 'choose')
      throw new Error('The Corp has a card too many.')
    await does(corpSeat, seats, before.question.options[0]?.does ?? '')
    const { version } = corpSeat
    while (runnerSeat.view.question?.asks === 'action' && runnerSeat.version < version + 12)
      await does(runnerSeat, seats, 'gainCredit')
    expect(runnerSeat.version).toBeGreaterThan(version + 6)
    expect(await corp.get('takeBack', { game, version: corpSeat.version })).toMatchObject({ taken: 'asked' })
    // The discard, the Runner's credits, and the card that the Corp draws as its next turn begins.
    expect(await toldTo(runner, game)).toMatchObject({
      answers: { corp: 1, runner: 4 },
      turns: 2,
      learned: [{ how: 'drawn', by: 'corp', count: 1 }],
      cards: 1,
    })
    const allowed = await runner.get('allowTakeBack', { game, version: corpSeat.version, allow: 'yes' })
    await corpSeat.reach(allowed.version)
    expect(corpSeat.view).toEqual(before)
  })

  test('a game in which something was taken back comes back as it was', async () => {
    const { corp, game, seats, corpSeat, corpVisitor } = await firstAction()
    await does(corpSeat, seats, 'gainCredit')
    const { version } = await corp.get('takeBack', { game, version: corpSeat.version })
    await Promise.all(seats.map(seat => seat.reach(version)))
    await does(corpSeat, seats, 'drawCard')
    await server.close()
    server = await serving(where, { SNAPSHOT_EVERY: '2' })
    const line = await connected(server.port, corpVisitor)
    const again = await watching(line, game)
    expect(again).toMatchObject({ version: corpSeat.version, view: corpSeat.view })
    const history = await line.get('history', { game })
    expect(history.first.turn).toBe(0)
    expect(lastOf(history)).toEqual({ version: again.version, view: again.view })
    // What came before is in the log alone by now.
    expect(await line.get('takeBack', { game, version: again.version })).toMatchObject({ taken: 'asked' })
  })
})

test('the opponent is not asked for one take-back after the other', async () => {
  const [, fresh] = databases[0]!
  // A quarter of what people are let do: once a minute.
  const server = await serving(fresh(), { RATES: '0.25' }, standing)
  const { corp, game, ...table } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(table.runner, game)] as const
  for (const seat of seats) await does(seat, seats, 'keep')
  const asks = async () => {
    await does(seats[0], seats, 'drawCard')
    return corp.ask('takeBack', { game, version: seats[0].version })
  }
  expect(await asks()).toMatchObject({ taken: 'asked' })
  expect(await asks()).toMatchObject({ why: 'tooFast', again: expect.any(Number) })
  await server.close()
})
