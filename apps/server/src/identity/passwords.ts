import type { ScryptOptions } from 'node:crypto'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Asker } from './hashing.ts'
import { inTurn } from './hashing.ts'

/** The parameters of scrypt for new passwords. */
const parameters = { N: 2 ** 15, r: 8, p: 1 }
const length = 32

const derive = (asker: Asker, password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  inTurn(
    asker,
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem: 2 ** 27 }, (error, key) =>
          error === null ? resolve(key) : reject(error),
        ),
      ),
  )

/** The hash of a password that the database stores. It names its parameters, so that later releases can raise them. */
export async function hashed(password: string, asker: Asker): Promise<string> {
  const salt = randomBytes(16)
  return written(salt, await derive(asker, password, salt, parameters))
}

function written(salt: Buffer, key: Buffer): string {
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function isPassword(password: string, kept: string, asker: Asker): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = kept.split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(asker, password, Buffer.from(salt, 'base64url'), options)
  const wanted = Buffer.from(key, 'base64url')
  return derived.length === wanted.length && timingSafeEqual(derived, wanted)
}

const hashOfNobody = written(randomBytes(16), randomBytes(length))

/** Checks a password for a name that does not exist. It takes as long as for a name that exists, so timing tells no names. */
export async function isNobodysPassword(password: string, asker: Asker): Promise<false> {
  await isPassword(password, hashOfNobody, asker)
  return false
}
