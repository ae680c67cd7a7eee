import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[], runner: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, hand: ['Principia'], rig, ...runner })

test('Principia costs 1 credit less to install for each other installed icebreaker', () => {
  const alone = begin([]).runnerTurn()
  alone.runner.installs('Principia')
  expect(alone.runner.credits).toBe(9 - 4)
  const paid = (...rig: string[]) => {
    const game = begin(rig).runnerTurn()
    game.runner.installs('Principia')
    game.runner.answers('trashLike', 'continue')
    return 9 - game.runner.credits
  }
  expect(paid('Mimic')).toBe(3)
  expect(paid('Mimic', 'Corroder')).toBe(2)
  expect(paid('Gourmand', 'Decoy')).toBe(4)
})

test('CR 8.5.16c: an icebreaker that is trashed as Principia is installed does not count', () => {
  const game = begin(['Mimic', 'Corroder']).runnerTurn()
  game.runner.installs('Principia')
  game.runner.answers('trashLike', 'Mimic')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner).toMatchObject({ credits: 6, heap: ['Mimic'] })
})

test('CR 1.16.1: Principia cannot be installed by a player who has not the rest of its cost', () => {
  expect(() => begin(['Mimic'], { credits: 2 }).runnerTurn().runner.installs('Principia')).toThrow(
    'CR 1.16.1',
  )
})

test('Principia breaks 1 barrier subroutine for 1 credit, and gets 2 strength for 2', () => {
  const game = begin(['Principia'], { hand: [] }).encountering('Wall of Static')
  expect(() => game.runner.uses('Principia', 1)).toThrow('strength')
  game.runner.uses('Principia', 2)
  expect(game.card('Principia').strength).toBe(4)
  game.runner.uses('Principia', 1)
  expect(game.runner.credits).toBe(6)
  game.passUntil('jackOut')
  expect(game.card('Principia').strength).toBe(2)
})

test('Principia breaks 1 subroutine at a time where there are several', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Bran 1.0')] })
    .runner({ credits: 9, rig: ['Principia'] })
    .encountering('Bran 1.0')
  game.runner.uses('Principia', 2)
  game.runner.uses('Principia', 2)
  game.runner.uses('Principia', 1)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
})

test('CR 3.9.5h: Principia breaks no other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, rig: ['Principia'] })
    .encountering('Enigma')
  expect(() => game.runner.uses('Principia', 1)).toThrow('CR 3.9.5h')
})
