import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Arissana Rocha Nahu: Street Artist'
const begin = () =>
  scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ identity, credits: 5, hand: ['Corroder', 'Saci', 'Diesel'] })
    .runnerTurn()

test('Arissana Rocha Nahu installs a program during a run, which is trashed as the run ends', () => {
  const game = begin()
  expect(() => game.runner.uses(identity)).toThrow('run')
  game.runner.runs('R&D')
  game.runner.uses(identity)
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual(['Corroder', 'Saci'])
  game.runner.chooses('Corroder')
  expect(game.runner).toMatchObject({ credits: 3, programs: ['Corroder'] })
  expect(() => game.runner.uses(identity)).toThrow('CR 9.3.6g')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.heap).toEqual(['Corroder'])
})

test('Arissana Rocha Nahu keeps a trojan', () => {
  const game = begin()
  game.runner.runs('R&D')
  game.runner.uses(identity)
  game.runner.chooses('Saci')
  game.runner.answers('host', 'Enigma')
  game.finishRun({ accesses: 'pass' })
  expect(game.card('Saci').host).toBe('Enigma')
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Corroder'],
  others: ['Diesel'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions }).runner({ identity, hand: hidden }).runnerTurn()
    game.runner.runs('R&D')
    game.runner.uses(identity)
    return game
  },
})
