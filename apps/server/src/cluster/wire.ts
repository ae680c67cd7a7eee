import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Unusable } from '../store/dialects.ts'
import { readJson } from '../store/json.ts'
import type { Envelope } from './envelopes.ts'
import { envelope } from './envelopes.ts'

/** Sends messages to the others that share the games, be they processes or threads. */
export interface Sending {
  /** Sends a message to one of them. Gives false if it does not listen. It fails if the message cannot be sent anywhere. */
  send(to: string, said: Envelope): Promise<boolean>
  /** Sends a message without waiting; a failure is logged. */
  post(to: string, said: Envelope): void
  /** Sends a message to all, without waiting. A process hears its own as well. */
  broadcast(said: Envelope): void
}

/** The same between processes. Each listens on a channel of its own, and on one for all. */
export interface Wire extends Sending {
  /** Begins to listen. `missed` is called whenever messages may have been lost. */
  listen(received: (said: Envelope) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

/**
 * Uses channels of Redis, which may lose messages, and not its streams. That is enough: a client that misses an update asks
 * for it.
 */
export async function openWire(address: string, me: string, logger: Logger): Promise<Wire> {
  const url = new URL(address)
  const prefix = url.searchParams.get('prefix') ?? 'paydata'
  url.searchParams.delete('prefix')
  // Operators see this name in Redis's list of connections.
  const connectionName = `${prefix}/${me}`
  const options = { lazyConnect: true, connectTimeout: 5000, maxRetriesPerRequest: 1, connectionName }
  const [out, into] = [new Redis(url.href, options), new Redis(url.href, options)]
  for (const each of [out, into])
    each.on('error', error => logger.warn({ why: error.message }, 'could not reach Redis'))
  try {
    await Promise.all([out.connect(), into.connect()])
  } catch (error) {
    out.disconnect()
    into.disconnect()
    throw new Unusable(`Redis at ${url.host} cannot be reached (${error}).`)
  }
  const channel = (process: string): string => `${prefix}/process/${process}`
  const all = `${prefix}/all`
  async function publish(to: string, said: Envelope): Promise<number> {
    const text = JSON.stringify(said)
    // The `error` event has been logged already. A process that misses the message asks for what it needs.
    return out.publish(to, text).catch(() => 0)
  }
  const post = (to: string, said: Envelope): void =>
    void publish(to, said).catch(error =>
      logger.error({ err: error, is: said.is }, 'could not send a message to another process'),
    )

  return {
    send: async (to, said) => (await publish(channel(to), said)) > 0,
    post: (to, said) => post(channel(to), said),
    broadcast: said => post(all, said),
    async listen(received, missed) {
      into.on('message', (_channel: string, text: string) => {
        const read = envelope.safeParse(readJson(text))
        if (!read.success)
          return logger.warn({ why: read.error.message }, 'could not read a message of another process')
        try {
          received(read.data)
        } catch (error) {
          logger.error({ err: error, is: read.data.is }, 'could not do what another process asked for')
        }
      })
      await into.subscribe(channel(me), all)
      into.on('ready', () =>
        into
          .subscribe(channel(me), all)
          .then(missed)
          .catch(error => logger.warn({ err: error }, 'could not listen to the other processes again')),
      )
    },
    async close() {
      into.disconnect()
      await out.quit().catch(() => undefined)
    },
  }
}
