import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number, rig: Parameters<ReturnType<typeof scenario>['runner']>[0]['rig'] = []) =>
  scenario({ definitions })
    .corp({ credits: 1, hand: ['Retribution'] })
    .runner({ tags, rig })
    .corpTurn()

test('Retribution trashes a program or a piece of hardware that the Corp chooses, and no resource', () => {
  const game = begin(1, ['Corroder', 'Wyldside', 'The Toolbox'])
  game.corp.plays('Retribution')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Corroder', 'The Toolbox'])
  const saved = game.save()
  game.corp.answers('choose', 'The Toolbox')
  expect(game.runner).toMatchObject({ heap: ['The Toolbox'], tags: 1 })
  game.restore(saved)
  game.corp.answers('choose', 'Corroder')
  expect(game.runner.heap).toEqual(['Corroder'])
})

test('Retribution can be played only if the Runner is tagged', () => {
  const game = begin(0, ['Corroder'])
  expect(() => game.corp.plays('Retribution')).toThrow('the Runner is not tagged')
})

test('CR 1.8.4b: hardware that is installed facedown is none that Retribution could trash', () => {
  const game = begin(1, [facedown('The Toolbox'), 'Corroder'])
  game.corp.plays('Retribution')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Corroder'])
})
