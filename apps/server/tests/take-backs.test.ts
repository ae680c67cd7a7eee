import type { Pushed } from '@paydata/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import type { Watching } from './players.ts'
import { lastOf, twoAtATable, watching } from './players.ts'
import type { Line } from './serving.ts'
import { connected, newId, serving } from './serving.ts'
import { worlds } from './stores.ts'

/** Answers with the option that does this. */
async function does(seat: Watching, seats: readonly Watching[], what: string): Promise<void> {
  const { question } = seat.view
  if (question?.form !== 'choose') throw new Error(`Nothing to ${what}.`)
  const index = question.options.findIndex(option => option.does === what)
  const reply = { question: question.number, choose: [index] }
  const { version } = await seat.line.get('reply', {
    game: seat.game,
    id: newId(),
    version: seat.version,
    reply,
  })
  await Promise.all(seats.map(each => each.reach(version)))
}

const pushed = <Name extends 'takeBackAsked' | 'takeBackRefused'>(line: Line, name: Name) =>
  new Promise<Pushed<Name>>(resolve => line.on(name, resolve))

describe.each(worlds)('on %s', (_name, fresh) => {
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
    // A reply to the question before the take-back has the number of the one that is open now.
    const reply = { question: corpSeat.view.question?.number ?? 0, choose: [0] }
    expect(await corp.ask('reply', { ...late, reply })).toMatchObject({ why: 'staleQuestion' })
  })

  test('after a draw the opponent is asked, and told how much was seen', async () => {
    const { corp, runner, game, seats, corpSeat } = await firstAction()
    const before = corpSeat.view
    await does(corpSeat, seats, 'drawCard')
    const asked = pushed(runner, 'takeBackAsked')
    const { version } = corpSeat
    expect(await corp.get('takeBack', { game, version })).toMatchObject({ taken: 'asked' })
    expect(await asked).toEqual({ game, by: 'corp', version, cards: 1, chance: 'notUsed' })
    expect(await corp.ask('allowTakeBack', { game, version, allow: 'yes' })).toMatchObject({
      why: 'noSuchThing',
    })
    const refused = pushed(corp, 'takeBackRefused')
    await runner.get('allowTakeBack', { game, version, allow: 'no' })
    expect(await refused).toEqual({ game, version })
    await corp.get('takeBack', { game, version })
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
