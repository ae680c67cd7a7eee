import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../apps/web/dist/page', import.meta.url))

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A copy of the built page, which a test may change as a new build would, at an address that can be gone for a while. */
export async function handingOut() {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-page-'))
  cpSync(built, folder, { recursive: true, filter: file => !file.endsWith('.br') })
  let server = await listening(folder, 0)
  return {
    folder,
    address: `http://localhost:${server.port}/`,
    goAway: () => server.close(),
    async comeBack() {
      server = await listening(folder, server.port)
    },
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(folder: string, at: number) {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname
    const file = extname(path) === '' && !path.startsWith('/api/') ? '/index.html' : path
    const place = join(folder, file)
    if (!existsSync(place)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(place))
  })
  await new Promise<void>(resolve => server.listen(at, 'localhost', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
