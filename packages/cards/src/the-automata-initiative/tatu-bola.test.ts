import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const passes = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Tatu-Bola')], hand })
    .runner({ credits: 9, rig: ['Corroder'] })
    .encountering('Tatu-Bola')
  game.runner.uses('Corroder', 0)
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.runner.question?.kind === 'jackOut')
  return game
}

test('Tatu-Bola may be swapped with ice from HQ as it is passed, for 4 credits', () => {
  const game = passes(['Enigma', 'Hedge Fund', 'Chum'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Chum', 'Enigma'])
  game.corp.chooses('Chum')
  expect(game.corp).toMatchObject({ credits: 4, hand: ['Enigma', 'Hedge Fund', 'Tatu-Bola'] })
  expect(game.card('Chum')).toMatchObject({ zone: 'ice', server: 'hq', rezzed: false })
})

test('Tatu-Bola may stay where it is', () => {
  const game = passes(['Enigma'])
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Enigma'] })
})

test('Tatu-Bola ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tatu-Bola')] })
    .encountering('Tatu-Bola')
  game.passUntil('runEnds')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = passes(hidden)
    game.corp.agrees()
    return game
  },
})
