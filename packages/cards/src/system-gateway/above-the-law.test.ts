import { card, facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[]) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [card('Above the Law', { advanced: 3 })] }] })
    .runner({ rig })
    .corpTurn('window')

test('Above the Law may trash 1 installed resource when it is scored', () => {
  const game = begin(['Wyldside', 'Corroder', 'Crash Space', 'The Toolbox'])
  game.corp.scores('Above the Law')
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Wyldside', 'Crash Space'])
  const saved = game.save()
  game.corp.answers('choose', 'Crash Space')
  expect(game.runner.heap).toEqual(['Crash Space'])
  game.restore(saved)
  game.corp.answers('choose', 'Wyldside')
  expect(game.runner.heap).toEqual(['Wyldside'])
})

test('Above the Law does not need to trash a resource', () => {
  const game = begin(['Wyldside'])
  game.corp.scores('Above the Law')
  game.corp.declines()
  expect(game.runner).toMatchObject({ heap: [], rig: ['Wyldside'] })
})

test('Above the Law asks nothing while no resource is installed', () => {
  const game = begin(['Corroder'])
  game.corp.scores('Above the Law')
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp.scored).toEqual(['Above the Law'])
})

test('CR 1.8.4b: a resource that is installed facedown is none that Above the Law could trash', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Above the Law', { advanced: 3 })] }] })
    .runner({ rig: [facedown('Wyldside'), 'Crash Space'] })
    .corpTurn('window')
  game.corp.scores('Above the Law')
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Crash Space'])
})

test('Above the Law trashes nothing when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Above the Law'] }] })
    .runner({ rig: ['Wyldside'] })
    .accessing('Above the Law')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.rig).toEqual(['Wyldside'])
})
