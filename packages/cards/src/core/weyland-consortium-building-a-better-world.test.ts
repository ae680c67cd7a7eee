import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Building a Better World gains 1 credit when a transaction is played', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, identity: 'Weyland Consortium: Building a Better World', hand: ['Hedge Fund'] })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  expect(game.corp.credits).toBe(10)
})

test('Building a Better World: its credit comes too late to pay for the card', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, identity: 'Weyland Consortium: Building a Better World', hand: ['Hedge Fund'] })
    .corpTurn()
  expect(() => game.corp.plays('Hedge Fund')).toThrow('it costs 5 credits, and the Corp has 4')
})

test('Building a Better World gains nothing from other operations', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, identity: 'Weyland Consortium: Building a Better World', hand: ['Biotic Labor'] })
    .corpTurn()
  game.corp.plays('Biotic Labor')
  expect(game.corp.credits).toBe(1)
})

test('CR 8.6.7e: Building a Better World gains its credit before the operation resolves', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      identity: 'Weyland Consortium: Building a Better World',
      hand: ['Beanstalk Royalties'],
    })
    .corpTurn()
  game.corp.plays('Beanstalk Royalties')
  expect(game.state.log.filter(each => each.what === 'creditsGained').map(each => each.amount)).toEqual([
    1, 3,
  ])
  expect(game.corp.credits).toBe(4)
})
