import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const builder = fileURLToPath(new URL('../../.ci/page.mjs', import.meta.url))
const folder = fileURLToPath(new URL('../../apps/web/dist/page', import.meta.url))

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The page as it is built, handed out compressed. */
export async function serveCompressed() {
  process.env.NODE_ENV = 'production'
  const { status } = spawnSync(process.execPath, [builder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The page could not be built.')
  const packed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname
    const file = extname(path) === '' ? '/index.html' : path
    const place = join(folder, file)
    if (!existsSync(place)) return response.writeHead(404).end()
    const content = packed.get(file) ?? brotliCompressSync(readFileSync(place))
    packed.set(file, content)
    response.writeHead(200, {
      'content-type': kinds[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': content.length,
    })
    return response.end(content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>(resolve => void server.close(() => resolve())),
  }
}
