import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Beanstalk Royalties gains 3 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Beanstalk Royalties'] })
    .corpTurn()
  game.corp.plays('Beanstalk Royalties')
  expect(game.corp).toMatchObject({ credits: 3, archives: ['Beanstalk Royalties'] })
})

test('the text of Beanstalk Royalties', async () => {
  expect(await textOf('beanstalk_royalties')).toMatchInlineSnapshot(`
    "en
      Gain 3[credit].
    de
      Erhalte 3[credit]."
  `)
})
