import { bug } from './bug.ts'
import { chachaBlock } from './chacha.ts'
import type { Game } from './game.ts'

/**
 * Randomness is a stream named by the seed, and the game keeps how much of it was drawn. The stream is ChaCha with
 * eight rounds: nobody can tell the next number from those they have seen.
 */
const rounds = 8

/** A seed that is a key itself, of 32 bytes in hexadecimal digits. */
const keyInSeed = /^key:([0-9a-f]{64})$/

/** The key of a stream. The name of a seed that is no key is only mixed: enough where a person chose it, or an older release. */
export function keyOf(seed: string): Uint32Array {
  const digits = keyInSeed.exec(seed)?.[1]
  return digits === undefined ? keyMixedFrom(seed) : keyWrittenIn(digits)
}

/** Bytes in the order in which ChaCha reads them: the lowest of each word comes first. */
function keyWrittenIn(digits: string): Uint32Array {
  const byteAt = (i: number): number => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)
  return Uint32Array.from({ length: 8 }, (_, word) =>
    [0, 1, 2, 3].reduce((sum, i) => sum + byteAt(4 * word + i) * 256 ** i, 0),
  )
}

function keyMixedFrom(seed: string): Uint32Array {
  const key = new Uint32Array(8)
  for (let word = 0; word < 8; word++) {
    let hash = 0x811c9dc5 ^ (word * 0x9e3779b1)
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
      hash ^= hash >>> 13
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    key[word] = (hash ^ (hash >>> 16)) >>> 0
  }
  return key
}

// A memory of the last block only: it changes the time a number takes, never the number.
let last: { seed: string; counter: number; words: Uint32Array } | undefined

function word(seed: string, index: number): number {
  const counter = index >>> 4
  if (last === undefined || last.seed !== seed || last.counter !== counter) {
    last = { seed, counter, words: chachaBlock(keyOf(seed), counter, rounds) }
  }
  return last.words[index & 15] as number
}

/** A whole number from 0 to below `n`, every one as likely as another, unless the next outcome is fixed. */
export function randomBelow(game: Game, n: number): number {
  const [fixed, ...later] = game.random.fixed
  if (fixed === undefined) return drawBelow(game, n)
  if (fixed >= n) bug(`the next random outcome is fixed at ${fixed}, but there are only ${n}`)
  game.random.fixed = later
  return fixed
}

function drawBelow(game: Game, n: number): number {
  const fair = Math.floor(0x100000000 / n) * n
  for (;;) {
    const drawn = word(game.random.seed, game.random.drawn++)
    if (drawn < fair) return drawn % n
  }
}

/** Shuffles in place; fixed outcomes are for choices, not for this. */
export function shuffleList<T>(game: Game, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(game, i + 1)
    const swapped = list[i] as T
    list[i] = list[j] as T
    list[j] = swapped
  }
}
