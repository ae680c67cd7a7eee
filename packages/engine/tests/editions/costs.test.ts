import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const table = (preventedCosts: 'never' | 'abilityLost') =>
  scenario({ definitions: cards, edition: editionWith({ preventedCosts }) })
    .runner({ rig: ['Bomb', 'Saver', 'Fuse', 'Twice', 'Shield'], hand: ['Small'], credits: 1 })
    .runnerTurn('window')

test('preventedCosts never: nobody can prevent that a card is trashed as a cost', () => {
  const game = table('never')
  game.runner.uses('Bomb')
  expect(game.runner).toMatchObject({ credits: 4, programs: [], heap: ['Bomb'] })
})

test('preventedCosts abilityLost: a trash as a cost can be prevented, and the ability is lost then', () => {
  const game = table('abilityLost')
  game.runner.uses('Bomb')
  game.runner.uses('Saver')
  expect(game.runner).toMatchObject({ credits: 1, programs: ['Bomb'], heap: ['Saver'] })
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('preventedCosts abilityLost: what nobody prevents is paid for', () => {
  const game = table('abilityLost')
  game.runner.uses('Bomb')
  game.runner.passes()
  expect(game.runner).toMatchObject({ credits: 4, programs: [], heap: ['Bomb'] })
})

test('preventedCosts abilityLost: damage as a cost can be prevented, what else it costs is spent', () => {
  const game = table('abilityLost')
  game.runner.uses('Fuse')
  expect(game.runner.question?.words).toBe('About to happen: 1 net damage; use an interrupt, or pass.')
  game.runner.uses('Shield')
  expect(game.runner).toMatchObject({ credits: 0, hand: ['Small'], heap: ['Shield'] })
})

test('preventedCosts abilityLost: what was prevented of one payment takes nothing from the next of the same ability', () => {
  const game = table('abilityLost')
  game.runner.uses('Twice')
  game.runner.answers('mayPay', 'pay')
  game.runner.uses('Shield')
  game.runner.answers('mayPay', 'pay')
  expect(game.runner).toMatchObject({ credits: 3, hand: ['Small'], heap: ['Shield'] })
})
