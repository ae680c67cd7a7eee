import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], runner: object = {}) =>
  scenario({ definitions })
    .runner({ identity: 'Topan: Ormas Leader', credits: 3, hand, ...runner })
    .runnerTurn()

test('Topan installs 1 card from the grip for a click and 2 credits less, and the Runner suffers 1 meat damage', () => {
  const game = begin(['Grimoire', 'Sure Gamble'])
  game.runner.uses('Topan: Ormas Leader')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Grimoire'])
  game.runner.answers('choose', 'Grimoire')
  expect(game.runner).toMatchObject({ credits: 2, clicks: 3, rig: ['Grimoire'], heap: ['Sure Gamble'] })
})

test('Topan installs programs and resources as well, and never for less than 0 credits', () => {
  const game = begin(['Decoy', 'Mimic', 'Diesel'])
  const saved = game.save()
  game.runner.uses('Topan: Ormas Leader')
  game.runner.answers('choose', 'Decoy')
  expect(game.runner).toMatchObject({ credits: 3, rig: ['Decoy'] })
  expect(game.runner.heap).toHaveLength(1)
  game.restore(saved)
  game.runner.uses('Topan: Ormas Leader')
  game.runner.answers('choose', 'Mimic')
  expect(game.runner).toMatchObject({ credits: 2, rig: ['Mimic'] })
})

test('CR 9.3.6g: Topan installs once per turn', () => {
  const game = begin(['Decoy', 'Mimic', 'Diesel'])
  game.runner.uses('Topan: Ormas Leader')
  game.runner.answers('choose', 'Decoy')
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Topan: Ormas Leader')).toThrow('CR 9.3.6g')
})

test('Topan gives no damage for a card that is installed in another way', () => {
  const game = begin(['Decoy', 'Diesel'])
  game.runner.installs('Decoy')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ hand: ['Diesel'], heap: [] })
})

test('CR 9.6.13c: Topan gives damage for the card it installs, not for one that is installed afterwards', () => {
  const game = begin(['Decoy', 'Mimic', 'Diesel', 'Diesel'], { credits: 9 })
  game.runner.uses('Topan: Ormas Leader')
  game.fiat.nextRandomCards('runner', 'Diesel')
  game.runner.answers('choose', 'Decoy')
  expect(game.runner.heap).toEqual(['Diesel'])
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  game.passUntil('nextAction')
  expect(game.runner.heap).toEqual(['Diesel'])
})

test('CR 1.7.2: the Runner is flatlined by the damage of Topan when no card is left in the grip', () => {
  const game = begin(['Decoy'])
  game.runner.uses('Topan: Ormas Leader')
  game.runner.answers('choose', 'Decoy')
  expect(game.state.winner).toBe('corp')
})

test('CR 9.9.5: the damage of Topan can be prevented', () => {
  const game = begin(['Decoy', 'Diesel'], { rig: ['Crash Space'] })
  game.runner.uses('Topan: Ormas Leader')
  game.runner.answers('choose', 'Decoy')
  game.runner.uses('Crash Space')
  game.runner.answers('number', 1)
  expect(game.runner.hand).toEqual(['Diesel'])
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Decoy', 'Sure Gamble'],
  others: ['Diesel', 'Sure Gamble'],
  must: true,
  begin(hidden) {
    const game = begin(hidden)
    game.runner.uses('Topan: Ormas Leader')
    return game
  },
})
