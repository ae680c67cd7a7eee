import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      scored: ['Stegodon MK IV'],
      hqIce: [rezzed('Enigma')],
      rndIce: [rezzed('Hunter'), rezzed('Wall of Static'), 'Archer'],
    })
    .runner({ credits: 9, rig: ['Corroder', 'Akamatsu Mem Chip'] })
    .runnerTurn()
  game.runner.runs('HQ')
  return game
}

test('Stegodon MK IV may derez ice of another server for 1 credit as a run begins, which weakens icebreakers', () => {
  const game = begin()
  expect(game.card('Corroder').strength).toBe(2)
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Hunter',
    'Wall of Static',
  ])
  game.corp.chooses('Hunter')
  expect(game.corp.credits).toBe(1)
  expect(game.card('Hunter').rezzed).toBe(false)
  expect(game.card('Corroder').strength).toBe(0)
  game.fiat.endRun()
  expect(game.card('Corroder').strength).toBe(2)
})

test('Stegodon MK IV may derez nothing, and asks again at the next run; once it has been used it does not', () => {
  const game = begin()
  game.corp.declines()
  game.fiat.endRun()
  expect(game.card('Corroder').strength).toBe(2)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.corp.agrees()
  game.corp.chooses('Wall of Static')
  game.fiat.endRun()
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  expect(game.corp.question ?? game.runner.question).toMatchObject({ kind: 'paidWindow' })
})
