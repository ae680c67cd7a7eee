import { randomBytes } from 'node:crypto'
import type { Answered, RequestName, RouteName, RouteSent, Sent } from '@paydata/protocol'
import { routes } from '@paydata/protocol'
import type { Socket } from 'socket.io-client'
import { io } from 'socket.io-client'

/** Somebody who asks a server from an address, as the proxy before it says. */
export interface Visitor {
  readonly port: number
  readonly address: string
  /** Empty for whoever has no name. */
  readonly cookie: string
}

/** What became of a request: a code of a refusal, or nothing of it. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: string; readonly again?: number | undefined }

interface Asked {
  readonly outcome: Outcome
  readonly setCookie: string
}

async function call<Name extends RouteName>(
  { port, address, cookie }: Visitor,
  name: Name,
  asked: RouteSent<Name>,
): Promise<Asked> {
  const { method, path } = routes[name]
  const fields = new Map(Object.entries(asked))
  const of = new Set([...path.matchAll(/:(\w+)/g)].map(([, field]) => field))
  const body = JSON.stringify(Object.fromEntries([...fields].filter(([field]) => !of.has(field))))
  const response = await fetch(
    `http://127.0.0.1:${port}${path.replace(/:(\w+)/g, (_, field) => String(fields.get(field)))}`,
    {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      ...(method === 'get' ? {} : { body }),
    },
  )
  const answer: Outcome = JSON.parse(await response.text())
  return { outcome: answer, setCookie: response.headers.get('set-cookie') ?? '' }
}

export const callAt = async <Name extends RouteName>(
  visitor: Visitor,
  name: Name,
  asked: RouteSent<Name>,
): Promise<Outcome> => (await call(visitor, name, asked)).outcome

/** Opens an address of the page, as a program does that shows a link. */
export async function openAt({ port, address }: Visitor, path: string): Promise<Outcome> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })
  await response.text()
  return response.ok ? { ok: true } : { ok: false, why: `${response.status}` }
}

/** Asks something that has to be done. */
export async function mustCall<Name extends RouteName>(
  visitor: Visitor,
  name: Name,
  asked: RouteSent<Name>,
): Promise<void> {
  const outcome = await callAt(visitor, name, asked)
  if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.why}`)
}

const cookieIn = (setCookie: string): string => setCookie.split(';')[0] ?? ''

/** A new guest. */
export async function guestAt(port: number, address: string, name: string): Promise<Visitor> {
  const { outcome, setCookie } = await call({ port, address, cookie: '' }, 'beGuest', { name })
  if (!outcome.ok) throw new Error(`The guest was refused: ${outcome.why}`)
  return { port, address, cookie: cookieIn(setCookie) }
}

/** A player with a password. */
export async function playerAt(
  port: number,
  address: string,
  name: string,
  password: string,
): Promise<Visitor> {
  const guest = await guestAt(port, address, name)
  const { outcome, setCookie } = await call(guest, 'claim', { password })
  if (!outcome.ok) throw new Error(`The player was refused: ${outcome.why}`)
  return { ...guest, cookie: cookieIn(setCookie) }
}

/** Connects somebody; an error if the server does not let them. */
export async function connect({ port, address, cookie }: Visitor): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, 'x-forwarded-for': address },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** Milliseconds after which nobody waits for an answer any more. */
const patience = 30_000

export const ask = async <Name extends RequestName>(
  socket: Socket,
  name: Name,
  asked: Sent<Name>,
): Promise<Answered<Name>> => socket.timeout(patience).emitWithAck(name, asked)

export async function mustAsk<Name extends RequestName>(socket: Socket, name: Name, asked: Sent<Name>) {
  const answer = await ask(socket, name, asked)
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.why}`)
  return answer
}

export const newId = (): string => randomBytes(16).toString('hex')
