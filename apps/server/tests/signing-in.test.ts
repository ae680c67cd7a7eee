import { person, routes } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countingWrong } from '../src/http/identity.ts'
import { limitsOf } from '../src/limits/rates.ts'
import { RefusedError } from '../src/refusing.ts'
import { connected, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const answer = z.looseObject({ ok: z.boolean(), why: z.string().optional(), me: person.nullish() })

/** A browser at an address, with all its cookies. */
function browserAt(port: number, address = '192.0.2.1') {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async ask(name: keyof typeof routes, body?: object) {
      const { method, path } = routes[name]
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: method.toUpperCase(),
        headers: { cookie: cookie(), 'content-type': 'application/json', 'x-forwarded-for': address },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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

/** A clock that stands still, as no limit is to recover while a slow machine checks passwords. */
const standing = () => 1_800_000_000_000

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
