import { expect } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { twoAtATable } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

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
