import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Beanstalk Royalties gains 3 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Beanstalk Royalties'] })
    .corpTurn()
  game.corp.plays('Beanstalk Royalties')
  expect(game.corp).toMatchObject({ credits: 3, archives: ['Beanstalk Royalties'] })
})
