import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (tags: number) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Doomscroll')] })
    .runner({ tags, hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Doomscroll')
  game.bothPass()
  return game
}

test('Doomscroll: its own tag is the second one, so that the Runner suffers 3 net damage in all', () => {
  const game = meeting(1)
  expect(game.runner.tags).toBe(2)
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toBeDefined()
})

test('Doomscroll: with its own tag alone the Runner suffers only 1 net damage', () => {
  const game = meeting(0)
  expect(game.runner.tags).toBe(1)
  expect(game.runner.hand).toHaveLength(3)
})

test('Doomscroll: with 2 tags the third subroutine does damage also if the first is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Doomscroll')] })
    .runner({ tags: 2, hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Doomscroll')
  game.fiat.markBroken('Doomscroll', 0)
  game.bothPass()
  expect(game.runner.tags).toBe(2)
  expect(game.runner.hand).toHaveLength(1)
})

test('the text of Doomscroll', async () => {
  expect(await textOf('doomscroll')).toMatchInlineSnapshot(`
    "en
      [sub] Give the Runner 1 tag.
      [sub] Do 1 net damage.
      [sub] Do 2 net damage if the Runner has at least 2 tags.
    de
      [sub] Gib dem Runner 1 Markierung.
      [sub] Füge 1 Netzschaden zu.
      [sub] Falls der Runner mindestens 2 Markierungen hat, füge 2 Netzschaden zu."
  `)
})
