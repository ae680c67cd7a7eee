import type { View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { expect } from 'vitest'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases, testOn, threads, worlds } from './stores.ts'

interface Heard {
  readonly eye: Eye
  readonly update: PackedUpdate
}

/** What is seen with the eyes of the Corp, by all that was heard since the game began. */
function followed(begun: View, heard: readonly Heard[]): { version: number; view: View } {
  let [view, version] = [begun, 0]
  for (const { eye, update: packed } of heard.filter(each => each.eye === 'corp')) {
    const update = unpackUpdate(view, eye, packed)
    expect(update.from).toBe(version)
    view = applyPatch(view, update.patch)
    version = update.version
  }
  return { version, view }
}

testOn(
  [...worlds, threads],
  'both hands are seen late, as late as was agreed, by those alone who do not play',
  async fresh => {
    let time = Date.now()
    const server = await serving(fresh(), {}, () => time)
    const spectators = { see: 'hands', delay: 60 } as const
    const { corp, runner, game } = await twoAtATable(server.port, { spectators })
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const line = await connected(server.port, await guest(server.port, 'Watcher'))
    // The opening hands are nobody's business before their time either.
    time += 1000
    expect(await line.ask('watch', { game, eye: 'corp' })).toEqual({
      ok: false,
      why: 'notReady',
      says: '',
      because: [{ code: 'justBegun' }],
      again: 59,
    })
    await playTo(seats, 'early', 10)
    const early = { version: seats[0].version, view: seats[0].view }
    time += 58_999
    expect(await line.ask('watch', { game, eye: 'runner' })).toMatchObject({ why: 'notReady', again: 1 })
    time++
    const first = (await line.get('watch', { game, eye: 'corp' })).seen[0]
    expect(first).toMatchObject({ is: 'whole', eye: 'corp', version: 0 })
    expect((await line.get('watch', { game })).seen[0]).toMatchObject({
      eye: 'spectator',
      version: early.version,
    })
    expect(await runner.ask('watch', { game, eye: 'corp' })).toMatchObject({ why: 'notAllowed' })

    const begun = first?.is === 'whole' ? first.view : expect.fail('nothing is seen')
    const heard: Heard[] = []
    line.on('update', each => heard.push(each))
    // What is answered now comes in a minute; what was answered a minute ago, now.
    time += 1000
    await playTo(seats, 'late', 14)
    await expect.poll(() => followed(begun, heard)).toEqual(early)
    expect((await line.get('watch', { game, eye: 'corp', have: early.version })).seen[0]).toMatchObject({
      is: 'missed',
      updates: [],
    })
    await server.close()
  },
)

testOn(
  databases,
  'after a restart the opening hands are shown no earlier, be there an answer already or not',
  async fresh => {
    let time = Date.now()
    for (const answers of [0, 1]) {
      const where = fresh()
      const server = await serving(where, {}, () => time)
      const { corp, runner, game } = await twoAtATable(server.port, {
        spectators: { see: 'hands', delay: 60 },
      })
      time += 10_000
      await playTo([await watching(corp, game), await watching(runner, game)], 'early', answers)
      time += 40_000
      await server.close()
      const again = await serving(where, {}, () => time)
      const line = await connected(again.port, await guest(again.port, 'Watcher'))
      time += 9000
      expect(await line.ask('watch', { game, eye: 'corp' })).toMatchObject({ why: 'notReady' })
      time += 60_000
      expect((await line.get('watch', { game, eye: 'corp' })).seen[0]).toMatchObject({ is: 'whole' })
      await again.close()
    }
  },
)

/** Where what is written takes its time. */
const elsewhere = databases.slice(1)

testOn(
  elsewhere,
  'somebody who leaves while their first look at a game waits is shown nothing of it',
  async fresh => {
    const server = await serving(fresh())
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const line = await connected(server.port, await guest(server.port, 'Watcher'))
    const shown: string[] = []
    line.on('update', ({ eye }) => shown.push(eye))
    const first = new Promise(resolve => line.on('line', resolve))
    const say = () => line.get('say', { game, channel: 'spectators', preset: 'hello', id: newId() })
    // Everything is done in its turn: the look waits until all has been said.
    const looked = [say(), say(), say(), say(), line.get('watch', { game })]
    await first
    await Promise.all([line.get('leave', { game }), ...looked])
    await playTo(seats, 'left', 5)
    // An answer that comes after all that was told before.
    await line.get('here', {})
    expect(shown).toEqual([])
    // A spectator who has come back is shown it.
    await line.get('watch', { game })
    await playTo(seats, 'left', 10)
    await expect.poll(() => shown).toContain('spectator')
    await server.close()
  },
)

testOn([...worlds, threads], 'where no spectators were agreed on, nobody looks on', async fresh => {
  const server = await serving(fresh())
  const { game } = await twoAtATable(server.port, { spectators: { see: 'nothing' } })
  const line = await connected(server.port, null)
  expect(await line.ask('watch', { game })).toMatchObject({ why: 'notAllowed' })
  expect(await line.ask('history', { game })).toMatchObject({ why: 'notAllowed' })
  expect((await line.get('enter', { game })).room.state).toBe('playing')
  await server.close()
})

for (const [replays, shown] of [
  ['players', 'notAllowed'],
  ['everybody', 'shown'],
] as const)
  testOn(
    [...worlds, threads],
    `a game nobody looked on at, its replay for ${replays}, is to others ${shown} when over`,
    async fresh => {
      const server = await serving(fresh())
      const { corp, game } = await twoAtATable(server.port, { spectators: { see: 'nothing' }, replays })
      await corp.get('concede', { game })
      const stranger = await connected(server.port, await guest(server.port, 'Stranger'))
      for (const name of ['watch', 'history'] as const) {
        const answer = await stranger.ask(name, { game })
        expect(answer.ok ? 'shown' : answer.why).toBe(shown)
        await corp.get(name, { game })
      }
      await server.close()
    },
  )
