import type { Definition } from '@paydata/engine'
import { defineCards, gainCredits, may, on, card as text, when } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

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

test('CR 9.11.3: Wyldside draws and loses the click in one instruction: a player who reacts to the cards in hand has lost it', () => {
  const reader: Definition = {
    ...text('reader', when(on({ what: ['moved'], kind: 'grip' }), may([gainCredits(1)]))),
    printed: { title: 'Reader', side: 'runner', type: 'resource', cost: 0 },
  }
  const game = scenario({ definitions: defineCards('wyldside-and-reader', [...cards, reader]) })
    .runner({ rig: ['Wyldside', 'Reader'], deck: ['Mimic', 'Ninja', 'Diesel'] })
    .beforeRunnerTurn()
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  expect(game.runner).toMatchObject({ clicks: 3, hand: ['Mimic', 'Ninja'] })
})
