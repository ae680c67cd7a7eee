import { expect, test } from 'vitest'
import { isSealed, sealed } from '../../src/state/seal.ts'

const records = ['', 'a', 'ab', 'abc', 'abcd', 'The Maker’s Eye', 'é', '𝄞', 'x'.repeat(100_000)].map(title =>
  JSON.stringify({ title }),
)

test('a sealed record is known as such, however long it is and whatever stands in it', () => {
  for (const record of records) {
    expect(isSealed(sealed(record))).toBe(true)
    expect(isSealed(` ${sealed(record)}`)).toBe(false)
    expect(isSealed(`${sealed(record)}\n`)).toBe(true)
    expect(isSealed(record)).toBe(false)
  }
})

test('a seal is the same after any other text', () => {
  const short = sealed(records[1]!)
  for (const record of records) {
    sealed(record)
    expect(sealed(records[1]!)).toBe(short)
  }
})

test('any letter that is changed, left out or added breaks the seal', () => {
  for (const record of records.slice(0, -1)) {
    const text = sealed(record)
    for (let i = 0; i < text.length; i++) {
      const [begin, end] = [text.slice(0, i), text.slice(i + 1)]
      expect(isSealed(`${begin}${text[i] === 'z' ? 'y' : 'z'}${end}`)).toBe(false)
      expect(isSealed(begin + end)).toBe(false)
      expect(isSealed(`${begin}z${text.slice(i)}`)).toBe(false)
    }
  }
})
