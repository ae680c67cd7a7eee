import type { RouteName } from '@paydata/protocol'
import { chatText, newRoom, person } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { keyOf } from '../src/identity/players.ts'
import type { Running } from '../src/server.ts'
import { openStore } from '../src/store/open.ts'
import { sendOver } from './asking.ts'
import { twoAtATable } from './players.ts'
import { connected, guest, newId, serving, standing } from './serving.ts'
import { databases, describeOn, worlds } from './stores.ts'

const answer = z.looseObject({ me: person.nullish(), recovery: z.string().optional() })

describeOn(worlds, fresh => {
  let server: Running
  beforeAll(async () => {
    server = await serving(fresh())
  })
  afterAll(() => server.close())

  /** A browser with its cookies. */
  const browser = (cookie = '') => ({
    cookie: () => cookie,
    async ask(name: RouteName, asked: object = {}, more: Record<string, string> = {}) {
      const response = await sendOver(server.port, name, asked, { cookie, ...more })
      const set = response.headers.get('set-cookie')
      if (set !== null) cookie = set.split(';')[0] ?? ''
      return { status: response.status, set, body: answer.parse(await response.json()) }
    },
  })

  test('a guest has a name in one step, and a cookie that no script can read', async () => {
    const ada = browser()
    const { set, body } = await ada.ask('beGuest', { name: '  Ada ' })
    expect(body).toMatchObject({ ok: true, me: { name: 'Ada', kind: 'guest' } })
    expect(set).toMatch(/HttpOnly/)
    expect(set).toMatch(/SameSite=Lax/)
    expect((await ada.ask('whoAmI')).body.me).toEqual(body.me)
    expect((await browser('paydata_session=made.up').ask('whoAmI')).body.me).toBeNull()
  })

  test('a claimed name is kept for somebody who knows the password, on any device', async () => {
    const grace = browser()
    await grace.ask('beGuest', { name: 'Grace' })
    expect((await grace.ask('claim', { password: 'correct horse' })).body.me).toMatchObject({
      kind: 'claimed',
    })
    expect((await browser().ask('beGuest', { name: 'gRACE' })).body).toMatchObject({
      ok: false,
      why: 'nameTaken',
    })
    const wrong = await browser().ask('signIn', { name: 'Grace', password: 'battery staple' })
    expect(wrong).toMatchObject({ status: 401, body: { why: 'wrongPassword' }, set: null })
    const phone = browser()
    await phone.ask('signIn', { name: 'grace', password: 'correct horse' })
    expect((await phone.ask('whoAmI')).body.me).toMatchObject({ name: 'Grace', kind: 'claimed' })
    await phone.ask('signOutEverywhere')
    expect((await grace.ask('whoAmI')).body.me).toBeNull()
  })

  test('who has forgotten the password comes back by the code, once, and is signed out everywhere else', async () => {
    const emmy = browser()
    await emmy.ask('beGuest', { name: 'Emmy' })
    await emmy.ask('claim', { password: 'correct horse' })
    expect((await emmy.ask('makeRecovery', { password: 'wrong horse' })).body.why).toBe('wrongPassword')
    const first = (await emmy.ask('makeRecovery', { password: 'correct horse' })).body.recovery ?? ''
    const { recovery = '' } = (await emmy.ask('makeRecovery', { password: 'correct horse' })).body
    expect(recovery).toMatch(/^([0-9a-z]{5}-){3}[0-9a-z]{5}$/)
    const back = browser()
    const comes = (code: string, name = 'Emmy') =>
      back.ask('recover', { name, recovery: code, newPassword: 'battery staple' })
    const wrong = { why: 'wrongPassword', because: [{ code: 'wrongRecovery' }] }
    // The newest code counts alone, and for nobody else; a name that nobody has is refused alike.
    for (const [code, name] of [[first], ['00000-00000-00000-00000'], [''], [recovery, 'Nobody']] as const)
      expect((await comes(code, name)).body).toMatchObject(wrong)
    const weak = await back.ask('recover', { name: 'Emmy', recovery, newPassword: '12345678' })
    expect(weak.body.why).toBe('weakPassword')
    // As somebody has copied it down by hand.
    const answered = await comes(
      ` ${recovery.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')}`,
      'eMMY',
    )
    expect(answered.body).toMatchObject({ ok: true, me: { name: 'Emmy', kind: 'claimed' } })
    expect((await back.ask('whoAmI')).body.me?.name).toBe('Emmy')
    expect((await emmy.ask('whoAmI')).body.me).toBeNull()
    expect((await browser().ask('signIn', { name: 'Emmy', password: 'correct horse' })).body.ok).toBe(false)
    expect((await browser().ask('signIn', { name: 'Emmy', password: 'battery staple' })).body.ok).toBe(true)
    expect((await comes(recovery)).body).toMatchObject(wrong)
    expect((await comes(answered.body.recovery ?? '')).body.ok).toBe(true)
  })

  test('of two who come back by one code at once one does', async () => {
    const sofia = browser()
    await sofia.ask('beGuest', { name: 'Sofia' })
    await sofia.ask('claim', { password: 'correct horse' })
    const { recovery } = (await sofia.ask('makeRecovery', { password: 'correct horse' })).body
    const both = ['battery staple', 'purple monkey'].map(newPassword =>
      browser().ask('recover', { name: 'Sofia', recovery, newPassword }),
    )
    expect((await Promise.all(both)).map(({ body }) => body.ok).toSorted()).toEqual([false, true])
  })

  test('of two windows that claim a name at once one is told so, and its password is the one that counts', async () => {
    const { cookie } = await guest(server.port, 'Hedy')
    const passwords = ['correct horse', 'battery staple']
    const answers = await Promise.all(passwords.map(password => browser(cookie).ask('claim', { password })))
    expect(answers.map(({ body }) => body.why ?? 'ok').toSorted()).toEqual(['notAGuest', 'ok'])
    const right = passwords.filter((_, n) => answers[n]?.body.ok === true)
    for (const password of passwords)
      expect((await browser().ask('signIn', { name: 'Hedy', password })).body.ok).toBe(
        right.includes(password),
      )
  })

  test('of two guests with the same name who claim it at once one gets it', async () => {
    const guests = [browser(), browser()]
    for (const each of guests) await each.ask('beGuest', { name: 'Radia' })
    const claims = guests.map(each => each.ask('claim', { password: 'correct horse' }))
    const answers = await Promise.all(claims)
    expect(answers.map(({ body }) => body.why ?? 'ok').toSorted()).toEqual(['nameTaken', 'ok'])
    const names = await Promise.all(guests.map(each => each.ask('whoAmI')))
    expect(names.map(({ body }) => body.me?.name).toSorted()).toEqual(['Radia', 'Radia 2'])
  })

  test('guests who have a name that is claimed get a number, wherever they are', async () => {
    const taken = await guest(server.port, 'Alonzo 2')
    await browser(taken.cookie).ask('claim', { password: 'correct horse' })
    const [claims, sits] = [browser(), await guest(server.port, 'ALONZO')]
    await claims.ask('beGuest', { name: 'Alonzo' })
    const line = await connected(server.port, sits)
    const { room } = await line.get('create', { id: newId(), side: 'corp' })
    const closed = new Promise(resolve => line.socket.once('disconnect', resolve))
    await claims.ask('claim', { password: 'correct horse' })
    await closed
    const again = await connected(server.port, sits)
    const { seats } = (await again.get('enter', { game: room.id })).room
    expect(seats.corp?.who).toEqual({ id: sits.me.id, name: 'Alonzo 3', kind: 'guest' })
    expect((await claims.ask('whoAmI')).body.me?.name).toBe('Alonzo')
  })

  test('a name that looks like a claimed one is nobody else’s', async () => {
    const owner = browser()
    await owner.ask('beGuest', { name: 'Will Smith' })
    const [before, other] = [await guest(server.port, 'WiIl Ѕmith'), await guest(server.port, 'Wili Smith')]
    await owner.ask('claim', { password: 'correct horse' })
    // A name that looks like the claimed one gets a number; any other stays.
    expect((await browser(before.cookie).ask('whoAmI')).body.me?.name).toBe('Will Smith 2')
    expect((await browser(other.cookie).ask('whoAmI')).body.me?.name).toBe('Wili Smith')
    const because = [{ code: 'looksLikeAnother' }]
    for (const name of [
      'Wіll Smith',
      'WilI Smith',
      'Wi11 Smith',
      'Will Ѕmith',
      'WΙLL SМITH',
      'Will Srnith',
    ]) {
      expect((await browser().ask('beGuest', { name })).body, name).toMatchObject({
        why: 'nameTaken',
        because,
      })
      expect((await browser(other.cookie).ask('rename', { name })).body).toMatchObject({
        why: 'nameTaken',
        because,
      })
      const signIn = await browser().ask('signIn', { name, password: 'correct horse' })
      expect(signIn.body).toMatchObject({ why: 'wrongPassword' })
    }
    // One’s own name may be written as one likes.
    expect((await owner.ask('rename', { name: 'Wi11 Smith' })).body.me?.name).toBe('Wi11 Smith')
    const others = browser(other.cookie)
    await others.ask('claim', { password: 'battery staple' })
    expect((await others.ask('whoAmI')).body.me).toMatchObject({
      name: 'Wili Smith',
      kind: 'claimed',
    })
  })

  test('nobody is called like a computer that plays', async () => {
    const one = browser()
    await one.ask('beGuest', { name: 'Barbara' })
    for (const name of [
      'Newcomer',
      'veteran',
      'Regulаr',
      'Stammgast',
      'Computer',
      'Der Computer',
      'the computer.',
      'Bot',
    ]) {
      const refusal = { why: 'nameTaken', because: [{ code: 'looksLikeAnother' }] }
      expect((await browser().ask('beGuest', { name })).body, name).toMatchObject(refusal)
      expect((await one.ask('rename', { name })).body, name).toMatchObject(refusal)
    }
  })

  test('a name with a number is no longer than names may be', async () => {
    const name = '\u{1f409}'.repeat(24)
    const [claims, other] = [await guest(server.port, name), await guest(server.port, name)]
    await browser(claims.cookie).ask('claim', { password: 'correct horse' })
    const { me } = (await browser(other.cookie).ask('whoAmI')).body
    expect(me?.name).toBe(`${'\u{1f409}'.repeat(22)} 2`)
  })

  test('somebody who has claimed a name and takes another has that for themselves as well', async () => {
    const [claims, other] = [browser(), await guest(server.port, 'Edsger')]
    await claims.ask('beGuest', { name: 'Donald' })
    await claims.ask('claim', { password: 'correct horse' })
    await claims.ask('rename', { name: 'Edsger' })
    expect((await browser(other.cookie).ask('whoAmI')).body.me?.name).toBe('Edsger 2')
  })

  test('somebody who is deleted is nobody any more, and the name is free', async () => {
    const joan = browser()
    await joan.ask('beGuest', { name: 'Joan' })
    await joan.ask('claim', { password: 'correct horse' })
    await joan.ask('deleteMe')
    expect((await joan.ask('whoAmI')).body.me).toBeNull()
    expect((await browser().ask('beGuest', { name: 'Joan' })).body).toMatchObject({ ok: true })
  })

  test('to sign out everywhere closes the connections too', async () => {
    const visitor = await guest(server.port, 'Linus')
    const line = await connected(server.port, visitor)
    const closed = new Promise(resolve => line.socket.once('disconnect', resolve))
    await browser(visitor.cookie).ask('signOutEverywhere')
    await closed
  })

  test('somebody who changes their name at a table is called by it there, in the lobby, and in what they say', async () => {
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    const names: string[] = []
    const heard = (kind: string) => (name: string) => names.push(`${kind} ${name}`)
    const [atTable, inLobby, said] = ['table', 'lobby', 'chat'].map(heard)
    const looking = await connected(server.port, null)
    await looking.get('lobby', {})
    looking.on('listed', ({ changed }) => changed.map(({ seats }) => inLobby?.(`${seats.corp?.name}`)))
    runner.on('room', ({ room }) => atTable?.(`${room.seats.corp?.who.name} ${room.seats.corp?.who.kind}`))
    runner.on('line', ({ line }) => said?.(line.who.name))

    const closed = new Promise(resolve => corp.socket.once('disconnect', resolve))
    const other = browser(corpVisitor.cookie)
    await other.ask('rename', { name: 'Countess' })
    await closed
    // A page connects again by itself.
    const again = await connected(server.port, corpVisitor)
    const claimed = new Promise(resolve => again.socket.once('disconnect', resolve))
    await again.get('enter', { game })
    await expect.poll(() => names).toEqual(expect.arrayContaining(['table Countess guest', 'lobby Countess']))
    await again.get('say', { game, channel: 'players', preset: 'hello', id: newId() })
    await expect.poll(() => names).toContain('chat Countess')

    await other.ask('claim', { password: 'correct horse' })
    await claimed
    await (await connected(server.port, { ...corpVisitor, cookie: other.cookie() })).get('enter', { game })
    await expect.poll(() => names).toContain('table Countess claimed')
  })

  test('another page may neither ask nor connect', async () => {
    const evil = { origin: 'https://evil.example' }
    expect((await browser().ask('beGuest', { name: 'Eve' }, evil)).body).toMatchObject({ why: 'wrongOrigin' })
    const own = { origin: `http://127.0.0.1:${server.port}` }
    expect((await browser().ask('beGuest', { name: 'Eve' }, own)).body).toMatchObject({ ok: true })
  })

  test.each([
    ['no name', {}],
    ['an empty name', { name: '   ' }],
    ['an invisible name', { name: '\u202e\u200b' }],
    ['a name of a variation selector', { name: '\ufe0f' }],
    ['a name with a joiner in it', { name: 'Gr\u034face' }],
    ['a name with a filler in it', { name: 'Grace\u115f' }],
    ['a name of a Hangul filler', { name: '\u3164' }],
    ['a name of accents', { name: '\u0301 \u0302' }],
    ['a name of dots', { name: '.,. \u2026' }],
    ['a name of a tatweel', { name: '\u0640' }],
    ['a name of empty braille', { name: '\u2800' }],
    ['a long name', { name: 'x'.repeat(25) }],
    ['more than is asked', { name: 'Mallory', admin: true }],
    ['a list', [1, 2]],
  ])('%s is refused', async (_what, body) => {
    expect(await browser().ask('beGuest', body)).toMatchObject({
      status: 400,
      body: { ok: false, why: 'malformed' },
    })
  })

  test('a body that is too large, or no JSON, is refused in the same way', async () => {
    expect(await browser().ask('checkDeck', { list: 'x'.repeat(100_000) })).toMatchObject({
      status: 413,
      body: { why: 'tooLarge' },
    })
    const response = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":',
    })
    expect(await response.json()).toMatchObject({ why: 'malformed' })
  })
})

test('what cannot be seen makes no other name', () => {
  expect(keyOf('\u3164G\u034fr\ufe0fa c\u2800E')).toBe(keyOf('Grace'))
})

test.each([
  ['Hello', true],
  ['\u2764\ufe0f as telephones send it', true],
  ['\ufe0f', false],
  ['\u3164', false],
  ['\u2800', false],
  ['a\u034fb', false],
])('%j may be said: %s', (text, isSaid) => {
  expect(chatText.safeParse(text).success).toBe(isSaid)
  expect(newRoom.safeParse({ title: text }).success).toBe(isSaid)
})

test('those who run the server see whether it works, and what it does', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh())
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  expect(await (await get('/metrics')).text()).toContain('paydata_commit_seconds_count')
  const { headers } = await get('/nothing')
  const policy = headers.get('content-security-policy')?.split(';')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", "font-src 'self'"]))
  expect(headers.get('x-powered-by')).toBeNull()
  await server.close()
})

test('a page at an allowed origin signs in from there, and others learn nothing', async () => {
  const [, fresh] = databases[0]!
  const origin = 'https://page.example.org'
  const server = await serving(fresh(), { ORIGINS: `https://other.example.org ${origin}` })
  const url = `http://127.0.0.1:${server.port}/api`
  const shared = ({ headers }: Response) =>
    ['origin', 'credentials', 'methods', 'headers'].map(of => headers.get(`access-control-allow-${of}`))
  const mayI = (from: string, path: string, method: string) =>
    fetch(`${url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })
  for (const [path, method] of [
    ['/guest', 'POST'],
    ['/me', 'DELETE'],
  ] as const) {
    const may = await mayI(origin, path, method)
    expect(may.status).toBe(204)
    expect(shared(may)).toEqual([origin, 'true', 'GET, POST, DELETE', 'content-type'])
    expect(may.headers.get('vary')).toMatch(/origin/i)
  }

  const signIn = (from: string | null, name: string) =>
    fetch(`${url}/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(from === null ? {} : { origin: from }) },
      body: JSON.stringify({ name }),
    })
  const signedIn = await signIn(origin, 'Ada')
  expect(shared(signedIn)).toEqual([origin, 'true', null, null])
  expect(signedIn.headers.get('set-cookie')).toContain('paydata_session=')
  // What is refused has to be readable there too.
  expect(shared(await signIn(origin, ''))).toEqual([origin, 'true', null, null])

  const nothing = [null, null, null, null]
  const own = `http://127.0.0.1:${server.port}`
  for (const from of ['https://evil.example', 'http://page.example.org', `${origin}:8443`, 'null']) {
    const may = await mayI(from, '/guest', 'POST')
    expect([may.status, shared(may)]).toEqual([403, nothing])
    const refused = await signIn(from, 'Eve')
    expect([refused.status, shared(refused)]).toEqual([403, nothing])
  }
  for (const from of [own, null]) expect(shared(await signIn(from, 'Bob'))).toEqual(nothing)
  // Only the API is shared.
  expect(shared(await fetch(`${own}/healthz`, { headers: { origin } }))).toEqual(nothing)
  await server.close()
})

test('doors open slowly for somebody who knocks too often, and say when', async () => {
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { RATES: '0.1' }, standing)
  const knock = async () => {
    const response = await sendOver(server.port, 'beGuest', { name: 'Many' }, {})
    return { status: response.status, body: answer.parse(await response.json()) }
  }
  const answers = [await knock(), await knock(), await knock()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers[2]?.body).toMatchObject({ why: 'tooFast', again: expect.any(Number) })
  await server.close()
})

test('somebody who connects while the database fails is told nothing of why', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const before = await serving(where)
  const visitor = await guest(before.port, 'Ada')
  await before.close()
  const store = await openStore(where)
  await store.schema.dropTable('sessions').execute()
  await store.destroy()
  const server = await serving(where, { LOG_LEVEL: 'silent' })
  const refused = connected(server.port, visitor)
  await expect(refused).rejects.toMatchObject({
    message: 'busy',
    data: { ok: false, why: 'busy', again: 1 },
  })
  // A visitor who has no name yet needs no database.
  await connected(server.port, null)
  await server.close()
})
