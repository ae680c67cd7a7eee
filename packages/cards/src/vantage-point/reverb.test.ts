import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const price = (corp: object) => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Reverb'], ...corp })
    .corpTurn()
  return game.card('Reverb').cost
}

test('Reverb costs 1 credit less to rez for each other unrezzed piece of ice, wherever it is', () => {
  expect(price({})).toBe(4)
  expect(price({ rndIce: ['Enigma'] })).toBe(3)
  expect(price({ hqIce: ['Reverb', 'Hunter'], rndIce: ['Enigma'], remotes: [{ ice: ['Chum'] }] })).toBe(1)
})

test('Reverb counts neither rezzed ice, nor cards that are no ice, nor ice in hand', () => {
  expect(price({ rndIce: [rezzed('Enigma')], hand: ['Hunter'], remotes: [{ root: ['PAD Campaign'] }] })).toBe(
    4,
  )
})

test('another unrezzed Reverb counts, and no cost is less than 0', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: ['Reverb', 'Reverb', 'Enigma'], rndIce: ['Hunter', 'Chum', 'Chum'] })
    .approaching('Enigma')
  expect(game.cards('Reverb').map(each => each.cost)).toEqual([0, 0])
})

test('Reverb is rezzed for what it costs as it is approached', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Reverb'], rndIce: ['Enigma'] })
    .approaching('Reverb')
  game.runner.passes()
  game.corp.rezzes('Reverb')
  expect(game.corp.credits).toBe(0)
  const poor = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Reverb'], rndIce: [rezzed('Enigma')] })
    .approaching('Reverb')
  poor.runner.passes()
  expect(() => poor.corp.rezzes('Reverb')).toThrow('it costs 4 credits, and the Corp has 3')
})

test('either subroutine of Reverb ends the run', () => {
  for (const broken of [0, 1]) {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Reverb')] })
      .encountering('Reverb')
    game.fiat.markBroken('Reverb', broken)
    game.bothPass()
    expect(game.state.run).toBeUndefined()
  }
})
