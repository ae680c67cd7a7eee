import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], credits = 0) =>
  scenario({ definitions })
    .corp({
      hqIce: ['Enigma'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }],
    })
    .runner({ credits, rig: ['Pantograph'], hand })

test('Pantograph gives the Runner 1 memory', () => {
  expect(begin([]).runnerTurn().runner.memory).toBe(5)
})

test('Pantograph gains 1 credit when the Runner steals an agenda, and may install a card for its cost', () => {
  const game = begin(['Datasucker', 'Diesel']).accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.credits).toBe(1)
  game.runner.agrees()
  game.runner.chooses('Datasucker')
  expect(game.runner).toMatchObject({ credits: 0, rig: ['Pantograph', 'Datasucker'], hand: ['Diesel'] })
})

test('Pantograph gains 1 credit when the Corp scores an agenda, and may install a card then', () => {
  const game = begin(['Datasucker', 'Corroder'], 1).corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  expect(game.runner.credits).toBe(2)
  game.runner.agrees()
  game.runner.chooses('Corroder')
  expect(game.runner).toMatchObject({ credits: 0, rig: ['Pantograph', 'Corroder'], hand: ['Datasucker'] })
})

test('Pantograph gains the credit if nothing is installed, too', () => {
  const game = begin(['Datasucker']).accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 1, rig: ['Pantograph'], hand: ['Datasucker'] })
})

test('CR 1.16.4b: Pantograph installs nothing that the Runner cannot pay', () => {
  const game = begin(['Datasucker', 'Corroder', 'Diesel']).accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.runner.agrees()
  game.runner.chooses('Corroder')
  expect(game.runner).toMatchObject({ credits: 1, rig: ['Pantograph'] })
  expect(game.runner.hand).toHaveLength(3)
})

test('CR 8.5.1: Pantograph installs programs, hardware and resources, and no event', () => {
  const game = begin(['Datasucker', 'Corroder', 'Diesel', 'Decoy', 'T400 Memory Diamond']).accessing(
    'Hostile Takeover',
  )
  game.runner.passes()
  game.runner.steals()
  game.runner.agrees()
  expect(game.runner.question?.options.map(({ card: title }) => title)).toEqual([
    'Corroder',
    'Datasucker',
    'Decoy',
    'T400 Memory Diamond',
  ])
})

test('Pantograph gains nothing for other accesses', () => {
  const game = begin(['Datasucker']).runnerTurn()
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(0)
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Corroder', 'Sure Gamble'],
  others: ['Diesel', 'Sure Gamble'],
  must: true,
  begin(hidden) {
    const game = begin(hidden, 5).accessing('Hostile Takeover')
    game.runner.passes()
    game.runner.steals()
    game.runner.agrees()
    return game
  },
})
