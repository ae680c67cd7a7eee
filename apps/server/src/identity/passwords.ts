import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Derive } from './deriving.ts'
import { lengthOfKey } from './deriving.ts'

/** The parameters of scrypt for new passwords. */
const parameters = { N: 2 ** 15, r: 8, p: 1 }

/** The hash of a password that the database stores. It names its parameters, so that later releases can raise them. */
export async function hashed(password: string, derive: Derive): Promise<string> {
  const salt = randomBytes(16)
  return written(salt, await derive({ password, salt, ...parameters }))
}

function written(salt: Buffer, key: Uint8Array): string {
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64url'), Buffer.from(key).toString('base64url')].join('$')
}

export async function isPassword(password: string, kept: string, derive: Derive): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = kept.split('$')
  const derived = await derive({
    password,
    salt: Buffer.from(salt, 'base64url'),
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  const wanted = Buffer.from(key, 'base64url')
  return derived.length === wanted.length && timingSafeEqual(derived, wanted)
}

const hashOfNobody = written(randomBytes(16), randomBytes(lengthOfKey))

/** Checks a password for a name that does not exist. It takes as long as for a name that exists, so timing tells no names. */
export async function isNobodysPassword(password: string, derive: Derive): Promise<false> {
  await isPassword(password, hashOfNobody, derive)
  return false
}
