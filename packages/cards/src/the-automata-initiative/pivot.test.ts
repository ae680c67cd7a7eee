import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      credits: 6,
      hand: ['Pivot', 'Enigma', 'Hedge Fund', 'Biotic Labor'],
      deck: ['Nisei MK II', 'Beanstalk Royalties', 'Chum'],
    })
    .runner({ stolen })
    .corpTurn()
  game.corp.plays('Pivot')
  expect(game.corp).toMatchObject({ credits: 5, clicks: 1 })
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Beanstalk Royalties',
    'Nisei MK II',
  ])
  game.corp.chooses('Nisei MK II')
  return game
}

test('Pivot finds an operation or agenda for 2 clicks, for both players to see', () => {
  const game = plays([])
  expect(game.corp.hand.toSorted()).toEqual(['Biotic Labor', 'Enigma', 'Hedge Fund', 'Nisei MK II'])
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Nisei MK II')).toBe(true)
  expect(game.corp.deck.toSorted()).toEqual(['Beanstalk Royalties', 'Chum'])
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('Pivot may play or install a card of HQ at threat level 3', () => {
  const game = plays(['Priority Requisition'])
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('effect', 0)
  game.corp.chooses('Hedge Fund')
  expect(game.corp.credits).toBe(9)
  game.restore(before)
  game.corp.agrees()
  game.corp.answers('effect', 1)
  game.corp.chooses('Nisei MK II')
  game.corp.answers('server', 'newRemote')
  expect(game.card('Nisei MK II').server).toBe('remote1')
  game.restore(before)
  game.corp.declines()
  expect(game.corp.hand.toSorted()).toEqual(['Biotic Labor', 'Enigma', 'Hedge Fund', 'Nisei MK II'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hedge Fund'],
  others: ['Enigma'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 6, hand: ['Pivot', ...hidden], deck: ['Chum', 'Nisei MK II'] })
      .runner({ stolen: ['Priority Requisition'] })
      .corpTurn()
    game.corp.plays('Pivot')
    game.corp.answers('search')
    game.corp.agrees()
    game.corp.answers('effect', 0)
    return game
  },
})
