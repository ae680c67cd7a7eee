import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Funhouse: a tag, or the run ends; then another tag unless 4 credits are paid', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Funhouse')] })
    .runner({ credits: 4 })
    .encountering('Funhouse')
  const saved = game.save()
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
  game.restore(saved)
  game.runner.agrees()
  expect(game.runner.tags).toBe(1)
  game.bothPass()
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 0, tags: 1 })
})

test('Funhouse gives a tag to a Runner who does not pay, or cannot', () => {
  for (const credits of [4, 3]) {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Funhouse')] })
      .runner({ credits })
      .encountering('Funhouse')
    game.runner.agrees()
    game.bothPass()
    if (credits === 4) game.runner.declines()
    expect(game.runner).toMatchObject({ credits, tags: 2 })
    expect(game.state.run).toBeDefined()
  }
})

test('the text of Funhouse', async () => {
  expect(await textOf('funhouse')).toMatchInlineSnapshot(`
    "en
      When the Runner encounters this ice, end the run unless they take 1 tag.
      [sub] Give the Runner 1 tag unless they pay 4[credit].
    de
      Wenn der Runner mit diesem ICE konfrontiert wird, beende den Run, es sei denn, er nimmt 1 Markierung.
      [sub] Gib dem Runner 1 Markierung, es sei denn, er bezahlt 4[credit]."
  `)
})
