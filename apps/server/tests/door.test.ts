import pino from 'pino'
import { describe, expect, test } from 'vitest'
import type { Envelope } from '../src/cluster/envelopes.ts'
import { leasesOf } from '../src/cluster/leases.ts'
import { openWire } from '../src/cluster/wire.ts'
import { newLogger } from '../src/logger.ts'
import { places } from '../src/places.ts'
import { openStore } from '../src/store/open.ts'
import { twoAtATable } from './players.ts'
import type { Line } from './serving.ts'
import { connected, guest, newId, oneServer } from './serving.ts'
import { shared } from './stores.ts'

/** Deeper than anything that goes through it by calling itself comes, and little enough for one message. */
const deep = '['.repeat(30_000) + ']'.repeat(30_000)

let sent = 1000
/** What comes of a message that a client has written itself: the one of Socket.io would not get through it either. */
function answerToText({ socket }: Line, name: string, text: string): Promise<unknown> {
  const n = sent++
  const { engine } = socket.io
  return new Promise(resolve => {
    engine.on('data', (data: unknown) => {
      const acknowledgement = `3${n}`
      if (`${data}`.startsWith(acknowledgement))
        resolve(JSON.parse(`${data}`.slice(acknowledgement.length))[0])
    })
    engine.write(`2${n}["${name}",${text}]`)
  })
}

const silent = newLogger({ LOG_LEVEL: 'silent' })

describe.skipIf(!shared.isThere).each(shared.each)('on %s', (_name, fresh) => {
  test('a deep message about a game of another process is refused at the door, and both processes go on', async () => {
    const where = fresh()
    const [a, b] = [await oneServer(where), await oneServer(where)]
    const { game } = await twoAtATable(a.port)
    const mallory = await connected(b.port, await guest(b.port, 'Mallory'))
    // So the process she is at knows where the game is.
    await mallory.get('enter', { game })
    for (const [name, text] of [
      ['reply', `{"game":"${game}","id":"${newId()}","version":0,"reply":{"question":0,"choose":${deep}}}`],
      ['enter', `{"game":"${game}","more":${deep}}`],
    ] as const)
      expect(await answerToText(mallory, name, text)).toMatchObject({ ok: false, why: 'malformed' })
    await mallory.get('enter', { game })
    await (await connected(a.port, null)).get('enter', { game })
    await Promise.all([a.close(), b.close()])
  })

  /** A server, a game that another process has, and all that this one is asked. */
  async function besideAnother(where: ReturnType<typeof fresh>) {
    const server = await oneServer(where, { LOG_LEVEL: 'silent' })
    const { game, corp } = await twoAtATable(server.port)
    await server.close()
    corp.close()
    const store = await openStore(where)
    const next = leasesOf(store, 'next', 60)
    await next.renew('open')
    await next.take(game)
    const heard: Extract<Envelope, { is: 'ask' }>[] = []
    const wire = await openWire(where.REDIS_URL ?? '', 'next', silent)
    await wire.listen(
      said => {
        if (said.is !== 'ask') return
        heard.push(said)
        wire.post(said.from, { is: 'answer', n: said.n, given: { ok: true } })
      },
      () => undefined,
    )
    const asking = await oneServer(where, { LOG_LEVEL: 'silent' })
    return {
      game,
      heard,
      wire,
      line: await connected(asking.port, await guest(asking.port, 'Ada')),
      async close() {
        await asking.close()
        await wire.close()
        await store.destroy()
      },
    }
  }

  test('what is forwarded is what was checked, as it was read', async () => {
    const { game, heard, line, close } = await besideAnother(fresh())
    const id = newId()
    await line.socket.emitWithAck('say', { game, id, channel: 'spectators', text: 'x'.repeat(501) })
    await line.socket.emitWithAck('say', { game, id, channel: 'spectators', text: '  He\u0301llo  ' })
    expect(heard.map(({ wanted }) => wanted)).toMatchObject([
      { do: 'request', game, name: 'say', asked: { game, id, text: 'H\u00e9llo', preset: null } },
    ])
    await close()
  })

  test('what another process says is checked before it is told to anybody here, and ends nothing', async () => {
    const where = fresh()
    const { game, wire, line, close } = await besideAnother(where)
    const heard: unknown[] = []
    await line.get('lobby', {})
    line.socket.onAny((name, pushed) => heard.push([name, pushed]))
    const tell = (name: string, pushed: unknown) =>
      wire.broadcast({ is: 'tell', from: 'next', place: places.lobby, name, pushed, except: [] })
    // No name of Socket.io itself, no name that nobody knows, and nothing but what belongs to a name.
    tell('disconnect', {})
    tell('tomorrow', {})
    tell('line', { game, line: 'Hello' })
    tell('update', { game, eye: 'corp', update: 7 })
    tell('closing', {})
    await expect.poll(() => heard).toEqual([['closing', {}]])
    await close()
  })
})

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: what cannot be said to another process is told to the one who wanted to say it, and noted',
  async (_name, fresh) => {
    const noted: string[] = []
    const logger = pino({ level: 'error' }, { write: line => void noted.push(line) })
    const wire = await openWire(fresh().REDIS_URL, 'here', logger)
    const given: unknown = JSON.parse(deep)
    await expect(wire.send('there', { is: 'answer', n: 1, given })).rejects.toThrow('Maximum call stack')
    wire.post('there', { is: 'answer', n: 1, given })
    await expect.poll(() => noted.join()).toContain('could not send a message to another process')
    await wire.close()
  },
)
