import type { World } from '../world.ts'
import type { Connection } from './conversation.ts'

/** What a WebSocket of Engine.IO can do beside what all of its ways can. */
interface Wire {
  close(code: number, why: string): void
  terminate(): void
  once(event: 'close', act: () => void): void
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'terminate' in value && 'close' in value

/** Against the rules of who listens; the page may come again. */
const policyViolation = 1008
const word = 'You do not read what you are sent.'
/** So long who reads slowly may still read that word. */
const grace = 5000

interface Packet {
  readonly data?: unknown
}

const sizeOf = ({ data }: Packet): number =>
  typeof data === 'string' ? data.length : data instanceof Uint8Array ? data.byteLength : 0

/**
 * Ends a connection that does not take what it is sent: all of it would be kept in memory, for as long as it says that it
 * is there. One message may be of any size, as long as nothing waits before it.
 */
export function endIfUnread({ unread, logger, metrics }: World, connection: Connection): void {
  const { conn, data } = connection
  const { address } = data
  /** What waits to be written, and what is being written. */
  let queued = 0
  let inFlight = 0

  function isWritten(bytes: number): void {
    unread.add(address, -bytes)
  }
  conn.on('packetCreate', (packet: Packet) => {
    const before = queued + inFlight
    const size = sizeOf(packet)
    queued += size
    unread.add(address, size)
    if (before > 0 && unread.isTooMuch(address, before)) end()
  })
  conn.on('flush', () => {
    inFlight += queued
    queued = 0
  })
  conn.transport.on('drain', () => {
    isWritten(inFlight)
    inFlight = 0
  })
  conn.once('close', () => {
    isWritten(queued + inFlight)
    queued = 0
    inFlight = 0
  })

  function end(): void {
    if (conn.readyState !== 'open') return
    metrics.unread.inc()
    logger.warn({ address, bytes: queued + inFlight }, 'a connection does not read what it is sent')
    const wire = 'socket' in conn.transport && isWire(conn.transport.socket) ? conn.transport.socket : null
    wire?.close(policyViolation, word)
    // What has not been written yet is let go of at once.
    conn.close(true)
    if (wire === null) return
    const cut = setTimeout(() => wire.terminate(), grace).unref()
    wire.once('close', () => clearTimeout(cut))
  }
}
