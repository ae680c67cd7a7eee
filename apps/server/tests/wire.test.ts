import { Redis } from 'ioredis'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Envelope } from '../src/cluster/envelopes.ts'
import { openWire } from '../src/cluster/wire.ts'
import { shared } from './stores.ts'

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: what is said that is no message is noted, and the next one is heard',
  async (_name, fresh) => {
    const { REDIS_URL } = fresh()
    const noted: string[] = []
    const logger = pino({ level: 'warn' }, { write: line => void noted.push(line) })
    const wire = await openWire(REDIS_URL, 'me', logger)
    const meant: Envelope = { is: 'moved', games: ['a game'], to: null }
    const heard = new Promise<Envelope>(resolve => {
      void wire
        .listen(resolve, () => undefined)
        .then(async () => {
          const stranger = new Redis(REDIS_URL)
          const prefix = new URL(REDIS_URL).searchParams.get('prefix')
          await stranger.publish(`${prefix}/all`, 'not json')
          stranger.disconnect()
          wire.broadcast(meant)
        })
    })
    expect(await heard).toEqual(meant)
    expect(noted.join()).toContain('could not read a message of another process')
    await wire.close()
  },
)
