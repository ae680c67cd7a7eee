import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (tags: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Greasing the Palm', 'Enigma', 'Nisei MK II', 'Hedge Fund'] })
    .runner({ tags })
    .corpTurn()
  game.corp.plays('Greasing the Palm')
  expect(game.corp.credits).toBe(5)
  return game
}

test('Greasing the Palm gives 5 credits, installs a card, and puts an advancement counter on it for 1 tag', () => {
  const game = plays(1)
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Enigma', 'Nisei MK II'])
  game.corp.chooses('Nisei MK II')
  game.corp.answers('server', 'newRemote')
  game.corp.agrees()
  expect(game.runner.tags).toBe(0)
  expect(game.card('Nisei MK II').advancement).toBe(1)
})

test('Greasing the Palm may leave the tag, and may install nothing', () => {
  const game = plays(1)
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.declines()
  expect(game.runner.tags).toBe(1)
  expect(game.card('Enigma').advancement).toBe(0)
  game.restore(before)
  game.corp.declines()
  game.corp.agrees()
  expect(game.runner.tags).toBe(0)
})

test('Greasing the Palm cannot place a counter without a tag', () => {
  const game = plays(0)
  game.corp.agrees()
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  expect(game.card('Enigma').advancement).toBe(0)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 3, hand: ['Greasing the Palm', ...hidden] })
      .corpTurn()
    game.corp.plays('Greasing the Palm')
    game.corp.agrees()
    return game
  },
})
