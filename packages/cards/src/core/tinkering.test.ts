import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/9.11.4c/1 Tinkering: the chosen ice is sentry, code gate and barrier until the turn ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 5, hand: ['Tinkering'], rig: ['Corroder'] })
    .runnerTurn()
  game.runner.plays('Tinkering')
  game.runner.answers('choose', 'Enigma')
  expect(game.card('Enigma').subtypes).toEqual(expect.arrayContaining(['sentry', 'code gate', 'barrier']))
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.uses('Corroder', 0)
  game.runner.breaks(0)
  expect(game.card('Enigma').subroutines[0]?.broken).toBe(true)
})

test('Tinkering ends with the turn', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ clicks: 1, hand: ['Tinkering'] })
    .runnerTurn()
  game.runner.plays('Tinkering')
  game.runner.answers('choose', 'Enigma')
  game.passUntil('turnEnds')
  expect(game.card('Enigma').subtypes).toEqual(['code gate'])
})

test('Tinkering chooses ice that is installed, rezzed or not', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Wall of Static'],
      hqIce: ['Enigma'],
      rndIce: [rezzed('Hunter')],
      hqRoot: ['Red Herrings'],
    })
    .runner({ hand: ['Tinkering'] })
    .runnerTurn()
  game.runner.plays('Tinkering')
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'Hunter'])
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  game.runner.answers('choose', 'Hunter')
  expect(game.card('Hunter').subtypes).toEqual(
    expect.arrayContaining(['tracer', 'sentry', 'code gate', 'barrier']),
  )
})
