import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Offworld Office gains 7 credits when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [card('Offworld Office', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Offworld Office')
  expect(game.corp.credits).toBe(7)
})

test('the text of Offworld Office', async () => {
  expect(await textOf('offworld_office')).toMatchInlineSnapshot(`
    "en
      When you score this agenda, gain 7[credit].
    de
      Wenn du diese Agenda punktest, erhalte 7[credit]."
  `)
})
