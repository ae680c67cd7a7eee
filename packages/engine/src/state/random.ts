import { bug } from './bug.ts'
import type { Game } from './game.ts'

/**
 * Randomness is a stream named by the seed, and the game keeps how much of it was drawn. The stream is ChaCha with
 * eight rounds: nobody can tell the next number from those they have seen.
 */
const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

/** A key of eight words from a text of any length. */
function keyOf(seed: string): Uint32Array {
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

function mix(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = (s[a] as number) + (s[b] as number)
  s[d] = rotate((s[d] as number) ^ (s[a] as number), 16)
  s[c] = (s[c] as number) + (s[d] as number)
  s[b] = rotate((s[b] as number) ^ (s[c] as number), 12)
  s[a] = (s[a] as number) + (s[b] as number)
  s[d] = rotate((s[d] as number) ^ (s[a] as number), 8)
  s[c] = (s[c] as number) + (s[d] as number)
  s[b] = rotate((s[b] as number) ^ (s[c] as number), 7)
}

function block(key: Uint32Array, counter: number): Uint32Array {
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0)
  const s = start.slice()
  for (let round = 0; round < 4; round++) {
    mix(s, 0, 4, 8, 12)
    mix(s, 1, 5, 9, 13)
    mix(s, 2, 6, 10, 14)
    mix(s, 3, 7, 11, 15)
    mix(s, 0, 5, 10, 15)
    mix(s, 1, 6, 11, 12)
    mix(s, 2, 7, 8, 13)
    mix(s, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) s[i] = (s[i] as number) + (start[i] as number)
  return s
}

// A memory of the last block only: it changes the time a number takes, never the number.
let last: { seed: string; counter: number; words: Uint32Array } | undefined

function word(seed: string, index: number): number {
  const counter = index >>> 4
  if (last === undefined || last.seed !== seed || last.counter !== counter) {
    last = { seed, counter, words: block(keyOf(seed), counter) }
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
