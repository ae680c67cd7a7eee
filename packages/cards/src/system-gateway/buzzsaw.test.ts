import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Buzzsaw breaks up to 2 code gate subroutines for 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 1, rig: ['Buzzsaw'] })
    .encountering('Enigma')
  game.runner.uses('Buzzsaw', 0)
  game.runner.breaks(0, 1)
  expect(game.runner.credits).toBe(0)
  expect(game.card('Enigma').subroutines.every(each => each.broken)).toBe(true)
})

test('the text of Buzzsaw', async () => {
  expect(await textOf('buzzsaw')).toMatchInlineSnapshot(`
    "en
      Interface → 1[credit]: Break up to 2 code gate subroutines.
      3[credit]: +1 strength.
    de
      Interface → 1[credit]: Brich bis zu 2 Code-Gate-Subroutinen.
      3[credit]: +1 Stärke."
  `)
})
