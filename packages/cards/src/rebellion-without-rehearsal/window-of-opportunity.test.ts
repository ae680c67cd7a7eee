import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hqIce: [rezzed('Enigma'), rezzed('Wall of Static'), 'Archer'],
      rndIce: [rezzed('Hunter')],
    })
    .runner({ credits: 3, hand: ['Window of Opportunity', 'Corroder', 'Akamatsu Mem Chip', 'Diesel'] })
    .runnerTurn()
  game.runner.plays('Window of Opportunity')
  return game
}

test('Window of Opportunity may install a program or hardware, and derezzes ice of the attacked server', () => {
  const game = plays()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual([
    'Akamatsu Mem Chip',
    'Corroder',
  ])
  game.runner.chooses('Corroder')
  game.runner.answers('server', 'HQ')
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'Wall of Static',
  ])
  game.runner.chooses('Wall of Static')
  expect(game.card('Wall of Static').rezzed).toBe(false)
  game.fiat.endRun()
  const before = game.save()
  game.corp.agrees()
  expect(game.card('Wall of Static').rezzed).toBe(true)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Wall of Static').rezzed).toBe(false)
})

test('Window of Opportunity may install nothing', () => {
  const game = plays()
  game.runner.declines()
  game.runner.answers('server', 'R&D')
  game.runner.chooses('Hunter')
  expect(game.card('Hunter').rezzed).toBe(false)
  expect(game.runner.rig).toEqual([])
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Corroder'],
  others: ['Diesel'],
  must: true,
  next: 'server',
  begin(hidden) {
    const game = scenario({ definitions })
      .runner({ credits: 3, hand: ['Window of Opportunity', ...hidden] })
      .runnerTurn()
    game.runner.plays('Window of Opportunity')
    game.runner.agrees()
    return game
  },
})
