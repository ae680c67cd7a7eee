import type { Answered, Pushed, PushName, RequestName, Sent } from '@paydata/protocol'
import type { Socket } from 'socket.io-client'
import { io } from 'socket.io-client'
import { create } from 'zustand'
import type { Connection } from '../transport/transport.ts'
import { unlessBusy } from './busy.ts'

/** How the connection is. */
export const useLine = create<{ readonly connection: Connection }>(() => ({ connection: 'opening' }))

/** An answer that has not come after so long is asked for again: every request may be. */
const patience = 8000
/** A server that is silent for so long has been lost, whatever the network says. */
const silence = 1000

let socket: Socket | null = null

const become = (connection: Connection): void => {
  if (useLine.getState().connection !== connection) useLine.setState({ connection })
}

/** The one connection of this page; it is made when it is needed first, and comes back by itself. */
function opened(): Socket {
  if (socket !== null) return socket
  const made = io({
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 2000,
    timeout: 4000,
  })
  socket = made
  made.on('connect', () => become('open'))
  made.on('disconnect', reason => {
    become('lost')
    // A server that ends a connection wants it to be made anew, with what the cookie says by now.
    if (reason === 'io server disconnect') made.connect()
  })
  made.on('connect_error', () => {
    become('lost')
    // Who was refused at the door is left to come again by themselves.
    if (!made.active) setTimeout(() => made.connect(), 2000)
  })
  addEventListener('offline', () => become('lost'))
  addEventListener('online', again)
  setInterval(listen, silence)
  return made
}

/** Whether the server still answers, as far as somebody looks. */
function listen(): void {
  if (socket?.connected !== true || document.hidden) return
  socket.timeout(silence).emit('here', {}, (error: Error | null) => {
    if (socket?.connected === true) become(error === null ? 'open' : 'lost')
  })
}

/** A new connection: for who is somebody else now, or was away. */
export function again(): void {
  if (socket === null) return
  socket.disconnect()
  socket.connect()
}

const connected = (): Promise<void> =>
  new Promise(resolve => {
    const line = opened()
    if (line.connected) resolve()
    else line.once('connect', () => resolve())
  })

/** Asks until there is an answer, also over lost connections, and of a server that is busy for a moment. */
export async function ask<Name extends RequestName>(name: Name, asked: Sent<Name>): Promise<Answered<Name>> {
  return unlessBusy(async () => {
    for (;;) {
      await connected()
      try {
        const answered: Answered<Name> = await opened().timeout(patience).emitWithAck(name, asked)
        return answered
      } catch {
        // Lost on the way: it is asked again.
      }
    }
  })
}

/** Hears what the server says unasked; returns how not to any more. */
export function on<Name extends PushName>(name: Name, take: (pushed: Pushed<Name>) => void): () => void {
  const event: string = name
  const line = opened()
  line.on(event, take)
  return () => void line.off(event, take)
}

/** Does something now if the connection is there, and each time that it is there again. */
export function whenOpen(act: () => void): () => void {
  opened()
  if (useLine.getState().connection === 'open') act()
  return useLine.subscribe(({ connection }) => {
    if (connection === 'open') act()
  })
}
