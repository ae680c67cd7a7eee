import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Government Subsidy gains 15 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 10, hand: ['Government Subsidy'] })
    .corpTurn()
  game.corp.plays('Government Subsidy')
  expect(game.corp.credits).toBe(15)
})

test('the text of Government Subsidy', async () => {
  expect(await textOf('government_subsidy')).toMatchInlineSnapshot(`
    "en
      Gain 15[credit].
    de
      Erhalte 15[credit]."
  `)
})
