import type { ECDH, KeyObject } from 'node:crypto'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import type { NoticeWishes, PushSubscription, RouteName, RouteSent } from '@paydata/protocol'
import { expect } from 'vitest'
import { z } from 'zod'
import { openStore } from '../src/store/open.ts'
import { askOver, getOver, sendOver } from './asking.ts'
import { begins, twoAtATable } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { guest, newId } from './serving.ts'
import { databases, testOn } from './stores.ts'
import { timedServer } from './timed.ts'

const aDay = 86_400_000

interface Sent {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service as RFC 8030 wants it: it takes what is sent, or says that a subscription is gone. */
async function pushService() {
  const sent: Sent[] = []
  /** What it answers to some, instead of that it has taken a notice. */
  const answers = new Map<string, number>()
  let held: Promise<void> = Promise.resolve()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      sent.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      void held.then(() => response.writeHead(answers.get(path) ?? 201).end())
    })
  })
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    answers,
    /** Lets nobody know what became of a notice until it is let go. */
    holds() {
      let letGo = () => {}
      held = new Promise(resolve => {
        letGo = resolve
      })
      return () => letGo()
    },
    close: () => new Promise(closed => server.close(closed)),
  }
}

/** A browser that has subscribed: only it can read what it is sent. */
function browser(origin: string, path: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    ecdh,
    auth,
    subscription: {
      endpoint: `${origin}${path}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      language: 'en',
    },
  }
}

/** Reads a message by RFC 8291 and RFC 8188. */
function decrypted(body: Buffer, { ecdh, auth }: { readonly ecdh: ECDH; readonly auth: Buffer }): unknown {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const own = ecdh.getPublicKey()
  const derived = (secret: Buffer, with_: Buffer, info: Buffer, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
  const input = derived(ecdh.computeSecret(theirs), auth, info, 32)
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a byte of 2, and zeros.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}

/** The public key of a server as it tells it: a point of P-256. */
function keyOf(told: string): KeyObject {
  const point = Buffer.from(told, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  return createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x, y: point.subarray(33).toString('base64url') },
    format: 'jwk',
  })
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/** What the server says of itself by RFC 8292, if it has signed it with its key. */
function voucherIn({ authorization = '' }: IncomingHttpHeaders, key: string) {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: keyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return {
    isSigned: isSigned && shown === key,
    claims: claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString())),
  }
}

/** A server with a push service, whose time goes on only when it is told to. */
async function telling(where: Parameters<typeof timedServer>[0]) {
  const service = await pushService()
  const server = await timedServer(where, {
    PUSH_CONTACT: 'mailto:ada@example.org',
    PUSH_SERVICES: service.origin,
    LOG_LEVEL: 'silent',
  })
  const gets = <Name extends RouteName>(who: Visitor, name: Name, asked: RouteSent<Name>) =>
    getOver(server.port(), who, name, asked)
  return {
    service,
    ...server,
    async close() {
      await server.close()
      await service.close()
    },
    asks: <Name extends RouteName>(who: Visitor | null, name: Name, asked: RouteSent<Name>) =>
      askOver(server.port(), who, name, asked),
    keyFor: async (who: Visitor) => (await gets(who, 'notices', {})).key ?? '',
    subscribes: (who: Visitor, subscription: PushSubscription) => gets(who, 'subscribe', { subscription }),
    unsubscribes: (who: Visitor, endpoint: string) => gets(who, 'unsubscribe', { endpoint }),
    wishes: (who: Visitor, wishes: NoticeWishes) => gets(who, 'wishNotices', { wishes }),
    /** Signs in, or sets a password, at a browser: the visitor with the cookies that it is given. */
    async enters<Name extends RouteName>(who: Visitor, name: Name, asked: RouteSent<Name>): Promise<Visitor> {
      const response = await sendOver(server.port(), name, asked, { cookie: who.cookie })
      expect(response.status).toBe(200)
      const cookies = response.headers.getSetCookie().map(each => each.split(';')[0])
      return { ...who, cookie: cookies.join('; ') }
    },
    async endsOther(who: Visitor) {
      const { sessions } = await gets(who, 'mySessions', {})
      const other = sessions.find(({ which }) => which === 'other') ?? expect.fail()
      return gets(who, 'endSession', { session: other.id })
    },
    signsOut: (who: Visitor, where: 'signOutEverywhere' | 'signOutElsewhere') => gets(who, where, {}),
    goesOnHoliday: (who: Visitor, days: number) => gets(who, 'goOnHoliday', { days }),
    doesSomething: (who: Visitor) => gets(who, 'noteInput', {}),
    /** Lets nobody be told for two hours from then on: in so many milliseconds, or now. */
    quiet(from = 0): NoticeWishes {
      const hour = new Date(server.now() + from).getUTCHours()
      return { turn: 'on', quiet: { from: hour, to: (hour + 2) % 24, ahead: 0 } }
    },
    /** Where notices have come to, since the last time. */
    toldAt(): readonly string[] {
      return service.sent
        .splice(0)
        .map(({ path }) => path)
        .sort()
    },
  }
}

const clock = { days: 3 } as const

testOn(
  databases,
  'who is away is told once that it is their move, in words that only their browser can read and that tell nothing hidden',
  async fresh => {
    const server = await telling(fresh())
    const { game, corpVisitor } = await twoAtATable(server.port(), { clock })
    const key = await server.keyFor(corpVisitor)
    const own = browser(server.service.origin, '/ada')
    await server.subscribes(corpVisitor, own.subscription)
    server.passes(61_000)
    await server.restarts()
    expect(await server.keyFor(corpVisitor)).toBe(key)
    await server.looks()
    await server.looks()
    const [first, ...others] = server.service.sent
    expect(others).toEqual([])
    expect(first?.headers).toMatchObject({ topic: game, ttl: '86400', 'content-encoding': 'aes128gcm' })
    expect(decrypted(first?.body ?? Buffer.alloc(0), own)).toEqual({
      game,
      title: 'Your move',
      body: 'Bob waits for you.',
      count: 1,
    })
    const voucher = voucherIn(first?.headers ?? {}, key)
    expect(voucher).toMatchObject({
      isSigned: true,
      claims: { aud: server.service.origin, sub: 'mailto:ada@example.org' },
    })
    await server.close()
  },
)

testOn(
  databases,
  'nobody is told who has just done something, who sleeps, or who wants no notices',
  async fresh => {
    const server = await telling(fresh())
    const { corpVisitor } = await twoAtATable(server.port(), { clock })
    await server.subscribes(corpVisitor, browser(server.service.origin, '/ada').subscription)
    const told = async () => {
      await server.looks()
      return server.service.sent.length
    }
    // A game that is handed over to somebody at the page.
    expect(await told()).toBe(0)
    server.passes(90_000)
    await server.doesSomething(corpVisitor)
    server.passes(50_000)
    expect(await told()).toBe(0)
    server.passes(11_000)
    await server.wishes(corpVisitor, server.quiet())
    expect(await told()).toBe(0)
    server.passes(aDay / 8)
    expect(await told()).toBe(1)

    const next = await twoAtATable(server.port(), { clock })
    await server.subscribes(next.corpVisitor, browser(server.service.origin, '/eve').subscription)
    await server.wishes(next.corpVisitor, { turn: 'off', quiet: null })
    server.passes(61_000)
    expect(await told()).toBe(1)
    await server.close()
  },
)

/** One more game of two who are at a table. */
async function anotherGame({ corp, runner }: { readonly corp: Line; readonly runner: Line }) {
  const { room } = await corp.get('create', { id: newId(), side: 'corp', clock })
  await runner.get('sit', { game: room.id, side: 'runner' })
  await begins(corp, runner, room.id)
}

testOn(databases, 'a subscription that is gone is forgotten, and so is one that is given up', async fresh => {
  const server = await telling(fresh())
  const table = await twoAtATable(server.port(), { clock })
  const { corpVisitor } = table
  const at = (path: string) => browser(server.service.origin, path).subscription
  for (const path of ['/gone', '/left', '/stays']) await server.subscribes(corpVisitor, at(path))
  // To give it up twice does no harm.
  for (let times = 0; times < 2; times++) await server.unsubscribes(corpVisitor, at('/left').endpoint)
  server.service.answers.set('/gone', 410)
  server.passes(61_000)
  await server.looks()
  expect(server.toldAt()).toEqual(['/gone', '/stays'])
  // Of the next game nobody is told there, though that would be taken by now.
  server.service.answers.clear()
  await anotherGame(table)
  server.passes(61_000)
  await server.looks()
  expect(server.toldAt()).toEqual(['/stays'])
  await server.close()
})

testOn(
  databases,
  'a browser is told of one player: who subscribed there last, and nobody else gives it up',
  async fresh => {
    const server = await telling(fresh())
    const [ofAda, ofEve] = [
      await twoAtATable(server.port(), { clock }),
      await twoAtATable(server.port(), { clock }),
    ]
    const [ada, eve] = [ofAda.corpVisitor, ofEve.corpVisitor]
    const at = (path: string) => browser(server.service.origin, path).subscription
    // To subscribe twice is to subscribe once.
    for (const who of [ada, ada, eve]) await server.subscribes(who, at('/shared'))
    await server.subscribes(ada, at('/own'))
    await server.unsubscribes(ada, at('/shared').endpoint)
    await server.unsubscribes(eve, at('/own').endpoint)
    server.passes(61_000)
    await server.looks()
    const told = server.service.sent.map(({ path, headers }) => `${path} ${headers.topic}`)
    expect(told.sort()).toEqual([`/own ${ofAda.game}`, `/shared ${ofEve.game}`])
    await server.close()
  },
)

testOn(databases, 'a server without somebody to ask about its notices takes no subscription', async fresh => {
  const server = await timedServer(fresh())
  const ada = await guest(server.port(), 'Ada')
  expect(await getOver(server.port(), ada, 'notices', {})).toMatchObject({ key: null })
  const { subscription } = browser('https://fcm.googleapis.com', '/ada')
  expect(await askOver(server.port(), ada, 'subscribe', { subscription })).toMatchObject({
    why: 'notAllowed',
  })
  await server.close()
})

testOn(
  databases,
  'what a player wishes is theirs alone, and hours that there are not are refused',
  async fresh => {
    const server = await telling(fresh())
    const [ada, bob] = [await guest(server.port(), 'Ada'), await guest(server.port(), 'Bob')]
    const { wishes: usual } = await getOver(server.port(), bob, 'notices', {})
    const wishes = server.quiet()
    for (let times = 0; times < 2; times++) await server.wishes(ada, wishes)
    expect(await getOver(server.port(), ada, 'notices', {})).toMatchObject({ wishes })
    expect(await getOver(server.port(), bob, 'notices', {})).toMatchObject({ wishes: usual })
    for (const quiet of [
      { from: 24, to: 7, ahead: 0 },
      { from: 22, to: 7, ahead: 901 },
    ])
      expect(await server.asks(ada, 'wishNotices', { wishes: { turn: 'on', quiet } })).toMatchObject({
        why: 'malformed',
      })
    await server.close()
  },
)

testOn(
  databases,
  'a server sends nothing to wherever somebody says, and to few browsers of each',
  async fresh => {
    const server = await telling(fresh())
    const { corpVisitor } = await twoAtATable(server.port(), { clock })
    for (const strange of ['http://169.254.169.254', 'https://fcm.googleapis.com.example.org'])
      expect(
        await server.asks(corpVisitor, 'subscribe', { subscription: browser(strange, '/x').subscription }),
      ).toMatchObject({ why: 'notAllowed', because: [{ code: 'noPushService' }] })
    for (let n = 0; n < 9; n++) {
      server.passes(1000)
      await server.subscribes(corpVisitor, browser(server.service.origin, `/${n}`).subscription)
    }
    server.passes(61_000)
    await server.looks()
    expect(server.service.sent.map(({ path }) => path).sort()).toEqual(
      Array.from({ length: 8 }, (_, n) => `/${n + 1}`),
    )
    await server.close()
  },
)

testOn(databases, 'who has been told is not told again because their time is another', async fresh => {
  const server = await telling(fresh())
  const { corpVisitor } = await twoAtATable(server.port(), { clock: { days: 3, holidays: 'allowed' } })
  await server.subscribes(corpVisitor, browser(server.service.origin, '/ada').subscription)
  server.passes(61_000)
  await server.looks()
  await server.goesOnHoliday(corpVisitor, 2)
  server.passes(61_000)
  await server.looks()
  expect(server.service.sent).toHaveLength(1)
  await server.close()
})

testOn(databases, 'who signs out at other browsers is told nothing there', async fresh => {
  const server = await telling(fresh())
  const two = await twoAtATable(server.port(), { clock })
  const next = await twoAtATable(server.port(), { clock })
  await server.subscribes(two.corpVisitor, browser(server.service.origin, '/ada').subscription)
  await server.subscribes(next.corpVisitor, browser(server.service.origin, '/eve').subscription)
  await server.signsOut(two.corpVisitor, 'signOutEverywhere')
  await server.signsOut(next.corpVisitor, 'signOutElsewhere')
  server.passes(61_000)
  await server.looks()
  expect(server.service.sent).toEqual([])
  await server.close()
})

/** A player at two browsers, whose move it is, and who is told at both. */
async function atTwoBrowsers(server: Awaited<ReturnType<typeof telling>>) {
  const { corpVisitor } = await twoAtATable(server.port(), { clock })
  const password = 'correct horse'
  const desk = await server.enters(corpVisitor, 'claim', { password })
  const phone = await server.enters({ ...corpVisitor, cookie: '' }, 'signIn', { name: 'Ada', password })
  const subscribes = (who: Visitor, path: string) =>
    server.subscribes(who, browser(server.service.origin, path).subscription)
  await subscribes(desk, '/desk')
  await subscribes(phone, '/phone')
  return { desk, password, subscribes }
}

testOn(
  databases,
  'who is signed out at one browser is told nothing there, and still at the other',
  async fresh => {
    const server = await telling(fresh())
    const { desk } = await atTwoBrowsers(server)
    await server.endsOther(desk)
    server.passes(61_000)
    await server.looks()
    expect(server.service.sent.map(({ path }) => path)).toEqual(['/desk'])
    await server.close()
  },
)

testOn(databases, 'who changes the password is told only where they did so', async fresh => {
  const server = await telling(fresh())
  const { desk, password, subscribes } = await atTwoBrowsers(server)
  const anew = await server.enters(desk, 'changePassword', { password, newPassword: 'battery staple' })
  // As the page does that has been given another session.
  await subscribes(anew, '/desk')
  server.passes(61_000)
  await server.looks()
  expect(server.service.sent.map(each => each.path)).toEqual(['/desk'])
  await server.close()
})

testOn(
  databases,
  'a push service that is busy is asked again within an hour, and one that refuses a browser is not',
  async fresh => {
    const server = await telling(fresh())
    const { corpVisitor } = await twoAtATable(server.port(), { clock })
    const next = await twoAtATable(server.port(), { clock })
    const { answers, sent, origin } = server.service
    const told = async () => {
      sent.length = 0
      await server.looks()
      return sent.map(({ path }) => path).sort()
    }
    await server.subscribes(corpVisitor, browser(origin, '/busy').subscription)
    await server.subscribes(next.corpVisitor, browser(origin, '/strange').subscription)
    const unusable = browser(origin, '/unusable').subscription
    const keys = { ...unusable.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    await server.subscribes(next.corpVisitor, { ...unusable, keys })
    answers.set('/busy', 429)
    answers.set('/strange', 403)
    server.passes(61_000)
    expect(await told()).toEqual(['/busy', '/strange'])
    expect(await told()).toEqual(['/busy'])
    answers.set('/busy', 503)
    server.passes(3_600_000)
    expect(await told()).toEqual(['/busy'])
    answers.clear()
    expect(await told()).toEqual([])
    await server.close()
  },
)

/** Writes copies of the turn of a player, as if many more games waited for them; they are looked at before all others. */
async function inManyGames(where: Parameters<typeof openStore>[0], game: string, count: number) {
  const store = await openStore(where)
  const row = await store.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow()
  const turn = await store.selectFrom('turns').selectAll().where('game', '=', game).executeTakeFirstOrThrow()
  const ids = Array.from({ length: count }, (_, n) => `${n}`.padStart(20, '0'))
  await store
    .insertInto('games')
    .values(ids.map(id => ({ ...row, id, code: null })))
    .execute()
  await store
    .insertInto('turns')
    .values(ids.map(id => ({ ...turn, game: id })))
    .execute()
  await store.destroy()
}

testOn(databases, 'who sleeps keeps nobody else from being told', async fresh => {
  const where = fresh()
  const server = await telling(where)
  const sleeper = await twoAtATable(server.port(), { clock })
  const { corpVisitor } = await twoAtATable(server.port(), { clock })
  await server.subscribes(sleeper.corpVisitor, browser(server.service.origin, '/sleeper').subscription)
  await server.subscribes(corpVisitor, browser(server.service.origin, '/ada').subscription)
  await server.wishes(sleeper.corpVisitor, server.quiet(61_000))
  await server.restarts(() => inManyGames(where, sleeper.game, 500))
  server.passes(61_000)
  await server.looks()
  expect(server.service.sent.map(({ path }) => path)).toEqual(['/ada'])
  await server.close()
})

testOn(
  databases,
  'while a push service is slow nobody else is asked, and who comes back meanwhile is not told',
  async fresh => {
    const where = fresh()
    const server = await telling(where)
    const first = await twoAtATable(server.port(), { clock })
    const { corpVisitor } = await twoAtATable(server.port(), { clock })
    const { service } = server
    await server.subscribes(first.corpVisitor, browser(service.origin, '/slow').subscription)
    await server.subscribes(corpVisitor, browser(service.origin, '/ada').subscription)
    await server.restarts(() => inManyGames(where, first.game, 20))
    server.passes(61_000)
    const letGo = service.holds()
    const looks = server.looks()
    await expect.poll(() => service.sent.length).toBe(20)
    await server.looks()
    await server.doesSomething(corpVisitor)
    letGo()
    await looks
    expect(service.sent.filter(({ path }) => path === '/ada')).toEqual([])
    await server.close()
  },
)
