import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/1.15.2e/1 Aggressive Secretary trashes as many programs as there are, all at once', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 3 })] }] })
    .runner({ rig: ['Mimic', 'Ninja', 'Desperado'] })
    .accessing('Aggressive Secretary')
  game.corp.answers('mayPay', 'pay')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 2, max: 2 })
  game.corp.answers('choose', 'Mimic', 'Ninja')
  expect(game.runner).toMatchObject({ rig: ['Desperado'], heap: ['Mimic', 'Ninja'] })
})

test('Aggressive Secretary: the Corp need not pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 1 })] }] })
    .runner({ rig: ['Mimic'] })
    .accessing('Aggressive Secretary')
  game.corp.declines()
  expect(game.runner.rig).toEqual(['Mimic'])
})
