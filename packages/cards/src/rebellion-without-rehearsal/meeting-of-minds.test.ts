import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (mode: number) => {
  const game = scenario({ definitions })
    .runner({
      credits: 4,
      hand: ['Meeting of Minds', 'Data Dealer', 'Ice Carver', 'Diesel'],
      deck: ['Decoy', 'Crash Space', 'Ice Carver'],
    })
    .runnerTurn()
  game.runner.plays('Meeting of Minds')
  game.runner.answers('effect', mode)
  return game
}

test('Meeting of Minds may find a connection, and gives 1 credit for each that is revealed', () => {
  const game = plays(0)
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual(['Decoy'])
  game.runner.chooses('Decoy')
  game.runner.chooses('Decoy', 'Data Dealer')
  expect(game.runner.credits).toBe(2)
  expect(game.runner.hand).toContain('Decoy')
  game.restore(before)
  game.runner.declines()
  game.runner.answers('choose')
  expect(game.runner.credits).toBe(0)
})

test('Meeting of Minds may look for virtual resources instead', () => {
  const game = plays(1)
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual(['Ice Carver'])
  game.runner.chooses('Ice Carver')
  game.runner.chooses('Ice Carver')
  expect(game.runner.credits).toBe(1)
  game.restore(before)
  game.runner.declines()
  game.runner.answers('choose')
  expect(game.runner.credits).toBe(0)
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Data Dealer'],
  others: ['Diesel'],
  must: false,
  begin(hidden) {
    const game = scenario({ definitions })
      .runner({ credits: 4, hand: ['Meeting of Minds', ...hidden] })
      .runnerTurn()
    game.runner.plays('Meeting of Minds')
    game.runner.answers('effect', 0)
    game.runner.declines()
    return game
  },
})
