import { expect } from 'vitest'
import { connected, guest, newId, serving } from './serving.ts'
import { testOn, threads, worlds } from './stores.ts'

testOn(
  [...worlds, threads],
  'somebody who goes while a game is still being made for them is not there',
  async fresh => {
    const server = await serving(fresh())
    const line = await connected(server.port, await guest(server.port, 'Ada'))
    // To keep a password takes its time.
    line.socket.emit('create', { id: newId(), side: 'corp', password: 'sesame' }, () => undefined)
    line.close()
    const other = await connected(server.port, null)
    const listed = async () => (await other.get('lobby', {})).games[0]?.id
    await expect.poll(listed).toBeDefined()
    const game = (await listed()) ?? ''
    const isHere = async () => (await other.get('enter', { game })).room.seats.corp?.here
    await expect.poll(isHere).toBe(false)
    await server.close()
  },
)

testOn(
  [...worlds, threads],
  'the connection of somebody who leaves ends, so nobody comes in again by it',
  async fresh => {
    const server = await serving(fresh())
    const { socket } = await connected(server.port, await guest(server.port, 'Ada'))
    const { engine } = socket.io
    const ended = new Promise(resolve => engine.once('close', resolve))
    // What a client of Socket.IO says to leave; it may stay connected, and come in again.
    engine.write('1')
    await ended
    await server.close()
  },
)
