import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ubiquitous Vig can be advanced, and gains 1 credit for each counter as the turn begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Ubiquitous Vig', { advanced: 3 })] }] })
    .beforeCorpTurn()
  game.passUntil('corpAction')
  expect(game.corp.credits).toBe(3)
  game.corp.advances('Ubiquitous Vig')
  expect(game.card('Ubiquitous Vig').advancement).toBe(4)
})

test('Ubiquitous Vig gains nothing without a counter or in the turn of the Runner', () => {
  const gains = (advanced: number, whose: 'beforeCorpTurn' | 'beforeRunnerTurn') => {
    const game = scenario({ definitions })
      .corp({ credits: 0, remotes: [{ root: [rezzed('Ubiquitous Vig', { advanced })] }] })
      [whose]()
    game.passUntil('nextAction')
    return game.corp.credits
  }
  expect([gains(0, 'beforeCorpTurn'), gains(3, 'beforeRunnerTurn')]).toEqual([0, 0])
})
