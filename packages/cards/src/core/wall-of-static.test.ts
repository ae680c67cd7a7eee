import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wall of Static ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .encountering('Wall of Static')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.state.log.some(each => each.what === 'runUnsuccessful')).toBe(true)
})

test('the text of Wall of Static', async () => {
  expect(await textOf('wall_of_static')).toMatchInlineSnapshot(`
    "en
      [sub] End the run.
    de
      [sub] Beende den Run."
  `)
})
