import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const deck = ['Hedge Fund', 'Enigma', 'Chum', 'Hunter', 'Archer']

test('Cataloguer comes with 2 counters', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Cataloguer'] })
    .runnerTurn()
  game.runner.installs('Cataloguer')
  expect(game.card('Cataloguer').counters).toMatchObject({ power: 2 })
})

const runs = (power: number, server = 'R&D') => {
  const game = scenario({ definitions })
    .corp({ deck })
    .runner({ rig: [card('Cataloguer', { counters: { power } })] })
    .runnerTurn()
  game.runner.runs(server)
  game.passUntil(() => ['effect', 'candidate', 'action'].includes(game.runner.question?.kind ?? ''))
  return game
}

test('Cataloguer may arrange the top 4 cards of R&D for a counter in place of the breach', () => {
  const game = runs(2)
  game.runner.agrees()
  game.runner.answers('arrange', 'Chum', 'Hunter', 'Enigma', 'Hedge Fund')
  expect(game.corp.deck).toEqual(['Chum', 'Hunter', 'Enigma', 'Hedge Fund', 'Archer'])
  game.passUntil('nextAction')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
  game.runner.uses('Cataloguer')
  game.runner.answers('candidate', 'access:rnd')
  expect(game.state.log.flatMap(each => (each.what === 'accessed' ? [each.card] : []))).toEqual(['Chum'])
  expect(game.runner).toMatchObject({ clicks: 2, heap: ['Cataloguer'] })
})

test('Cataloguer may let the breach be', () => {
  const game = runs(1)
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(true)
})

test('Cataloguer breaches R&D only after a successful run on R&D in the turn', () => {
  const game = runs(2, 'HQ')
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Cataloguer')).toThrow('successful run')
})
