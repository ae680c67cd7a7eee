import { broughtToPlay, pools, readyDecksIn } from '@paydata/decks'
import { expect, test } from 'vitest'
import { likelyDecks } from './likely-decks.ts'

test.each(Object.values(pools))('a computer expects every ready deck of the format $name', async pool => {
  const ready = readyDecksIn(pool).map(broughtToPlay)
  expect(ready.length).toBeGreaterThan(0)
  expect(await likelyDecks(pool.sets ?? null)).toEqual(expect.arrayContaining(ready))
})
