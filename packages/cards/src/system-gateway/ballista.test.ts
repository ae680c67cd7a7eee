import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ballista')] })
    .runner({ rig })
    .encountering('Ballista')
  game.bothPass()
  return game
}

test('Ballista: the Corp may choose to trash 1 installed program, and the run goes on', () => {
  const game = begin(['Corroder', 'Wyldside', 'Mimic', 'The Toolbox'])
  game.corp.answers('effect', 'Trash 1 installed program')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Corroder', 'Mimic'])
  const saved = game.save()
  game.corp.answers('choose', 'Mimic')
  expect(game.runner.heap).toEqual(['Mimic'])
  expect(game.state.run?.server).toBe('hq')
  game.restore(saved)
  game.corp.answers('choose', 'Corroder')
  expect(game.runner.heap).toEqual(['Corroder'])
})

test('Ballista: the Corp may choose to end the run, and no program is trashed', () => {
  const game = begin(['Corroder'])
  game.corp.answers('effect', 'End the run')
  expect(game.state.run).toBeUndefined()
  expect(game.runner).toMatchObject({ heap: [], rig: ['Corroder'] })
})

test('Ballista ends the run of a Runner without programs', () => {
  const game = begin(['Wyldside'])
  game.corp.answers('effect', 'End the run')
  expect(game.state.run).toBeUndefined()
})
