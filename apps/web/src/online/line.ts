import type { Answered, Pushed, PushName, RequestName, Sent } from '@paydata/protocol'
import type { Socket } from 'socket.io-client'
import { io } from 'socket.io-client'
import { create } from 'zustand'
import type { Connection } from '../transport/transport.ts'
import { unlessBusy } from './busy.ts'

interface Line {
  readonly connection: Connection
  /** When the server closes at the latest, if it has said that it will; in milliseconds since 1970. */
  readonly closesAt: number | null
}

/** The state of the connection. */
export const useLine = create<Line>(() => ({ connection: 'opening', closesAt: null }))

/** Milliseconds after which a request without an answer is sent again. Every request may be repeated without harm. */
const longestWait = 8000
/** Milliseconds of silence after which the connection counts as lost, even if the network has reported nothing. */
const silence = 1000

let socket: Socket | null = null

const setConnection = (connection: Connection): void => {
  if (useLine.getState().connection !== connection) useLine.setState({ connection })
}

/** The one connection of this page. It is opened when it is first needed, and reconnects by itself. */
function openSocket(): Socket {
  if (socket !== null) return socket
  const opened = io({
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 2000,
    timeout: 4000,
  })
  socket = opened
  // A server that is about to close says so again, and the next one does not.
  opened.on('connect', () => useLine.setState({ connection: 'open', closesAt: null }))
  opened.on('draining', ({ until }: Pushed<'draining'>) => useLine.setState({ closesAt: until }))
  opened.on('disconnect', reason => {
    setConnection('lost')
    // A server that ends a connection wants the page to connect again, with the cookie that it has now.
    if (reason === 'io server disconnect') opened.connect()
  })
  opened.on('connect_error', () => {
    setConnection('lost')
    // Socket.IO does not try again by itself after the server has refused the connection.
    if (!opened.active) setTimeout(() => opened.connect(), 2000)
  })
  addEventListener('offline', () => setConnection('lost'))
  addEventListener('online', reconnect)
  setInterval(checkServer, silence)
  return opened
}

/** Checks whether the server still answers, unless the page is hidden. */
function checkServer(): void {
  if (socket?.connected !== true || document.hidden) return
  socket.timeout(silence).emit('here', {}, (error: Error | null) => {
    if (socket?.connected === true) setConnection(error === null ? 'open' : 'lost')
  })
}

/** Connects anew: after the player has changed, or after the network was away. */
export function reconnect(): void {
  if (socket === null) return
  socket.disconnect()
  socket.connect()
}

const connected = (): Promise<void> =>
  new Promise(resolve => {
    const line = openSocket()
    if (line.connected) resolve()
    else line.once('connect', () => resolve())
  })

/** Sends a request until there is an answer, even when the connection is lost or the server is busy for a moment. */
export async function ask<Name extends RequestName>(name: Name, asked: Sent<Name>): Promise<Answered<Name>> {
  return unlessBusy(async () => {
    for (;;) {
      await connected()
      try {
        const answered: Answered<Name> = await openSocket().timeout(longestWait).emitWithAck(name, asked)
        return answered
      } catch {
        // The request or its answer was lost, so the loop sends it again.
      }
    }
  })
}

/** Listens to a message that the server pushes. Returns a function that stops listening. */
export function on<Name extends PushName>(name: Name, take: (pushed: Pushed<Name>) => void): () => void {
  const event: string = name
  const line = openSocket()
  line.on(event, take)
  return () => void line.off(event, take)
}

/** Calls `act` now if the connection is open, and each time that it opens again. */
export function whenOpen(act: () => void): () => void {
  openSocket()
  if (useLine.getState().connection === 'open') act()
  return useLine.subscribe(({ connection }) => {
    if (connection === 'open') act()
  })
}
