import { expect } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { twoAtATable } from './players.ts'
import { connected, oneServer, thinksHere } from './serving.ts'
import { databases, testOn } from './stores.ts'
import { timedServer } from './timed.ts'

testOn(
  databases,
  'a game that both have left is out of the lobby after hours, until one comes back',
  async fresh => {
    const where = fresh()
    const server = await timedServer(where)
    const listed = async (): Promise<string[]> => {
      const line = await connected(server.port(), null)
      const { games } = await line.get('lobby', {})
      line.close()
      return games.map(({ id }) => id).sort()
    }
    const left = await twoAtATable(server.port())
    const played = await twoAtATable(server.port())
    const both = [left.game, played.game].sort()
    const looker = await connected(server.port(), null)
    const allGone: string[] = []
    looker.on('listed', ({ gone }) => allGone.push(...gone))
    await looker.get('lobby', {})
    left.corp.close()
    left.runner.close()
    played.corp.close()
    await expect
      .poll(async () => {
        const { seats } = (await looker.get('enter', { game: left.game })).room
        return [seats.corp?.here, seats.runner?.here]
      })
      .toEqual([false, false])
    server.passes(5 * 3_600_000)
    await server.looks()
    expect(await listed()).toEqual(both)
    server.passes(2 * 3_600_000)
    await server.looks()
    await expect.poll(() => allGone).toContain(left.game)
    expect(await listed()).toEqual([played.game])

    await server.restarts()
    expect(await listed()).toEqual([played.game])
    // A spectator is no reason to list it.
    const spectator = await connected(server.port(), null)
    expect((await spectator.get('watch', { game: left.game })).seen).toHaveLength(1)
    expect(await listed()).toEqual([played.game])
    await (await connected(server.port(), left.corpVisitor)).get('enter', { game: left.game })
    expect(await listed()).toEqual(both)
    await server.restarts()
    expect(await listed()).toEqual(both)
    await server.close()
  },
)

testOn(databases, 'a game that cannot be read keeps no other one in the lobby', async fresh => {
  const where = fresh()
  const before = await oneServer(where)
  const games: string[] = []
  for (let n = 0; n < 2; n++) games.push((await twoAtATable(before.port)).game)
  await before.close()
  const store = await openStore(where)
  // The first to be looked at.
  await store.updateTable('games').set({ room: '{}', updated_at: 0 }).where('id', '=', games[0]!).execute()
  await store.destroy()

  let tidy = async (): Promise<void> => {}
  const later = () => Date.now() + 24 * 3_600_000
  const again = (work: () => Promise<void>) => {
    tidy = work
    return () => {}
  }
  const server = await oneServer(where, { LOG_LEVEL: 'silent' }, later, thinksHere, undefined, again)
  const line = await connected(server.port, null)
  expect((await line.get('lobby', {})).games.map(({ id }) => id)).toEqual([games[1]])
  await tidy()
  expect((await line.get('lobby', {})).games).toEqual([])
  await server.close()
})
