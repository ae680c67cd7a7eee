import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Unusable } from '../store/dialects.ts'
import { readJson } from '../store/json.ts'
import type { Envelope } from './envelopes.ts'
import { envelope } from './envelopes.ts'

/** How processes speak with each other: each has a channel of its own, and there is one for all. */
export interface Wire {
  /** False when nobody listens there. It fails when it cannot be said in JSON. */
  say(to: string, said: Envelope): Promise<boolean>
  /** The same where nobody waits for it: that it cannot be said is noted. */
  sayInPassing(to: string, said: Envelope): void
  sayToAll(said: Envelope): void
  /** Begins to listen. `again` is called whenever something may have been missed. */
  listen(heard: (said: Envelope) => void, again: () => void): Promise<void>
  close(): Promise<void>
}

/**
 * Channels of Redis rather than its streams: nothing that goes over them is lost if a message is, as a client that misses
 * an update asks for it, and a message goes to the one process it is for.
 */
export async function openWire(address: string, me: string, logger: Logger): Promise<Wire> {
  const url = new URL(address)
  const prefix = url.searchParams.get('prefix') ?? 'paydata'
  url.searchParams.delete('prefix')
  // Who looks at the connections of a Redis sees whose they are.
  const connectionName = `${prefix}/${me}`
  const options = { lazyConnect: true, connectTimeout: 5000, maxRetriesPerRequest: 1, connectionName }
  const [out, into] = [new Redis(url.href, options), new Redis(url.href, options)]
  for (const each of [out, into])
    each.on('error', error => logger.warn({ why: error.message }, 'Redis is not there'))
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
    // That Redis is not there has been noted; who misses something asks for it.
    return out.publish(to, text).catch(() => 0)
  }
  const publishInPassing = (to: string, said: Envelope): void =>
    void publish(to, said).catch(error =>
      logger.error({ err: error, is: said.is }, 'something could not be said to another process'),
    )

  return {
    say: async (to, said) => (await publish(channel(to), said)) > 0,
    sayInPassing: (to, said) => publishInPassing(channel(to), said),
    sayToAll: said => publishInPassing(all, said),
    async listen(heard, again) {
      into.on('message', (_channel: string, text: string) => {
        const read = envelope.safeParse(readJson(text))
        if (!read.success)
          return logger.warn({ why: read.error.message }, 'another process says what is not understood')
        try {
          heard(read.data)
        } catch (error) {
          logger.error({ err: error, is: read.data.is }, 'what another process says could not be done')
        }
      })
      await into.subscribe(channel(me), all)
      into.on('ready', () =>
        into
          .subscribe(channel(me), all)
          .then(again)
          .catch(error => logger.warn({ err: error }, 'the other processes could not be listened to again')),
      )
    },
    async close() {
      into.disconnect()
      await out.quit().catch(() => undefined)
    },
  }
}
