import { fillers, openly, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ashen Epilogue shuffles grip and heap into the stack, removes 5 cards of it from the game, and draws 5', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 5,
      hand: ['Ashen Epilogue', 'Diesel', 'Mimic'],
      heap: ['Decoy', 'Ninja'],
      deck: fillers('runner', 10),
    })
    .runnerTurn()
  game.runner.plays('Ashen Epilogue')
  expect(game.runner.credits).toBe(0)
  expect(game.runner.hand).toHaveLength(5)
  expect(game.runner.deck).toHaveLength(4)
  expect(game.runner.heap).toEqual([])
  expect(game.card('Ashen Epilogue').zone).toBe('removed')
})

test('CR 10.2.2b: the Corp does not learn by the order of what is shuffled in how titles of grip and heap compare', () => {
  const shownWith = (inHand: string) => {
    const game = scenario({ definitions })
      .runner({ credits: 5, hand: ['Ashen Epilogue', inHand], heap: ['Mimic'], deck: fillers('runner', 10) })
      .runnerTurn()
    game.runner.plays('Ashen Epilogue')
    return openly
      .occurrencesFor(game.json, 'corp', game.json.occurred)
      .flatMap(({ what, card }) => (what === 'moved' ? [card?.definition ?? null] : []))
  }
  expect(shownWith('Corroder')).toContain('mimic')
  expect(shownWith('Ninja')).toEqual(shownWith('Corroder'))
})
