import { pools, readyDecksIn } from '@paydata/decks'
import { expect, test } from 'vitest'
import { likelyDecks } from './likely-decks.ts'

test.each(Object.values(pools))('a computer expects every ready deck of the format $name', async pool => {
  const expected = (await likelyDecks(pool.sets ?? null)).map(({ identity }) => identity)
  const ready = readyDecksIn(pool).map(({ identity }) => identity)
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.filter(identity => !expected.includes(identity))).toEqual([])
})
