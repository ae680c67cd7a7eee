import { expect, onTestFinished } from 'vitest'
import { countWrites } from '../src/work/socket-writes.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { serving } from './serving.ts'
import { databases, testOn, threads } from './stores.ts'

testOn(
  [databases[0]!, threads],
  'a reply leads to one write for each player: the update and the answer to the reply go together',
  async fresh => {
    const server = await serving(fresh())
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const writes = countWrites(server.port)
    onTestFinished(writes.stop)
    const counts: number[] = []
    for (let version = 1; counts.length < 20; version = Math.max(...seats.map(seat => seat.version)) + 1) {
      const before = writes.count()
      await playTo(seats, 'writes', version)
      counts.push(writes.count() - before)
    }
    // Now and then both are also asked whether they are still there.
    expect(counts.sort((a, b) => a - b)[10]).toBe(2)
    await server.close()
  },
)
