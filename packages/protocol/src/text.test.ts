import { expect, test } from 'vitest'
import { chatText } from './chat.ts'
import { playerName } from './names.ts'
import { newRoom } from './settings.ts'

const titled = (title: string) => newRoom.safeParse({ title }).data?.title

test('what is written letter by letter and accent by accent is as long as what comes of it', () => {
  const apart = 'Nguye\u0302\u0303n '.repeat(71)
  expect(apart.length).toBeGreaterThan(500)
  expect(chatText.parse(apart)).toBe('Nguy\u1ec5n '.repeat(71).trim())
  expect(chatText.safeParse('\u1ec5'.repeat(501)).success).toBe(false)
  expect(playerName.parse(' Ze\u0301lie ')).toBe('Z\u00e9lie')
  expect(titled('Ze\u0301lie')).toBe('Z\u00e9lie')
  expect(titled('x'.repeat(61))).toBeUndefined()
})

test('a text that is too long, or has marks piled up on a letter, is refused before anything is done with it', () => {
  let normalized = 0
  const original = String.prototype.normalize
  String.prototype.normalize = function (this: string, form?: string): string {
    normalized++
    return Reflect.apply(original, this, [form])
  }
  try {
    for (const text of ['\u0323\u0301'.repeat(1001), `a${'\u0323\u0301'.repeat(9)}`, 'x'.repeat(60_000)]) {
      expect(chatText.safeParse(text).success).toBe(false)
      expect(playerName.safeParse(text).success).toBe(false)
      expect(titled(text)).toBeUndefined()
    }
    expect(normalized).toBe(0)
  } finally {
    String.prototype.normalize = original
  }
})
