import Libsql from 'libsql'
import { expect, test, vi } from 'vitest'
import { fileIn } from '../src/store/file.ts'
import { openStore } from '../src/store/open.ts'
import { begins, twoAtATable } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { connected, guest, newId, serving, standing } from './serving.ts'
import { databases, testOn, threads, worlds } from './stores.ts'

async function deleted(port: number, { cookie }: Visitor): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, { method: 'DELETE', headers: { cookie } })
  return response.json()
}

testOn(databases, 'no game of others keeps who wants to be deleted', async fresh => {
  const where = fresh()
  const server = await serving(where)
  const victim = await guest(server.port, 'Ada')
  const host = await connected(server.port, victim)
  const { room } = await host.get('create', { id: newId(), side: 'corp' })
  // A stranger's game that is on, and whose title is the name of somebody who has no part in it.
  const strangers = await twoAtATable(server.port, { title: victim.me.id })
  expect(await deleted(server.port, victim)).toMatchObject({ ok: true })
  expect((await strangers.corp.get('enter', { game: strangers.game })).room.state).toBe('playing')
  expect((await strangers.corp.get('enter', { game: room.id })).room).toMatchObject({
    state: 'abandoned',
    seats: { corp: null },
  })
  await server.close()
})

/** Goes on with something, through one connection after the other, until it is refused for good. */
async function persistently(port: number, visitor: Visitor, act: (line: Line) => Promise<{ ok: boolean }>) {
  for (;;) {
    const line = await connected(port, visitor)
    let isRefused = false
    // A connection that the server closes comes again at once, as a page does.
    while (line.socket.connected && !isRefused)
      isRefused = await act(line).then(
        ({ ok }) => !ok,
        () => false,
      )
    line.close()
    if (isRefused) return
  }
}

testOn(
  [...worlds, threads],
  'somebody who is deleted while other windows make, join and talk is named nowhere',
  async fresh => {
    const where = fresh()
    const server = await serving(where)
    const { port } = server
    const victim = await guest(port, 'Ada')
    const host = await connected(port, await guest(port, 'Grace'))
    const open = async () => (await host.get('create', { id: newId(), side: 'corp' })).room.id
    const [game, watched] = [await open(), await open()]
    const windows = [
      persistently(port, victim, line => line.ask('create', { id: newId(), side: 'corp' })),
      persistently(port, victim, line => line.ask('sit', { game, side: 'runner', password: null })),
      persistently(port, victim, line =>
        line.ask('say', { game: watched, channel: 'spectators', preset: 'hello', id: newId() }),
      ),
    ]
    // They are in the middle of it.
    const looking = await connected(port, null)
    await looking.get('lobby', {})
    await new Promise<void>(resolve => looking.on('listed', () => resolve()))
    expect(await deleted(port, victim)).toMatchObject({ ok: true })
    await Promise.all(windows)
    const { games } = await (await connected(port, null)).get('lobby', {})
    expect(JSON.stringify(games)).not.toContain(victim.me.id)
    expect((await host.get('enter', { game })).room.seats.runner).toBeNull()
    await server.close()
    const store = await openStore(where)
    const stored = [
      await store.selectFrom('games').selectAll().execute(),
      await store.selectFrom('chat').selectAll().execute(),
    ]
    await store.destroy()
    expect(JSON.stringify(stored)).not.toContain(victim.me.id)
  },
)

testOn(
  databases,
  'who was deleted as the server stopped is taken out of games when it starts',
  async fresh => {
    const where = fresh()
    const before = await serving(where)
    const victim = await guest(before.port, 'Ada')
    const { room } = await (await connected(before.port, victim)).get('create', { id: newId(), side: 'corp' })
    expect(room.seats.corp?.who.name).toBe('Ada')
    await before.close()
    const store = await openStore(where)
    await store.deleteFrom('players').where('id', '=', victim.me.id).execute()
    await store.destroy()

    const server = await serving(where)
    const stranger = await connected(server.port, null)
    await expect.poll(async () => (await stranger.get('enter', { game: room.id })).room.seats.corp).toBeNull()
    await server.close()
  },
)

testOn(
  databases,
  'somebody who is left by somebody who is deleted has no rematch with nobody',
  async fresh => {
    const server = await serving(fresh())
    const { corp, runner, game, runnerVisitor } = await twoAtATable(server.port)
    await corp.get('concede', { game })
    await runner.get('rematch', { game })
    expect(await deleted(server.port, runnerVisitor)).toMatchObject({ ok: true })
    expect((await corp.get('rematch', { game })).room.rematch).toBeNull()
    await server.close()
  },
)

testOn(databases, 'a damaged game keeps nobody from leaving the others', async fresh => {
  const where = fresh()
  const before = await serving(where)
  const damaged = await twoAtATable(before.port)
  const { corpVisitor } = damaged
  const line = await connected(before.port, corpVisitor)
  const { room } = await line.get('create', { id: newId(), side: 'corp' })
  await before.close()
  const store = await openStore(where)
  await store.updateTable('games').set({ setup: '{"seed":' }).where('id', '=', damaged.game).execute()
  await store.destroy()

  const server = await serving(where, { LOG_LEVEL: 'silent' })
  expect(await deleted(server.port, corpVisitor)).toMatchObject({ ok: true })
  const stranger = await connected(server.port, null)
  expect((await stranger.get('enter', { game: room.id })).room.state).toBe('abandoned')
  await server.close()
})

testOn(databases, 'reports name nobody who is deleted', async fresh => {
  const where = fresh()
  const server = await serving(where)
  const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
  const { line } = await corp.get('say', { game, channel: 'players', text: 'You cheat!', id: newId() })
  await runner.get('reportLine', { game, n: line.n, id: newId() })
  expect(await deleted(server.port, corpVisitor)).toMatchObject({ ok: true })
  expect(await deleted(server.port, runnerVisitor)).toMatchObject({ ok: true })
  await server.close()
  const store = await openStore(where)
  const told = JSON.stringify([
    await store.selectFrom('reports').selectAll().execute(),
    await store.selectFrom('games').selectAll().execute(),
  ])
  await store.destroy()
  expect(told).toContain('You cheat!')
  for (const { id, name } of [corpVisitor.me, runnerVisitor.me]) {
    expect(told).not.toContain(id)
    expect(told).not.toContain(`"${name}"`)
  }
})

testOn(databases, 'what somebody said goes with them when they are deleted', async fresh => {
  const where = fresh()
  const server = await serving(where)
  const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
  await corp.get('say', { game, channel: 'players', text: 'I live in Elm Street.', id: newId() })
  await runner.get('say', { game, channel: 'players', text: 'So do I.', id: newId() })
  const { line } = await corp.get('say', { game, channel: 'players', preset: 'goodbye', id: newId() })
  expect(await deleted(server.port, corpVisitor)).toMatchObject({ ok: true })
  expect((await runner.get('chat', { game })).lines).toMatchObject([{ n: 2, text: 'So do I.' }])
  expect(await runner.ask('reportLine', { game, n: line.n, id: newId() })).toMatchObject({
    why: 'noSuchThing',
  })
  // Numbers are not given twice, as pages know lines by them.
  const next = await runner.get('say', { game, channel: 'players', text: 'Hello?', id: newId() })
  expect(next.line.n).toBe(line.n + 1)
  await server.close()
  const store = await openStore(where)
  const stored = JSON.stringify(await store.selectFrom('chat').selectAll().execute())
  await store.destroy()
  expect(stored).not.toContain('Elm Street')
  expect(stored).toContain('So do I.')
})

testOn(databases, 'nobody who is deleted is named by what cannot be read any more', async fresh => {
  const where = fresh()
  const before = await serving(where)
  const { port } = before
  const { corp, runner, game: cut, corpVisitor } = await twoAtATable(port)
  const { me } = corpVisitor
  await corp.get('say', { game: cut, channel: 'players', text: 'Hello', id: newId() })
  await corp.get('concede', { game: cut })
  await corp.get('rematch', { game: cut })
  const logged = (await runner.get('rematch', { game: cut })).room.rematch ?? ''
  await begins(runner, corp, logged)
  const open = async () => (await corp.get('create', { id: newId(), side: 'corp' })).room.id
  const [garbled, idLost, whole] = [await open(), await open(), await open()]
  await before.close()

  const store = await openStore(where)
  const damage = async (game: string, change: (room: string) => string) => {
    const row = store.selectFrom('games').select('room').where('id', '=', game)
    const room = change((await row.executeTakeFirstOrThrow()).room)
    await store.updateTable('games').set({ room }).where('id', '=', game).execute()
  }
  // In the middle of the name; only somebody who sat there is known of it.
  await damage(cut, room => room.slice(0, room.indexOf('"Ada"') + 3))
  await damage(garbled, room => room.replace('{', ''))
  await damage(idLost, room => room.replaceAll(me.id, '\ufffd').replace('{', ''))
  const lines = store.updateTable('chat').where('game', '=', cut)
  await lines.set({ line: `{"channel":"players","who":{"id":"${me.id}","name":"Ada` }).execute()
  const reports = store.insertInto('reports')
  const report = `{"is":"line","line":{"who":{"id":"${me.id}","name":"Ada`
  await reports.values({ id: 'cut', game: cut, player: 'another', report, created_at: 1 }).execute()
  const entries = store.updateTable('entries').where('game', '=', logged)
  await entries.set({ entry: '{"kind":' }).execute()
  const setup = store.updateTable('games').where('id', '=', logged)
  await setup.set({ setup: '{"seed":' }).execute()
  await store.destroy()

  const server = await serving(where, { LOG_LEVEL: 'silent' })
  expect(await deleted(server.port, corpVisitor)).toEqual({ ok: true })
  const stranger = await connected(server.port, null)
  expect((await stranger.get('enter', { game: whole })).room.state).toBe('abandoned')
  for (const game of [cut, logged, garbled, idLost])
    expect(await stranger.ask('enter', { game })).toMatchObject({ why: 'damaged' })
  await server.close()
  const after = await openStore(where)
  const told = JSON.stringify([
    await after.selectFrom('games').selectAll().execute(),
    await after.selectFrom('chat').selectAll().execute(),
    await after.selectFrom('seats').selectAll().execute(),
    await after.selectFrom('reports').selectAll().execute(),
  ])
  await after.destroy()
  expect(told).not.toContain(me.id)
  expect(told).not.toContain('"Ad')
  expect(told).not.toContain('\\"Ad')
  // The opponent has lost nothing that can still be read.
  expect(told).toContain('Bob')
})

/** Somebody who has a part in games of every kind, has said something and was reported. */
async function busyPlayer(port: number) {
  const table = await twoAtATable(port)
  const { corp, runner, game } = table
  const { line } = await corp.get('say', { game, channel: 'players', text: 'Hello', id: newId() })
  await runner.get('reportLine', { game, n: line.n, id: newId() })
  const mine = (await corp.get('create', { id: newId(), side: 'corp' })).room.id
  const theirs = (await runner.get('create', { id: newId(), side: 'corp' })).room.id
  await corp.get('sit', { game: theirs, side: 'runner' })
  await runner.get('unseat', { game: theirs, side: 'runner' })
  await runner.get('sit', { game: mine, side: 'runner' })
  await runner.get('stand', { game: mine })
  await corp.get('stand', { game: mine })
  return table
}

test('somebody who is deleted is looked for without looking through all that there is', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const server = await serving(where)
  const { corpVisitor } = await busyPlayer(server.port)
  const prepared = vi.spyOn(Libsql.prototype, 'prepare')
  expect(await deleted(server.port, corpVisitor)).toMatchObject({ ok: true })
  const asked = prepared.mock.calls.map(([sql]) => sql).filter(sql => /^(select|update|delete)/.test(sql))
  prepared.mockRestore()
  await server.close()
  const file = new Libsql(fileIn(where.DATA))
  const plans = asked.map(sql => JSON.stringify(file.prepare(`explain query plan ${sql}`).all([])))
  file.close()
  expect(plans.join()).toContain('lines_of_players')
  for (const plan of plans) expect(plan).not.toMatch(/SCAN (?!CONSTANT|\(subquery)/)
})

testOn(databases, 'whom a game names is noted as long as it does', async fresh => {
  const where = fresh()
  const before = await serving(where)
  const { corpVisitor, runnerVisitor } = await busyPlayer(before.port)
  await before.close()
  const named = async ({ me }: Visitor) => {
    const store = await openStore(where)
    const rows = await store.selectFrom('named').selectAll().where('player', '=', me.id).execute()
    await store.destroy()
    return rows.length
  }
  // As a player, as the host of a game that was given up, and as who was sent away.
  expect(await named(corpVisitor)).toBe(3)
  // Not where they have stood up.
  expect(await named(runnerVisitor)).toBe(2)
  const server = await serving(where)
  expect(await deleted(server.port, corpVisitor)).toMatchObject({ ok: true })
  await server.close()
  expect([await named(corpVisitor), await named(runnerVisitor)]).toEqual([0, 2])
})

test('players are deleted only so often from one address', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { RATES: '0.1', TRUST_PROXY: '1' }, standing)
  const deletedFrom = async (address: string) => {
    const { cookie } = await guest(server.port, 'Ada', '192.0.2.1')
    const headers = { cookie, 'x-forwarded-for': address }
    const response = await fetch(`http://127.0.0.1:${server.port}/api/me`, { method: 'DELETE', headers })
    return response.status
  }
  expect(await deletedFrom('192.0.2.2')).toBe(200)
  expect(await deletedFrom('192.0.2.2')).toBe(429)
  await server.close()
})
