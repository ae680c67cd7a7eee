import { expect } from 'vitest'
import { twoAtATable } from './players.ts'
import { connected, oneServer, thinksHere } from './serving.ts'
import { databases, testOn } from './stores.ts'

testOn(
  databases,
  'a game that both have left is out of the lobby after hours, until one comes back',
  async fresh => {
    const where = fresh()
    let now = Date.now()
    let tidy = async (): Promise<void> => {}
    const begin = () =>
      oneServer(
        where,
        {},
        () => now,
        thinksHere,
        undefined,
        work => {
          tidy = work
          return () => {}
        },
      )
    let server = await begin()
    const listed = async (): Promise<string[]> => {
      const line = await connected(server.port, null)
      const { games } = await line.get('lobby', {})
      line.close()
      return games.map(({ id }) => id).sort()
    }
    const left = await twoAtATable(server.port)
    const played = await twoAtATable(server.port)
    const both = [left.game, played.game].sort()
    const looker = await connected(server.port, null)
    const isGone = new Promise<void>(resolve =>
      looker.on('listed', ({ gone }) => {
        if (gone.includes(left.game)) resolve()
      }),
    )
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
    now += 5 * 3_600_000
    await tidy()
    expect(await listed()).toEqual(both)
    now += 2 * 3_600_000
    await tidy()
    await isGone
    expect(await listed()).toEqual([played.game])

    await server.close()
    server = await begin()
    expect(await listed()).toEqual([played.game])
    // Who only looks on is no reason to list it.
    const spectator = await connected(server.port, null)
    expect((await spectator.get('watch', { game: left.game })).seen).toHaveLength(1)
    expect(await listed()).toEqual([played.game])
    await (await connected(server.port, left.corpVisitor)).get('enter', { game: left.game })
    expect(await listed()).toEqual(both)
    await server.close()
    server = await begin()
    expect(await listed()).toEqual(both)
    await server.close()
  },
)
