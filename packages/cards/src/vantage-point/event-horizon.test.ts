import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Event Horizon can be trashed in a run against its server to end the run, encountered or not', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Event Horizon')] })
    .at('run.jackOut', 'HQ')
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.uses('Event Horizon')
  expect(game.state.run).toBeUndefined()
  expect(game.corp.archives).toEqual(['Event Horizon'])
})

test('Event Horizon cannot be used in a run against another server, outside of a run, or while it is not rezzed', () => {
  const other = scenario({ definitions })
    .corp({ hqIce: [rezzed('Event Horizon')], rndIce: [rezzed('Enigma')] })
    .encountering('Enigma')
  other.runner.passes()
  expect(() => other.corp.uses('Event Horizon')).toThrow('there is no run against this server')
  const noRun = scenario({ definitions })
    .corp({ hqIce: [rezzed('Event Horizon')] })
    .corpTurn('window')
  expect(() => noRun.corp.uses('Event Horizon')).toThrow('there is no run against this server')
  const facedown = scenario({ definitions })
    .corp({ hqIce: ['Event Horizon'] })
    .at('run.jackOut', 'HQ')
  facedown.passUntil(() => facedown.corp.question?.kind === 'paidWindow')
  expect(() => facedown.corp.uses('Event Horizon')).toThrow('Event Horizon')
})

const meet = (credits: number, rig: readonly string[] = ['Corroder', 'Mimic', 'Desperado']) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Event Horizon')] })
    .runner({ credits, rig })
    .encountering('Event Horizon')
  game.bothPass()
  return game
}

test('Event Horizon: for 3 credits each, no program is trashed and the run goes on', () => {
  const game = meet(6)
  game.runner.answers('mayPay', 'pay')
  game.runner.answers('mayPay', 'pay')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Corroder', 'Mimic'] })
  expect(game.state.run).toBeDefined()
})

test('Event Horizon: a player who does not pay loses a program that the Corp chooses, and then the run', () => {
  const game = meet(6)
  game.runner.declines()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Corroder', 'Mimic'])
  game.corp.answers('choose', 'Mimic')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 6, heap: ['Mimic'] })
  expect(game.state.run).toBeUndefined()
})

test('Event Horizon: without programs only the second subroutine hurts a Runner who cannot pay', () => {
  const game = meet(2, ['Desperado'])
  expect(game.runner).toMatchObject({ credits: 2, rig: ['Desperado'] })
  expect(game.state.run).toBeUndefined()
})
