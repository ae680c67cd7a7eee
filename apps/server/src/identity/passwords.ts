import type { ScryptOptions } from 'node:crypto'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const now = { N: 2 ** 15, r: 8, p: 1 }
const length = 32

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem: 2 ** 27 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  )

/** What is kept of a password; it holds its own parameters, so that they can grow. */
export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, now)
  return ['scrypt', now.N, now.r, now.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = kept.split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options)
  const wanted = Buffer.from(key, 'base64url')
  return derived.length === wanted.length && timingSafeEqual(derived, wanted)
}

let nobodys: Promise<string> | undefined

/** Takes as long as for a name that exists, so that nobody learns which names there are. */
export async function isNobodysPassword(password: string): Promise<false> {
  nobodys ??= hashed(randomBytes(16).toString('hex'))
  await isPassword(password, await nobodys)
  return false
}
