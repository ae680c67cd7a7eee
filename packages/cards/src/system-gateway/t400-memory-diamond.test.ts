import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('T400 Memory Diamond gives 1 memory and 1 hand size', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['T400 Memory Diamond'] })
    .runnerTurn()
  expect(game.runner).toMatchObject({ memory: 5, handSize: 6 })
})

test('the text of T400 Memory Diamond', async () => {
  expect(await textOf('t400_memory_diamond')).toMatchInlineSnapshot(`
    "en
      +1[mu]. You get +1 maximum hand size.
    de
      +1[mu]. Du erhältst +1 maximale Handgröße."
  `)
})
