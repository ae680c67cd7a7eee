import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { built, root } from './commands.ts'
import { serving } from './serving.ts'
import { databases } from './stores.ts'

test('a client that has sent half a request keeps no server from closing', async () => {
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

// Windows has no signal that lets a program end by itself.
test.skipIf(process.platform === 'win32')(
  'a server that is told to end twice closes as if it were told once',
  async () => {
    const [, fresh] = databases[0]!
    built()
    const child = spawn('node', ['apps/server/dist/src/main.js', '--port', '0'], {
      cwd: root,
      env: { ...process.env, ...fresh(), PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', data => {
      said += data
    })
    const ended = once(child, 'close')
    await once(child.stderr, 'data')
    child.kill('SIGTERM')
    await expect.poll(() => said).toContain('"msg":"closing"')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said).toContain('"msg":"closed"')
  },
)
