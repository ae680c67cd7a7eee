import type { Logger } from 'pino'
import type { Unread } from '../limits/unread.ts'
import type { Metrics } from '../metrics.ts'
import type { Connection } from './conversation.ts'

/** What a WebSocket of Engine.IO can do beside what all of its ways can. */
interface Wire {
  close(code: number, why: string): void
  terminate(): void
  once(event: 'close', act: () => void): void
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'terminate' in value && 'close' in value

/** The code for a breach of the server's rules; the page may connect again. */
const policyViolation = 1008
const word = 'You do not read what you are sent.'
/** Milliseconds in which a slow client can still read that word. */
const grace = 5000

interface Packet {
  readonly data?: unknown
}

const sizeOf = ({ data }: Packet): number =>
  typeof data === 'string' ? data.length : data instanceof Uint8Array ? data.byteLength : 0

export interface UnreadEnding {
  readonly unread: Unread
  readonly logger: Logger
  readonly metrics: Pick<Metrics, 'unread'>
}

/**
 * Ends a connection that does not read what it is sent: everything would stay in memory as long as the connection lives.
 * One message may be of any size if nothing waits before it.
 */
export function endIfUnread({ unread, logger, metrics }: UnreadEnding, connection: Connection): void {
  const { conn, data } = connection
  const { address } = data
  /** Bytes that wait to be written, and those that are being written. */
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
    logger.warn(
      { address, bytes: queued + inFlight },
      'ended a connection that does not read what it is sent',
    )
    const wire = 'socket' in conn.transport && isWire(conn.transport.socket) ? conn.transport.socket : null
    wire?.close(policyViolation, word)
    // Frees at once what has not been written yet.
    conn.close(true)
    if (wire === null) return
    const cut = setTimeout(() => wire.terminate(), grace).unref()
    wire.once('close', () => clearTimeout(cut))
  }
}
