import { expect, onTestFinished } from 'vitest'
import { twoAtATable, watching } from './players.ts'
import { connected, guest, oneServer, thinksHere } from './serving.ts'
import { databases, testOn } from './stores.ts'

testOn(
  databases.slice(0, 1),
  'a game that is over leaves the memory when all have gone, and one in progress some minutes later',
  async fresh => {
    let now = Date.now()
    let tidy = async (): Promise<void> => {}
    const again = (work: () => Promise<void>) => {
      tidy = work
      return () => {}
    }
    const server = await oneServer(fresh(), {}, () => now, thinksHere, undefined, again)
    onTestFinished(() => server.close())
    const inMemory = async () => {
      const told = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
      return Number(/^paydata_tables (\d+)$/m.exec(told)?.[1])
    }

    const [over, on] = [await twoAtATable(server.port), await twoAtATable(server.port)]
    await over.corp.get('concede', { game: over.game })
    await tidy()
    expect(await inMemory()).toBe(2)

    for (const { corp, runner } of [over, on]) for (const line of [corp, runner]) line.close()
    const afterTidying = async () => {
      await tidy()
      return inMemory()
    }
    await expect.poll(afterTidying).toBe(1)
    now += 240_000
    expect(await afterTidying()).toBe(1)
    now += 120_000
    await expect.poll(afterTidying).toBe(0)

    const late = await watching(await connected(server.port, await guest(server.port, 'Eve')), over.game)
    expect(late.view.over).toMatchObject({ winner: 'runner', how: 'concession' })
  },
)
