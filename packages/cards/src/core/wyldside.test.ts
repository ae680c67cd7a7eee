import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wyldside draws 2 cards and loses a click when the turn begins', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0 })
    .runner({ rig: ['Wyldside'], deck: ['Mimic', 'Ninja', 'Diesel'] })
    .corpTurn('window')
  game.passUntil('turnEnds')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ clicks: 3, hand: ['Mimic', 'Ninja'] })
})

test('CR 1.2.4: Wyldside loses the click also when there is nothing to draw', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Wyldside'], deck: [] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ clicks: 3, hand: [] })
})
