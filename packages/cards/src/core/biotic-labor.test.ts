import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Biotic Labor gains 2 clicks that can be used at once', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, clicks: 1, hand: ['Biotic Labor'] })
    .corpTurn()
  game.corp.plays('Biotic Labor')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2 })
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  expect(game.corp).toMatchObject({ credits: 1, clicks: 1 })
})

test('the text of Biotic Labor', async () => {
  expect(await textOf('biotic_labor')).toMatchInlineSnapshot(`
    "en
      Gain [click][click].
    de
      Erhalte [click][click]."
  `)
})
