import { releaseWith } from '@paydata/match/testing'
import { describe, expect, test } from 'vitest'
import type { Running } from '../src/server.ts'
import { openStore } from '../src/store/open.ts'
import type { Changes } from './builds.ts'
import { withBuild } from './builds.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import type { Visitor } from './serving.ts'
import { connected } from './serving.ts'
import { shared } from './stores.ts'

const nextCards: Changes = {
  'packages/cards/src/versions.ts': original => ({ ...original, setVersions: releaseWith(1, 1001).cards }),
}

describe.skipIf(!shared.isThere).each(shared.each)('on %s', (_name, fresh) => {
  type Where = ReturnType<typeof fresh>

  async function ownerOf(where: Where, game: string): Promise<string | null> {
    const store = await openStore(where)
    const lease = store.selectFrom('leases').select('owner').where('game', '=', game)
    const { owner } = await lease.executeTakeFirstOrThrow()
    await store.destroy()
    return owner
  }

  async function processes(where: Where): Promise<readonly string[]> {
    const store = await openStore(where)
    const rows = await store.selectFrom('processes').select('id').execute()
    await store.destroy()
    return rows.map(({ id }) => id)
  }

  /** A server of a build, and what it is called among the others. */
  async function started(where: Where, changes: Changes = {}): Promise<readonly [Running, string]> {
    const before = await processes(where)
    const server = await withBuild(changes, ({ oneServer }) => oneServer(where))
    const name = (await processes(where)).find(each => !before.includes(each))
    if (name === undefined) throw new Error('It does not take part.')
    return [server, name]
  }

  async function seatsAt({ port }: Running, game: string, visitors: readonly Visitor[]) {
    const lines = await Promise.all(visitors.map(visitor => connected(port, visitor)))
    const seats = await Promise.all(lines.map(line => watching(line, game)))
    const [line] = lines
    if (line === undefined) throw new Error('Nobody came.')
    return { seats, mended: async () => (await line.get('enter', { game })).room.mended }
  }

  test('a game ends by the cards it began with as long as a process has them, wherever its players are', async () => {
    const where = fresh()
    const [a] = await started(where)
    const { game, corp, runner, corpVisitor, runnerVisitor } = await twoAtATable(a.port)
    await playTo([await watching(corp, game), await watching(runner, game)], 'first', 20)
    corp.close()
    runner.close()
    const [b, second] = await started(where)
    const [c, newest] = await started(where, nextCards)
    const visitors = [corpVisitor, runnerVisitor]
    const { seats, mended } = await seatsAt(c, game, visitors)
    // The first ends, and the game stays with its own kind though both players are at the newest.
    await a.close()
    await playTo(seats, 'second', 40)
    expect(await mended()).toBeNull()
    expect(await ownerOf(where, game)).toBe(second)
    await b.close()
    await expect.poll(() => ownerOf(where, game)).toBe(newest)
    // What was mended begins with a view of its own, so everybody connects anew.
    const again = await seatsAt(c, game, visitors)
    expect(await again.mended()).toEqual({ lost: 0 })
    await playTo(again.seats, 'third', 60)
    expect(again.seats[0]?.version).toBeGreaterThanOrEqual(60)
    await c.close()
  })

  test('a game that nobody has is left to a process that plays it as it began', async () => {
    const where = fresh()
    const [a] = await started(where)
    const { game, corp, runner, corpVisitor, runnerVisitor } = await twoAtATable(a.port)
    await playTo([await watching(corp, game), await watching(runner, game)], 'first', 20)
    await a.close()
    const [b, second] = await started(where)
    const [c] = await started(where, nextCards)
    const { seats, mended } = await seatsAt(c, game, [corpVisitor, runnerVisitor])
    expect(await ownerOf(where, game)).toBe(second)
    await playTo(seats, 'on', 30)
    expect(await mended()).toBeNull()
    expect(await ownerOf(where, game)).toBe(second)
    await Promise.all([b.close(), c.close()])
  })
})
