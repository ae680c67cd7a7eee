import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (hand: readonly string[], hqIce: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund'], hand, hqIce: hqIce.map(each => rezzed(each)) })
    .runner({ credits: 1, hand: ['Burner'] })
    .runnerTurn()
  game.runner.plays('Burner')
  return game
}

test('Burner reveals 3 cards of HQ, and adds 2 of them to the top or the bottom of R&D', () => {
  const game = plays(['Enigma', 'Chum', 'Hunter'])
  game.passUntil(() => game.runner.question?.kind === 'choose')
  expect(game.runner.question).toMatchObject({ min: 2, max: 2 })
  game.runner.chooses('Enigma', 'Hunter')
  game.runner.answers('effect', 0)
  game.runner.answers('effect', 1)
  expect(game.corp).toMatchObject({ hand: ['Chum'], deck: ['Enigma', 'Hedge Fund', 'Hunter'] })
  expect(game.state.log.filter(each => each.what === 'revealed')).toHaveLength(3)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test('Burner may add both to the top', () => {
  const game = plays(['Enigma', 'Chum', 'Hunter'])
  game.passUntil(() => game.runner.question?.kind === 'choose')
  game.runner.chooses('Enigma', 'Hunter')
  game.runner.answers('effect', 0)
  game.runner.answers('effect', 0)
  expect(game.corp.deck.slice(0, 2).toSorted()).toEqual(['Enigma', 'Hunter'])
})

test('Burner does nothing if the run is not successful', () => {
  const game = plays(['Enigma', 'Chum', 'Hunter'], ['Wall of Static'])
  game.finishRun({ accesses: 'pass' })
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Chum', 'Hunter'], deck: ['Hedge Fund'] })
})
