import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Grubber gives the Corp 1 bad publicity when it is rezzed in front of a central server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, rndIce: ['Grubber'] })
    .approaching('Grubber')
  game.runner.passes()
  game.corp.rezzes('Grubber')
  expect(game.corp).toMatchObject({ credits: 0, badPublicity: 1 })
})

test('Grubber gives none in front of a remote server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ ice: ['Grubber'] }] })
    .approaching('Grubber')
  game.runner.passes()
  game.corp.rezzes('Grubber')
  expect(game.corp).toMatchObject({ credits: 0, badPublicity: 0 })
})

test('CR 10.6.3c: bad publicity from Grubber comes too late for the run in progress', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: ['Grubber'] })
    .approaching('Grubber')
  game.runner.passes()
  game.corp.rezzes('Grubber')
  expect(game.runner.fund).toBe(0)
})

test('Grubber takes bad publicity each time it is rezzed, by an effect too, and not for other ice', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Grubber', 'Enigma'] })
    .corpTurn()
  game.fiat.rez('Grubber', 'free')
  game.fiat.derez('Grubber')
  game.fiat.rez('Grubber', 'free')
  expect(game.corp.badPublicity).toBe(2)
  game.fiat.rez('Enigma', 'free')
  expect(game.corp.badPublicity).toBe(2)
})

test('Grubber ends the run unless the Runner pays 3 credits, for each of its two subroutines', () => {
  const meet = (credits: number) => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Grubber')] })
      .runner({ credits })
      .encountering('Grubber')
    game.bothPass()
    return game
  }
  const paying = meet(6)
  paying.runner.answers('mayPay', 'pay')
  expect(paying.runner.credits).toBe(3)
  paying.runner.answers('mayPay', 'pay')
  expect(paying.runner.credits).toBe(0)
  expect(paying.state.run).toBeDefined()
  const once = meet(6)
  once.runner.answers('mayPay', 'pay')
  once.runner.declines()
  expect(once.state.run).toBeUndefined()
  const never = meet(6)
  never.runner.declines()
  expect(never.state.run).toBeUndefined()
  expect(never.runner.credits).toBe(6)
  expect(meet(2).state.run).toBeUndefined()
})
