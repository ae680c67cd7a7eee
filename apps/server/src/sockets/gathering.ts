import type { Connection } from './conversation.ts'

/**
 * Hands what a connection is sent in one turn of the event loop to the system in one write: above all the update that a reply leads
 * to, and the answer to the reply. Engine.IO would hand over each message at once.
 */
export function gatherWrites({ conn, request }: Pick<Connection, 'conn' | 'request'>): void {
  const { transport } = conn
  const { socket } = request
  const send = transport.send.bind(transport)
  transport.send = packets => {
    socket.cork()
    send(packets)
    socket.uncork()
  }
  conn.on('packetCreate', () => {
    if (!transport.writable) return
    // Engine.IO keeps messages until it is told that the transport is ready for them.
    transport.writable = false
    setImmediate(() => {
      transport.writable = true
      transport.emit('ready')
    })
  })
}
