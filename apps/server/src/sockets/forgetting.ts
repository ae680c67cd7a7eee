import type { IncomingHttpHeaders } from 'node:http'
import type { Connection } from './conversation.ts'

const none: IncomingHttpHeaders = {}

/**
 * Forgets the headers with which a connection came in, which Socket.IO and Engine.IO keep for as long as it lives. Who it is and
 * where it comes from was read from them before.
 */
export function forgetHeaders({ handshake, request }: Pick<Connection, 'handshake' | 'request'>): void {
  handshake.headers = none
  request.headers = none
  request.rawHeaders = []
}
