import { createServer } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { hanging } from './serving.ts'

interface Posted {
  readonly content: string
  readonly allowed_mentions: unknown
}

/** A service that takes what is posted, and answers as it is told to: 204 from the last answer on. */
export async function service(...answers: readonly { readonly status: number; readonly body?: string }[]) {
  const posted: Posted[] = []
  const left = [...answers]
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', part => (body += part))
    request.on('end', () => {
      const { status, body: said = '' } = left.shift() ?? { status: 204 }
      if (status < 300) posted.push(JSON.parse(body))
      response.writeHead(status).end(said)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { posted, url: `http://127.0.0.1:${port}/hook` }
}

export const arrived = (posted: readonly Posted[], count: number) =>
  vi.waitFor(() => expect(posted.length).toBe(count), { timeout: hanging })
