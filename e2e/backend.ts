import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = fileURLToPath(new URL('../apps/web/dist/page', import.meta.url))

/** The server, built before all tests, in a process that can be killed, and a network before it that can be cut. */
export interface Backend {
  readonly address: string
  /** The same server, for whoever comes from another address of the internet. */
  readonly elsewhere: string
  /** Ends the server as a failing machine does, and starts it again. */
  readonly dieAndReturn: () => Promise<void>
  /** Tells the server to end when nobody plays any more. */
  readonly drain: () => void
  /** Starts it again when it has ended. */
  readonly renewed: () => Promise<void>
  /** Nothing gets through any more, and nobody is told. */
  readonly freeze: () => void
  readonly mend: () => void
  /** What players have reported, as the operator reads it: all of it, or one report. */
  readonly reports: (...id: readonly string[]) => string
  /** Ends the server, gives a role to whoever has claimed this name, and starts it again. */
  readonly giveRole: (role: 'operator' | 'moderator', name: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/** `more` are variables of the environment that are other than usual. */
export async function backend(more: Readonly<Record<string, string>> = {}): Promise<Backend> {
  const data = mkdtempSync(join(tmpdir(), 'paydata-e2e-'))
  let server = await running(data, 0, more)
  const network = await networkTo(server.port, '127.0.0.1')
  const other = await networkTo(server.port, '127.0.0.2')
  return {
    address: `http://127.0.0.1:${network.port}/`,
    elsewhere: `http://127.0.0.1:${other.port}/`,
    async dieAndReturn() {
      await server.kill()
      server = await running(data, server.port, more)
    },
    drain: () => server.drain(),
    async renewed() {
      await server.ended
      server = await running(data, server.port, more)
    },
    freeze: network.freeze,
    mend: network.mend,
    reports: (...id) => commanded(data, 'report', ...id),
    async giveRole(role, name) {
      await server.kill()
      commanded(data, 'roles', '--give', role, name)
      server = await running(data, server.port, more)
    },
    async stop() {
      network.close()
      other.close()
      await server.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const storedIn = (data: string) => ({ DATA: data, DATABASE_URL: '', REDIS_URL: '' })

/** What a command of the server says about its data. */
const commanded = (data: string, command: 'report' | 'roles', ...args: readonly string[]): string =>
  spawnSync('node', [`apps/server/dist/src/${command}.js`, ...args], {
    cwd: root,
    env: { ...process.env, ...storedIn(data) },
    encoding: 'utf8',
  }).stdout

async function running(data: string, port: number, more: Readonly<Record<string, string>>) {
  const child = spawn('node', ['apps/server/dist/src/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: `${port}`,
      ...storedIn(data),
      PAGE: page,
      RATES: '1000',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const at = await new Promise<number>((resolve, reject) => {
    let out = ''
    child.stdout.on('data', written => {
      out += written
      const found = /"port":(\d+)/.exec(out)
      if (found !== null) resolve(Number(found[1]))
    })
    child.on('exit', () => reject(new Error(`The server ended: ${out}`)))
  })
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  return {
    port: at,
    ended,
    drain: () => void child.kill('SIGUSR2'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What is between browsers and the server, which sees them come from one address. */
async function networkTo(port: number, localAddress: string) {
  let isFrozen = false
  const open = new Set<Socket>()
  const keep = (socket: Socket): void => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // One end of a connection that breaks takes the other along.
    socket.on('error', () => socket.destroy())
  }
  const between = createServer(client => {
    const server = connect({ port, host: '127.0.0.1', localAddress })
    keep(client)
    keep(server)
    client.pipe(server)
    server.pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    if (isFrozen) for (const end of [client, server]) end.pause()
  })
  const at = await new Promise<number>(resolve =>
    between.listen(0, '127.0.0.1', () => {
      const address = between.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
  return {
    port: at,
    freeze() {
      isFrozen = true
      for (const socket of open) socket.unpipe().pause()
    },
    /** What was frozen is gone; new connections get through. */
    mend() {
      isFrozen = false
      for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      between.close()
    },
  }
}
