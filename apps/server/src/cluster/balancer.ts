import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as ask, createServer } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'

/** Distributes requests over several processes in turn. A player may be connected to any of them. */
export interface Balancer {
  readonly port: number
  close(): Promise<void>
}

const largestBody = 1024 * 1024
const host = '127.0.0.1'

/** `targets` gives the ports of the processes that are ready now. */
export async function startBalancer(
  at: { readonly port: number; readonly host: string },
  targets: () => readonly number[],
): Promise<Balancer> {
  let turn = 0
  /** All targets in the order in which to try them, with another one first each time. */
  const inTurn = (): readonly number[] => {
    const all = targets()
    const first = all.length === 0 ? 0 : turn++ % all.length
    return [...all.slice(first), ...all.slice(0, first)]
  }
  const open = new Set<Socket>()
  const server = createServer((request, response) => {
    bodyOf(request).then(
      body => forward(request, body, response, inTurn()),
      () => void response.writeHead(413).end(),
    )
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy()))
    tunnel(request, socket, head, inTurn())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port, at.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : at.port,
    close: () =>
      new Promise(resolve => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The header that tells the processes the address of the client. They trust this balancer as their one proxy. */
const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > largestBody) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function forward(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  [port, ...others]: readonly number[],
): void {
  if (port === undefined) {
    response.writeHead(503).end()
    return
  }
  const { method, url, headers } = request
  const asked = ask({
    host,
    port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': forwardedFor(request) },
  })
  asked.on('response', given => {
    response.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(response)
  })
  asked.on('error', () => {
    if (response.headersSent) response.destroy()
    else forward(request, body, response, others)
  })
  asked.end(body)
}

function tunnel(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  [port, ...others]: readonly number[],
): void {
  if (port === undefined) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
    return
  }
  const target = connect({ host, port })
  const notThere = (): void => tunnel(request, socket, head, others)
  target.once('error', notThere)
  target.once('connect', () => {
    target.off('error', notThere)
    const { method, url, rawHeaders } = request
    const lines = [`${method} ${url} HTTP/1.1`]
    for (let i = 0; i < rawHeaders.length; i += 2)
      if (rawHeaders[i]?.toLowerCase() !== 'x-forwarded-for')
        lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
    lines.push(`x-forwarded-for: ${forwardedFor(request)}`)
    target.write(`${lines.join('\r\n')}\r\n\r\n`)
    target.write(head)
    target.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => target.destroy())
    target.pipe(socket).pipe(target)
  })
}
