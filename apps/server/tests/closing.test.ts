import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'vitest'
import { serving } from './serving.ts'
import { databases } from './stores.ts'

test('who has sent half a request keeps no server from closing', { timeout: 20_000 }, async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh())
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    'POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      'content-length: 100\r\nexpect: 100-continue\r\n\r\n',
  )
  // What the server says once it waits for the rest.
  await once(socket, 'data')
  socket.write('{')
  await server.close()
})
