import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { chachaBlock } from '../../src/state/chacha.ts'
import { keyOf } from '../../src/state/random.ts'

const bytesOf = (words: Uint32Array): Buffer => {
  const bytes = Buffer.alloc(words.length * 4)
  words.forEach((word, i) => void bytes.writeUInt32LE(word, i * 4))
  return bytes
}
const seedOf = (key: Buffer): string => `key:${key.toString('hex')}`

const zero = Buffer.alloc(32)
const one = Buffer.from(zero).fill(1, 0, 1)

// TC1 and TC2 of draft-strombergson-chacha-test-vectors, for a key of 256 bits and the nonce zero: block 0, and of TC1 block 1.
test.each([
  [
    'the key zero, block 0',
    zero,
    0,
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  ],
  [
    'the key zero, block 1',
    zero,
    1,
    'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  ],
  [
    'a key of one bit, block 0',
    one,
    0,
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
  ],
] as const)(
  'the stream of chance is ChaCha with 8 rounds as it is published: %s',
  (_name, key, counter, stream) => {
    expect(bytesOf(chachaBlock(keyOf(seedOf(key)), counter, 8)).toString('hex')).toBe(stream)
  },
)

test('with 20 rounds the same code gives what the library of the system gives', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 41 + 7) % 256))
  for (const counter of [0, 1, 2, 255, 65_536]) {
    // It takes the counter and the nonce as one.
    const start = Buffer.alloc(16)
    start.writeUInt32LE(counter)
    const theirs = createCipheriv('chacha20', key, start).update(Buffer.alloc(64))
    expect(bytesOf(chachaBlock(keyOf(seedOf(key)), counter, 20)).toString('hex')).toBe(theirs.toString('hex'))
  }
})

test('a seed of an older game, or one that a person chose, names the stream that it has always named', () => {
  expect([...keyOf('coffee')]).toEqual([
    296424497, 3719834518, 2099256261, 3975581094, 2013996091, 555372153, 2622521682, 1285586585,
  ])
  // What older servers took for a seed is a name as well.
  expect([...keyOf('0'.repeat(64))]).toEqual([
    172247974, 421579808, 2361260235, 2290939557, 3293807823, 647683710, 4076573269, 976029228,
  ])
  expect([...keyOf(`key:${'F'.repeat(64)}`)]).not.toEqual([...keyOf(`key:${'f'.repeat(64)}`)])
})
