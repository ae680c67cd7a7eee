import { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { playTo, twoAtATable, watching } from './players.ts'
import { serving } from './serving.ts'
import { databases } from './stores.ts'

/** Counts how often the sockets of this port hand something to the system from now on. */
function countWrites(port: number): () => number {
  let counted = 0
  const { _write, _writev } = Socket.prototype
  const count = (socket: Socket): void => {
    if (socket.localPort === port) counted++
  }
  Socket.prototype._write = function (...given) {
    count(this)
    return _write.apply(this, given)
  }
  Socket.prototype._writev = function (...given) {
    count(this)
    return _writev?.apply(this, given)
  }
  onTestFinished(() => void Object.assign(Socket.prototype, { _write, _writev }))
  return () => counted
}

test('a reply leads to one write for each player: the update and the answer to the reply go together', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh())
  const { corp, runner, game } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  const writes = countWrites(server.port)
  const counts: number[] = []
  for (let version = 1; counts.length < 20; version = Math.max(...seats.map(seat => seat.version)) + 1) {
    const before = writes()
    await playTo(seats, 'writes', version)
    counts.push(writes() - before)
  }
  // Now and then both are also asked whether they are still there.
  expect(counts.sort((a, b) => a - b)[10]).toBe(2)
  await server.close()
})
