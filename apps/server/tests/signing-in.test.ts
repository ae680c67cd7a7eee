import type { RouteName } from '@paydata/protocol'
import { person, routes, session } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countingWrong } from '../src/http/identity.ts'
import { openKnownBrowsers } from '../src/identity/known-browsers.ts'
import { newGuest } from '../src/identity/players.ts'
import { limitsOf } from '../src/limits/rates.ts'
import { RefusedError } from '../src/refusing.ts'
import { openStore } from '../src/store/open.ts'
import { isRoute, sendOver } from './asking.ts'
import { toRoutes } from './doors/worst.ts'
import { connected, serving, standing } from './serving.ts'
import { databases, testOn } from './stores.ts'

const answer = z.looseObject({
  ok: z.boolean(),
  why: z.string().optional(),
  me: person.nullish(),
  sessions: z.array(session).optional(),
})

/** A browser at an address, with all its cookies. */
function browserAt(port: number, address = '192.0.2.1', agent = 'curl/8.5.0') {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async ask(name: RouteName, asked: object = {}) {
      const response = await sendOver(port, name, asked, {
        cookie: cookie(),
        'user-agent': agent,
        'x-forwarded-for': address,
      })
      for (const set of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(key, value)
      }
      return answer.parse(await response.json())
    },
  }
}

const right = { name: 'Ada', password: 'correct horse' }
const wrong = { name: 'Ada', password: 'battery staple' }

/** The browser of Ada, who has claimed her name there. */
async function adaAt(port: number, address?: string) {
  const ada = browserAt(port, address)
  await ada.ask('beGuest', { name: 'Ada' })
  expect(await ada.ask('claim', { password: right.password })).toMatchObject({ ok: true })
  return ada
}

const [, fresh] = databases[0]!

const strict = { RATES: '1', TRUST_PROXY: '1' }

test('who guesses elsewhere keeps nobody from signing in', async () => {
  let now = Date.now()
  const { port, close } = await serving(fresh(), strict, () => now)
  await adaAt(port)
  const mallory = browserAt(port, '198.51.100.1')
  const guessed = []
  const signedIn = []
  for (let n = 0; n < 12; n++) {
    now += 1500
    guessed.push(await mallory.ask('signIn', wrong))
    signedIn.push(await browserAt(port, '203.0.113.1').ask('signIn', right))
  }
  for (let n = 0; n < 8; n++) guessed.push(await mallory.ask('signIn', wrong))
  expect(signedIn.map(({ ok }) => ok)).toEqual(Array(12).fill(true))
  expect(guessed.at(-1)).toMatchObject({ why: 'tooFast' })
  // Not even with the right password.
  expect(await mallory.ask('signIn', right)).toMatchObject({ why: 'tooFast' })
  await close()
})

test('only wrong passwords are counted, and not those that nobody could check', async () => {
  const limits = limitsOf(1, 'alone', standing)
  const check = (error: Error) => countingWrong(limits, 'ada', () => Promise.reject(error))
  for (let n = 0; n < 20; n++) {
    await expect(check(new RefusedError('busy'))).rejects.toThrow('busy')
    await expect(check(new Error('the database is away'))).rejects.toThrow('away')
    await countingWrong(limits, 'ada', async () => 'right')
  }
  for (let n = 0; n < 10; n++)
    await expect(check(new RefusedError('wrongPassword'))).rejects.toThrow('wrongPassword')
  await expect(check(new RefusedError('wrongPassword'))).rejects.toThrow('tooFast')
})

test('a browser that was signed in before is let in, whoever guesses at its address', async () => {
  const { port, close } = await serving(fresh(), strict, standing)
  const ada = await adaAt(port)
  await ada.ask('signOut')
  const mallory = browserAt(port)
  for (let n = 0; n < 12; n++) await mallory.ask('signIn', wrong)
  expect(await browserAt(port).ask('signIn', right)).toMatchObject({ why: 'tooFast' })
  expect(await ada.ask('signIn', right)).toMatchObject({ ok: true })
  // Such a browser may not guess without end either.
  await ada.ask('signOut')
  const guesses = []
  for (let n = 0; n < 12; n++) guesses.push(await ada.ask('signIn', wrong))
  expect(guesses.at(-1)).toMatchObject({ why: 'tooFast' })
  await close()
})

test('a browser is known only as whom it was signed in as', async () => {
  const { port, close } = await serving(fresh(), strict, standing)
  await adaAt(port, '203.0.113.1')
  const mallory = browserAt(port)
  await mallory.ask('beGuest', { name: 'Mallory' })
  await mallory.ask('claim', { password: 'very own words' })
  for (let n = 0; n < 12; n++) await mallory.ask('signIn', wrong)
  expect(await mallory.ask('signIn', right)).toMatchObject({ why: 'tooFast' })
  await close()
})

test('of a cookie that somebody has made no more is read than a server has written', async () => {
  const store = await openStore(fresh())
  const browsers = await openKnownBrowsers(store, { SECURE_COOKIES: 'no' })
  const ada = { ...(await newGuest(store, 'Ada')), password: 'a hash' }
  const [cookie = ''] = browsers.remember(undefined, ada).split(';')
  const [name, own] = cookie.split('=')
  const after = (others: number) => `${name}=${[...Array(others).fill(`${ada.id}.x.y`), own].join('~')}`
  expect(browsers.nameOf(after(4), ada)).toMatch(/^[\w-]{16}$/)
  expect(browsers.nameOf(after(5), ada)).toBeNull()
  await store.destroy()
})

testOn(databases, 'claiming a name and signing in begin another session', async fresh => {
  const { port, close } = await serving(fresh())
  const ada = browserAt(port)
  await ada.ask('beGuest', { name: 'Ada' })
  const asGuest = { ...browserAt(port), cookie: ada.cookie() }
  const line = await connected(port, { cookie: asGuest.cookie, me: { id: '', name: '', kind: 'guest' } })
  const closed = new Promise(resolve => line.socket.once('disconnect', resolve))
  await ada.ask('claim', { password: right.password })
  await closed
  expect((await ada.ask('whoAmI')).me).toMatchObject({ name: 'Ada', kind: 'claimed' })
  const before = ada.cookie()
  expect(before).not.toBe(asGuest.cookie)
  await ada.ask('signIn', right)
  for (const cookie of [asGuest.cookie, before]) {
    const response = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie } })
    expect(await response.json()).toMatchObject({ me: null })
  }
  expect((await ada.ask('whoAmI')).me).toMatchObject({ name: 'Ada' })
  await close()
})

testOn(databases, 'a changed password ends all sessions but this one', async fresh => {
  const { port, close } = await serving(fresh())
  const [ada, phone] = [await adaAt(port), browserAt(port)]
  await phone.ask('signIn', right)
  const newPassword = 'a newer one'
  const change = { password: right.password, newPassword }
  expect(await ada.ask('changePassword', { ...change, password: 'not the old one' })).toMatchObject({
    why: 'wrongPassword',
  })
  expect((await phone.ask('whoAmI')).me).toMatchObject({ name: 'Ada' })
  expect(await ada.ask('changePassword', change)).toMatchObject({ ok: true, me: { name: 'Ada' } })
  expect((await ada.ask('whoAmI')).me).toMatchObject({ name: 'Ada' })
  expect((await phone.ask('whoAmI')).me).toBeNull()
  expect(await phone.ask('signIn', right)).toMatchObject({ why: 'wrongPassword' })
  expect(await phone.ask('signIn', { name: 'Ada', password: newPassword })).toMatchObject({ ok: true })
  await close()
})

testOn(databases, 'a guest has no password to change', async fresh => {
  const { port, close } = await serving(fresh())
  const ada = browserAt(port)
  const change = { password: 'the old one', newPassword: 'a newer one' }
  expect(await ada.ask('changePassword', change)).toMatchObject({ why: 'notSignedIn' })
  await ada.ask('beGuest', { name: 'Ada' })
  expect(await ada.ask('changePassword', change)).toMatchObject({ why: 'wrongPassword' })
  await close()
})

test('who has stolen a session cannot guess the password without end', async () => {
  const { port, close } = await serving(fresh(), strict, standing)
  const ada = await adaAt(port)
  const guesses = []
  for (let n = 0; n < 12; n++)
    guesses.push(await ada.ask('changePassword', { password: `guess ${n}`, newPassword: 'my words now' }))
  expect(guesses.at(-1)).toMatchObject({ why: 'tooFast' })
  await close()
})

testOn(databases, 'the other sessions of a player can be ended from one', async fresh => {
  const { port, close } = await serving(fresh())
  const [ada, phone] = [await adaAt(port), browserAt(port)]
  await phone.ask('signIn', right)
  expect(await ada.ask('signOutElsewhere')).toMatchObject({ ok: true })
  expect((await ada.ask('whoAmI')).me).toMatchObject({ name: 'Ada' })
  expect((await phone.ask('whoAmI')).me).toBeNull()
  await close()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

testOn(databases, 'players see where they are signed in, and end any one of it', async fresh => {
  const { port, close } = await serving(fresh())
  const [ada, phone] = [await adaAt(port), browserAt(port, '192.0.2.2', firefox)]
  await phone.ask('signIn', right)
  const eve = browserAt(port)
  await eve.ask('beGuest', { name: 'Eve' })
  const { sessions = [] } = await ada.ask('mySessions')
  const others = sessions.filter(({ which }) => which === 'other')
  expect(sessions).toHaveLength(2)
  expect(others).toMatchObject([{ device: { browser: 'Firefox', system: 'Linux' } }])
  const theirs = others[0]?.id
  // Nobody else may end it, or sees it.
  expect((await eve.ask('mySessions')).sessions).toMatchObject([{ which: 'this' }])
  await eve.ask('endSession', { session: theirs })
  expect((await phone.ask('whoAmI')).me).toMatchObject({ name: 'Ada' })
  expect(await browserAt(port).ask('mySessions')).toMatchObject({ ok: false, why: 'notSignedIn' })
  expect(await ada.ask('endSession', { session: 'none' })).toMatchObject({ why: 'malformed' })
  // Ended is ended, also when it is asked for again.
  for (let n = 0; n < 2; n++)
    expect(await ada.ask('endSession', { session: theirs })).toMatchObject({ ok: true })
  expect((await phone.ask('whoAmI')).me).toBeNull()
  expect((await ada.ask('whoAmI')).me).toMatchObject({ name: 'Ada' })
  expect((await ada.ask('mySessions')).sessions).toMatchObject([{ which: 'this' }])
  await close()
})

testOn(databases, 'who ends the session at hand is signed out there, and stays so elsewhere', async fresh => {
  const { port, close } = await serving(fresh())
  const [ada, phone] = [await adaAt(port), browserAt(port)]
  await phone.ask('signIn', right)
  const { sessions = [] } = await ada.ask('mySessions')
  const here = sessions.find(({ which }) => which === 'this') ?? expect.fail()
  expect(await ada.ask('endSession', { session: here.id })).toMatchObject({ ok: true })
  expect(await ada.ask('mySessions')).toMatchObject({ why: 'notSignedIn' })
  expect(await ada.ask('signOutElsewhere')).toMatchObject({ why: 'notSignedIn' })
  expect((await phone.ask('mySessions')).sessions).toMatchObject([{ which: 'this' }])
  await close()
})

const plain = (length: number): string => 'x'.repeat(Math.min(length, 10))
/** What is about the player who asks, but for who that is, which everybody may ask. */
const ofOneself = Object.keys(routes)
  .filter(isRoute)
  .filter(name => /^\/api\/(me|sessions)(\/|$)/.test(routes[name].path) && name !== 'whoAmI')

test('who is not signed in is refused whatever is of a player', async () => {
  const { port, close } = await serving(fresh())
  expect(ofOneself).toEqual(expect.arrayContaining(['mySessions', 'endSession', 'goOnHoliday', 'subscribe']))
  for (const name of ofOneself) {
    // More than a few decks are too much for one message.
    const asked = { ...toRoutes[name](plain, plain), ...(name === 'mergeDecks' && { decks: [] }) }
    const response = await sendOver(port, name, asked, {})
    expect([name, response.status, answer.parse(await response.json())]).toMatchObject([
      name,
      401,
      { ok: false, why: 'notSignedIn' },
    ])
  }
  await close()
})

testOn(
  databases,
  'a password that others would try first is refused, and it is said what to do',
  async fresh => {
    const { port, close } = await serving(fresh())
    const ada = browserAt(port)
    await ada.ask('beGuest', { name: 'Ada' })
    const refusal = { why: 'weakPassword', because: [{ code: 'commonPassword' }] }
    for (const password of [
      'password',
      'Password',
      ' password ',
      '        ',
      '12345678',
      'iloveyou1',
      'ｐassword',
    ])
      expect(await ada.ask('claim', { password }), password).toMatchObject(refusal)
    await ada.ask('claim', { password: right.password })
    const change = { password: right.password, newPassword: 'qwertyuiop' }
    expect(await ada.ask('changePassword', change)).toMatchObject(refusal)
    await close()
  },
)

test('a password of before that is weak still lets in', async () => {
  expect(routes.signIn.asks.safeParse({ name: 'Ada', password: 'password' }).success).toBe(true)
})
