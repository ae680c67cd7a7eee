import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Palisade is stronger by 2 on a remote server, and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Palisade')], remotes: [{ ice: [rezzed('Palisade')] }] })
    .encountering('Palisade')
  const strengths = game.cards('Palisade').map(each => [each.server, each.strength])
  expect(new Map(strengths as [string, number][]).get('hq')).toBe(2)
  expect(new Map(strengths as [string, number][]).get('remote1')).toBe(4)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('the text of Palisade', async () => {
  expect(await textOf('palisade')).toMatchInlineSnapshot(`
    "en
      While this ice is protecting a remote server, it gets +2 strength.
      [sub] End the run.
    de
      Solange dieses ICE vor einem entfernten Server ist, erhält es +2 Stärke.
      [sub] Beende den Run."
  `)
})
