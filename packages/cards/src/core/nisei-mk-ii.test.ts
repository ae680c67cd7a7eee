import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Nisei MK II gets an agenda counter when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Nisei MK II', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Nisei MK II')
  expect(game.card('Nisei MK II').counters).toMatchObject({ agenda: 1 })
})

test('Nisei MK II spends its counter to end the run, which is unsuccessful', () => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Nisei MK II', { counters: { agenda: 1 } })] })
    .running('HQ')
  game.runner.passes()
  game.corp.uses('Nisei MK II')
  expect(game.state.run).toBeUndefined()
  expect(game.state.log.some(each => each.what === 'runUnsuccessful')).toBe(true)
  expect(game.card('Nisei MK II').counters.agenda).toBe(0)
})

test('Nisei MK II: the last time is the window before the success of the run', () => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Nisei MK II', { counters: { agenda: 1 } })], hand: ['Enigma'] })
    .running('HQ')
  game.passUntil(() => game.corp.question?.step === 'run.movementWindow')
  const saved = game.save()
  game.corp.uses('Nisei MK II')
  expect(game.state.run).toBeUndefined()
  game.restore(saved)
  game.passUntil('access')
  expect(() => game.corp.uses('Nisei MK II')).toThrow('has no such ability')
})

test('Nisei MK II gets no counter when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Nisei MK II'] }] })
    .accessing('Nisei MK II')
  game.runner.passes()
  game.runner.steals()
  expect(game.card('Nisei MK II').counters.agenda ?? 0).toBe(0)
})

test('Nisei MK II gets no counter when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Nisei MK II'], remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  expect(game.card('Nisei MK II').counters.agenda ?? 0).toBe(0)
})
