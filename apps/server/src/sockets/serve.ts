import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import type { Config } from '../config.ts'
import { addressOf, isAllowedOrigin } from '../http/origins.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Limits } from '../limits/rates.ts'
import type { Metrics } from '../metrics.ts'
import { places } from '../places.ts'
import { refused } from '../refusing.ts'
import type { Connection, Sockets } from './conversation.ts'
import { forgetHeaders } from './forgetting.ts'
import { gatherWrites } from './gathering.ts'
import { leaveTableAnywhere } from './presence.ts'
import type { Serving } from './requests.ts'
import { answerRequest } from './requests.ts'
import type { UnreadEnding } from './unread.ts'
import { endIfUnread } from './unread.ts'

const largestMessage = 64 * 1024
/** Milliseconds after which a client that is silent is asked whether it is still there. */
export const heartbeat = 10_000
/** A client that is refused so many more times for being too fast than it is answered is no person. */
const mostRefusals = 200

/** What connections need from when they come in to when they end. */
type Welcoming = Serving &
  UnreadEnding & {
    readonly config: Pick<Config, 'TRUST_PROXY'>
    readonly sessions: Pick<Sessions, 'who'>
    readonly metrics: Pick<Metrics, 'guests' | 'sockets'>
  }

export function newSockets(
  http: HttpServer,
  mayConnect: (request: IncomingMessage) => boolean,
  pingInterval: number,
): Sockets {
  return new Server(http, {
    serveClient: false,
    // No sticky sessions, and one connection from the first message on.
    transports: ['websocket'],
    maxHttpBufferSize: largestMessage,
    // Measured: compressing each message costs more than it saves.
    perMessageDeflate: false,
    pingInterval,
    pingTimeout: 8000,
    connectTimeout: 10_000,
    allowRequest: (request, allow) => allow(null, mayConnect(request)),
  })
}

/** Counts the connections of each address, and refuses those that are too many, or from pages of other origins. */
export function doorOf(config: Config, limits: Limits) {
  const open = new Map<string, number>()
  let isClosed = false

  function left(address: string): void {
    const count = (open.get(address) ?? 1) - 1
    if (count > 0) open.set(address, count)
    else open.delete(address)
  }

  return {
    /** A connection that may come in is counted at once, as others come at the same moment. */
    mayConnect(request: IncomingMessage): boolean {
      const address = addressOf(request, config)
      const count = open.get(address) ?? 0
      if (isClosed || !isAllowedOrigin(request, config) || count >= config.CONNECTIONS_PER_ADDRESS)
        return false
      if (limits('connections', address) !== null) return false
      open.set(address, count + 1)
      request.socket.once('close', () => left(address))
      return true
    },
    /** Nobody new comes in any more. */
    close: () => void (isClosed = true),
  }
}

export function serve(world: Welcoming, sockets: Sockets): void {
  sockets.use((connection, next) => {
    const { request } = connection
    const address = addressOf(request, world.config)
    world.sessions.who(request.headers.cookie).then(
      me => {
        connection.data = { me, address, games: new Set() }
        next()
      },
      error => {
        world.logger.error({ err: error }, 'could not let a connection in')
        // The client is sent the error that `next` is given, with the refusal.
        next(refusedAtTheDoor())
      },
    )
  })
  sockets.on('connection', connection => welcome(world, connection))
}

function refusedAtTheDoor(): Error {
  const data = refused('busy', { again: 1 })
  return Object.assign(new Error(data.why), { data })
}

function welcome(world: Welcoming, connection: Connection): void {
  const { me } = connection.data
  const conversation = { world, connection }
  let refusals = 0
  world.metrics.sockets.inc()
  gatherWrites(connection)
  forgetHeaders(connection)
  if (me?.kind === 'guest') world.metrics.guests.inc()
  endIfUnread(world, connection)
  if (me !== null) void connection.join(places.person(me.id))
  if (world.drainsUntil !== null) connection.emit('draining', { until: world.drainsUntil })
  connection.onAny((name: unknown, ...rest: unknown[]) => {
    const acknowledge = rest.at(-1)
    const raw = rest.length > 1 ? rest[0] : {}
    answerRequest(conversation, name, raw)
      .then(answer => {
        refusals = Math.max(0, refusals + ('why' in answer && answer.why === 'tooFast' ? 1 : -1))
        if (typeof acknowledge === 'function') acknowledge(answer)
        if (refusals > mostRefusals) connection.disconnect(true)
      })
      .catch(error => world.logger.error({ err: error, request: name }, 'could not answer a request'))
  })
  connection.on('disconnect', () => {
    world.metrics.sockets.dec()
    if (me?.kind === 'guest') world.metrics.guests.dec()
    // Nobody comes in by the same connection again: what told who they are is forgotten.
    connection.conn.close()
    // The other processes notice by themselves that this one ends.
    if (world.isClosing) return
    for (const game of [...connection.data.games])
      leaveTableAnywhere(conversation, game).catch(error =>
        world.logger.warn({ err: error }, 'could not take a connection that ended out of its game'),
      )
  })
}
