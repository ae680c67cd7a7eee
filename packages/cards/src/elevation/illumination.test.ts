import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], credits: number, corp: object = {}) =>
  scenario({ definitions })
    .corp(corp)
    .runner({ credits, hand: ['Illumination', ...hand] })
    .runnerTurn()
const success = (hand: readonly string[], credits: number, corp: object = {}) => {
  const game = begin(hand, credits, corp)
  game.runner.plays('Illumination')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'choose'))
  return game
}

test('Illumination installs up to 3 cards from the grip, each for 1 credit less', () => {
  const game = success(['Decoy', 'Grimoire', 'Mimic', 'Corroder'], 9)
  game.runner.answers('choose', 'Grimoire')
  game.runner.answers('choose', 'Mimic')
  game.runner.answers('choose', 'Decoy')
  expect(game.runner).toMatchObject({ credits: 9 - 2 - 2, hand: ['Corroder'] })
  expect(game.runner.rig.toSorted()).toEqual(['Decoy', 'Grimoire', 'Mimic'])
  game.finishRun({ accesses: 'pass' })
})

test('Illumination may install fewer cards, or none', () => {
  const one = success(['Decoy', 'Grimoire'], 9)
  one.runner.answers('choose', 'Decoy')
  one.runner.answers('choose')
  expect(one.runner).toMatchObject({ credits: 9, rig: ['Decoy'] })
  const none = success(['Decoy', 'Grimoire'], 9)
  none.runner.answers('choose')
  expect(none.runner).toMatchObject({ credits: 9, rig: [] })
})

test('Illumination installs with the memory that a card before it has brought', () => {
  const game = success(['Akamatsu Mem Chip', 'Mimic'], 9)
  game.runner.answers('choose', 'Akamatsu Mem Chip')
  expect(game.runner.memory).toBe(5)
})

test('Illumination offers what can be paid for 1 credit less, and no event', () => {
  const game = success(['Grimoire', 'Wyldside', 'Sure Gamble', 'Djinn'], 2)
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual([
    'Djinn',
    'Grimoire',
    'Wyldside',
  ])
})

test('Illumination installs nothing when the run is not successful', () => {
  const game = begin(['Decoy'], 9, { rndIce: [rezzed('Wall of Static')] })
  game.runner.plays('Illumination')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ hand: ['Decoy'], rig: [] })
})
asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Decoy', 'Diesel'],
  others: ['Diesel', 'Sure Gamble'],
  must: false,
  begin: hidden => success(hidden, 5, { deck: [] }),
})
