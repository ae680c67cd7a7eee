import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Posted Bounty may be forfeited for a tag and 1 bad publicity', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  game.corp.answers('mayPay', 'pay')
  expect(game.corp).toMatchObject({ badPublicity: 1, scored: [], removed: ['Posted Bounty'] })
  expect(game.runner.tags).toBe(1)
})

test('Posted Bounty may be kept', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  game.corp.declines()
  expect(game.corp).toMatchObject({ badPublicity: 0, agendaPoints: 1 })
  expect(game.runner.tags).toBe(0)
})
