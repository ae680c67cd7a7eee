import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Shipment from Kaguya places 1 advancement counter on each of up to 2 cards', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Shipment from Kaguya'], hqIce: ['Ice Wall', 'Shadow', 'Enigma', "Hadrian's Wall"] })
    .corpTurn()
  game.corp.plays('Shipment from Kaguya')
  expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
  expect(game.corp.question?.options).toHaveLength(3)
  expect(() => game.corp.answers('choose', 'Ice Wall', 'Shadow', "Hadrian's Wall")).toThrow('tooMany')
  game.corp.answers('choose', 'Ice Wall', 'Shadow')
  expect(game.card('Ice Wall').advancement).toBe(1)
  expect(game.card('Shadow').advancement).toBe(1)
})

test('Shipment from Kaguya: not twice on the same card, and none at all is allowed', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Shipment from Kaguya'],
      hqIce: ['Ice Wall', 'Shadow'],
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .corpTurn()
  game.corp.plays('Shipment from Kaguya')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Ice Wall', 'Shadow'])
  expect(() => game.corp.answers('choose', 'Ice Wall', 'Ice Wall')).toThrow('no answer to what is open')
  game.corp.answers('choose')
  expect(game.card('Ice Wall').advancement).toBe(0)
  expect(game.state.log.some(each => each.what === 'advanced')).toBe(false)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
  must: false,
  begin([inIce = '', inRoot = '']) {
    const game = scenario({ definitions })
      .corp({ credits: 5, hand: ['Shipment from Kaguya'], hqIce: [inIce], remotes: [{ root: [inRoot] }] })
      .corpTurn()
    game.corp.plays('Shipment from Kaguya')
    return game
  },
})
