import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Offworld Office gains 7 credits when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [card('Offworld Office', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Offworld Office')
  expect(game.corp.credits).toBe(7)
})
