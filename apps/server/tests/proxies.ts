import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands before a database, and can let nothing through any more, as if its machine had vanished. */
export async function silentProxy(address: string) {
  const url = new URL(address)
  const target = { host: url.hostname, port: Number(url.port || 5432) }
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.once('close', () => sockets.delete(from))
    }
  })
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  onTestFinished(() => {
    for (const each of sockets) each.destroy()
    server.close()
  })
  const at = server.address()
  url.hostname = '127.0.0.1'
  url.port = String(typeof at === 'object' ? at?.port : '')
  return {
    url: url.href,
    /** What is connected now stays so, and hears nothing any more. */
    fallSilent(): void {
      for (const each of sockets) each.unpipe().pause()
    },
    /** Nobody listens there any more, as where the database has ended. */
    async end(): Promise<void> {
      for (const each of sockets) each.destroy()
      await new Promise(closed => server.close(closed))
    },
    async begin(): Promise<void> {
      await new Promise<void>(open => server.listen(Number(url.port), '127.0.0.1', open))
    },
    /** Cuts what hears nothing; who connects now is heard. */
    goOn(): void {
      for (const each of sockets) each.destroy()
    },
  }
}
