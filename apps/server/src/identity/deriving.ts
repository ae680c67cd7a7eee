import { scryptSync } from 'node:crypto'

/** A password, and how its key is derived: with which salt, and with which parameters of scrypt. */
export interface Derivation {
  readonly password: string
  readonly salt: Uint8Array
  readonly N: number
  readonly r: number
  readonly p: number
}

export type Derive = (derivation: Derivation) => Promise<Uint8Array>

export const lengthOfKey = 32

export const derivedHere = ({ password, salt, N, r, p }: Derivation): Uint8Array =>
  scryptSync(password.normalize('NFKC'), salt, lengthOfKey, { N, r, p, maxmem: 2 ** 27 })
