import { inTurns, lineOf } from '../limits/line.ts'
import type { Derive } from './deriving.ts'

/** Whose password is to be hashed: a browser that was signed in as a player before, or whoever asks from an address. */
export type Asker =
  | { readonly is: 'known'; readonly player: string }
  | { readonly is: 'stranger'; readonly address: string }

interface Bounds {
  /** How much may be hashed at once. */
  readonly atOnce: number
  /** How many may wait of each kind of asker, and how many of these may be of one player or address. */
  readonly waiting: number
  readonly waitingOfOne: number
}

export type InTurn = <T>(asker: Asker, hash: () => Promise<T>) => Promise<T>

/** Hashes a few passwords at a time. Known browsers come first, and strangers never take their places. */
export function hashingInTurn({ atOnce, ...bounds }: Bounds): InTurn {
  const [known, strangers] = [lineOf(bounds), lineOf(bounds)]
  const inTurn = inTurns(atOnce, known, strangers)
  return (asker, hash) =>
    asker.is === 'known' ? inTurn(known, asker.player, hash) : inTurn(strangers, asker.address, hash)
}

/** Each hash fills 32 MB, so two at a time are enough. With all places taken the last one waits a few seconds. */
const inTurn: InTurn = hashingInTurn({ atOnce: 2, waiting: 40, waitingOfOne: 6 })

/** Derives keys for one who asks, when it is their turn. */
export const derivingFor =
  (derive: Derive, asker: Asker): Derive =>
  derivation =>
    inTurn(asker, () => derive(derivation))
