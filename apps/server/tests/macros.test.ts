import { expect } from 'vitest'
import { findMacros } from '../src/tables/finding.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, newId, oneServer, serving, thinksHere } from './serving.ts'
import { databases, testOn, worlds } from './stores.ts'

testOn(
  databases,
  'while a macro is looked for its game goes on, and it is not begun at another question',
  async fresh => {
    const looking: (() => void)[] = []
    const server = await oneServer(fresh(), {}, Date.now, thinksHere, async position => {
      await new Promise<void>(resolve => looking.push(resolve))
      return findMacros(position)
    })
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'meanwhile', 2)
    const [seat] = seats
    const asked = { game, id: newId(), version: seat.version, macro: 'takeCredits' } as const
    const [offered, begun] = [corp.get('macros', { game }), corp.ask('macro', asked)]
    await expect.poll(() => looking.length).toBe(2)
    // The Corp answers by hand after all, and is shown what comes of it.
    await playTo(seats, 'meanwhile', asked.version + 1)
    expect(seat.version).toBeGreaterThan(asked.version)
    for (const found of looking) found()
    expect((await offered).version).toBe(asked.version)
    expect(await begun).toMatchObject({ ok: false, why: 'staleQuestion' })
    await server.close()
  },
)

testOn(worlds, 'a macro that waits for the opponent goes on after a restart', async fresh => {
  const where = fresh()
  const first = await serving(where)
  const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(first.port)
  const before = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(before, 'waits', 2)
  // The Runner wants to be asked about everything, so the Corp's credits come one after the other.
  await runner.get('orders', { game, orders: { otherwise: 'ask' } })
  const had = before[0].view.corp
  expect(had.clicks).toBe(3)
  await corp.get('macro', { game, id: newId(), version: before[0].version, macro: 'takeCredits' })
  await first.close()

  const second = await serving(where)
  const seats = [
    await watching(await connected(second.port, corpVisitor), game),
    await watching(await connected(second.port, runnerVisitor), game),
  ] as const
  expect(seats[0].view.corp).toMatchObject({ clicks: 2, credits: had.credits + 1 })
  for (const clicks of [1, 0]) {
    const { question } = seats[1].view
    if (question?.form !== 'choose') throw new Error('The Runner is not asked.')
    const pass = {
      question: question.number,
      choose: [question.options.findIndex(({ does }) => does === 'pass')],
    }
    const asked = { game, id: newId(), version: seats[1].version, reply: pass }
    const { version } = await seats[1].line.get('reply', asked)
    await Promise.all(seats.map(each => each.reach(version)))
    expect(seats[0].view.corp).toMatchObject({ clicks, credits: had.credits + 3 - clicks })
  }
  await second.close()
})

testOn(worlds, 'players take all their clicks for credits, and take that back in one', async fresh => {
  const server = await serving(fresh())
  const { corp, runner, game } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  for (const seat of seats) {
    const { version } = await seat.line.get('reply', {
      game,
      id: newId(),
      version: seat.version,
      reply: { question: seat.view.question?.number ?? 0, choose: [0] },
    })
    await Promise.all(seats.map(each => each.reach(version)))
  }
  const [seat] = seats
  const before = seat.view
  expect((await corp.get('macros', { game })).macros).toEqual([
    { macro: 'takeCredits', price: null, way: null },
  ])
  expect((await runner.get('macros', { game })).macros).toEqual([])
  const asked = { game, id: newId(), version: seat.version, macro: 'takeCredits' } as const
  expect(await corp.ask('macro', { ...asked, version: seat.version - 1 })).toMatchObject({
    why: 'staleQuestion',
  })
  expect(await corp.ask('macro', { ...asked, macro: 'breakAll' })).toMatchObject({ why: 'notReady' })
  const { version } = await corp.get('macro', asked)
  // Asked again after a lost acknowledgement: it is not done a second time.
  expect((await corp.get('macro', asked)).version).toBeLessThanOrEqual(version)
  await Promise.all(seats.map(each => each.reach(version)))
  expect(seat.view.corp).toMatchObject({ credits: before.corp.credits + 3, clicks: 0 })
  // Everything came as one update.
  expect(seat.updates.at(-1)?.from).toBe(asked.version)
  const taken = await corp.get('takeBack', { game, version })
  expect(taken.taken).toBe('back')
  await seat.reach(taken.version)
  expect(seat.view).toEqual(before)
  await server.close()
})
