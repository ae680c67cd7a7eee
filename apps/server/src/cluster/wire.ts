import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Unusable } from '../store/dialects.ts'
import { readJson } from '../store/json.ts'
import type { Envelope } from './envelopes.ts'
import { envelope } from './envelopes.ts'

/** How processes send messages to each other: each listens on a channel of its own and on one for all. */
export interface Wire {
  /** False when no process listens there. It fails when the message cannot be written as JSON. */
  send(to: string, said: Envelope): Promise<boolean>
  /** Sends a message without waiting; a failure is logged. */
  post(to: string, said: Envelope): void
  /** The same to all processes, this one too. */
  broadcast(said: Envelope): void
  /** Begins to listen. `missed` is called whenever messages may have been lost. */
  listen(received: (said: Envelope) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

/**
 * Channels of Redis rather than its streams: nothing is lost for good with a message, as a client that misses an
 * update asks for it, and a message goes only to the process that it is for.
 */
export async function openWire(address: string, me: string, logger: Logger): Promise<Wire> {
  const url = new URL(address)
  const prefix = url.searchParams.get('prefix') ?? 'paydata'
  url.searchParams.delete('prefix')
  // In the list of connections of a Redis one sees which process each belongs to.
  const connectionName = `${prefix}/${me}`
  const options = { lazyConnect: true, connectTimeout: 5000, maxRetriesPerRequest: 1, connectionName }
  const [out, into] = [new Redis(url.href, options), new Redis(url.href, options)]
  for (const each of [out, into])
    each.on('error', error => logger.warn({ why: error.message }, 'Redis cannot be reached'))
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
    // The error of Redis has been logged; a process that misses the message asks for what it needs.
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
