import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Easy Mark gains 3 credits', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: ['Easy Mark'] })
    .runnerTurn()
  game.runner.plays('Easy Mark')
  expect(game.runner).toMatchObject({ credits: 3, clicks: 3, heap: ['Easy Mark'] })
})

test('the text of Easy Mark', async () => {
  expect(await textOf('easy_mark')).toMatchInlineSnapshot(`
    "en
      Gain 3[credit].
    de
      Erhalte 3[credit]."
  `)
})
