import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Tree Line is revealed and trashed from HQ for 3 advancement counters on ice', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hand: ['Tree Line'],
      hqIce: ['Ice Wall'],
      rndIce: ['Enigma'],
      remotes: [{ root: ['Nisei MK II'] }],
    })
    .corpTurn()
  game.corp.uses('Tree Line')
  expect(game.corp.question?.options).toHaveLength(2)
  game.corp.chooses('Enigma')
  expect(game.card('Enigma').advancement).toBe(3)
  expect(game.corp).toMatchObject({ credits: 0, hand: [], archives: ['Tree Line'] })
})

test('Tree Line can be advanced, and gets 1 strength for each counter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tree Line')] })
    .corpTurn()
  expect(game.card('Tree Line').strength).toBe(4)
  game.corp.advances('Tree Line')
  expect(game.card('Tree Line').strength).toBe(5)
})

test('Tree Line gives 1 credit and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Tree Line')] })
    .encountering('Tree Line')
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(1)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})
