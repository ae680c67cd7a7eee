import { expect } from 'vitest'
import { openToRead } from '../src/store/open.ts'
import { twoAtATable, watching } from './players.ts'
import { newId, serving } from './serving.ts'
import { testOn, worlds } from './stores.ts'

testOn(worlds, 'a reply is on disk when both players see what came of it', async fresh => {
  const where = fresh()
  const server = await serving(where)
  const { corp, runner, game } = await twoAtATable(server.port)
  const [ada, bob] = [await watching(corp, game), await watching(runner, game)]
  expect(ada.view.question).toMatchObject({ asks: 'mulligan', number: 1, options: [{ id: 'keep' }, {}] })

  const reply = { question: 1, choose: [0] }
  const { version } = await corp.get('reply', { game, id: newId(), version: ada.version, reply })
  expect(version).toBe(1)

  const store = await openToRead(where)
  const row = await store.selectFrom('entries').selectAll().where('game', '=', game).executeTakeFirstOrThrow()
  expect(JSON.parse(row.entry)).toMatchObject({ kind: 'answer', by: 'corp', named: { chosen: ['keep'] } })
  await store.destroy()

  await Promise.all([ada.reach(version), bob.reach(version)])
  expect(ada.view.question).toBeNull()
  expect(bob.view.question).toMatchObject({ asks: 'mulligan', for: 'runner' })
  await server.close()
})
