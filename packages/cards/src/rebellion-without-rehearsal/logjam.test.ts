import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Logjam gets a counter, and 1 for each card type faceup in Archives, as it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 6,
      hqIce: ['Logjam'],
      archives: ['Enigma', 'Chum', 'Hedge Fund', facedown('PAD Campaign')],
    })
    .approaching('Logjam')
  game.runner.passes()
  game.corp.rezzes('Logjam')
  expect(game.card('Logjam')).toMatchObject({ advancement: 3, strength: 3 })
})

test('Logjam can be advanced, gives 2 credits and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: ['Logjam'] })
    .corpTurn()
  game.corp.advances('Logjam')
  expect(game.card('Logjam').advancement).toBe(1)
})

test('Logjam ends the run with each subroutine', () => {
  const meets = (...broken: readonly number[]) => {
    const game = scenario({ definitions })
      .corp({ credits: 0, hqIce: [rezzed('Logjam')] })
      .encountering('Logjam')
    for (const nth of broken) game.fiat.markBroken('Logjam', nth)
    game.passUntil('runEnds')
    expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
    return game.corp.credits
  }
  expect([meets(), meets(0), meets(0, 1)]).toEqual([2, 0, 0])
})
