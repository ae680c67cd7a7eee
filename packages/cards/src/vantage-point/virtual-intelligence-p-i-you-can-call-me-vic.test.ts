import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const vic = 'Virtual Intelligence, P.I.: “You Can Call Me Vic”'
const begin = (more: { readonly tags?: number; readonly credits?: number; readonly clicks?: number } = {}) =>
  scenario({ definitions })
    .runner({ identity: vic, credits: 3, tags: 2, deck: ['Diesel', 'Mimic', 'Decoy'], ...more })
    .runnerTurn()

test('Vic draws 1 card and removes 1 tag for a click and 1 credit', () => {
  const game = begin()
  game.runner.uses(vic)
  expect(game.runner).toMatchObject({
    credits: 2,
    clicks: 3,
    tags: 1,
    hand: ['Diesel'],
    deck: ['Mimic', 'Decoy'],
  })
})

test('CR 9.3.6g: Vic does so once each turn, and again in the next', () => {
  const game = begin({ clicks: 2 })
  game.runner.uses(vic)
  game.passUntil('nextAction')
  expect(() => game.runner.uses(vic)).toThrow('CR 9.3.6g')
  game.runner.gainsCredit()
  for (let i = 0; i < 3; i++) {
    game.passUntil('corpAction')
    game.corp.gainsCredit()
  }
  game.passUntil('runnerAction')
  game.runner.uses(vic)
  expect(game.runner).toMatchObject({ tags: 0, hand: ['Diesel', 'Mimic'] })
})

test('Vic draws also when there is no tag to remove, and removes a tag when there is no card to draw', () => {
  const untagged = begin({ tags: 0 })
  untagged.runner.uses(vic)
  expect(untagged.runner).toMatchObject({ credits: 2, tags: 0, hand: ['Diesel'] })
  const empty = scenario({ definitions })
    .runner({ identity: vic, credits: 1, tags: 1, deck: [] })
    .runnerTurn()
  empty.runner.uses(vic)
  expect(empty.runner).toMatchObject({ credits: 0, tags: 0, hand: [] })
})

test('CR 1.16.1: Vic needs the credit as well as the click, and may spend both for the basic action instead', () => {
  const game = begin({ credits: 0 })
  expect(() => game.runner.uses(vic)).toThrow('CR 1.16.1')
  const other = begin({ credits: 2 })
  other.runner.removesTag()
  expect(other.runner).toMatchObject({ credits: 0, tags: 1, hand: [] })
})
