import { rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (credits: number, ice = 'Ice Wall', runs = false) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits, rig: ['Marjanah'] })
  return (runs ? game.history(successfulRun('archives')) : game).encountering(ice)
}

test('Marjanah breaks 1 barrier subroutine for 2 credits', () => {
  const game = meeting(2)
  game.runner.uses('Marjanah', 0)
  expect(game.card('Ice Wall').subroutines.every(({ broken }) => broken)).toBe(true)
  expect(game.runner.credits).toBe(0)
})

test('Marjanah breaks it for 1 credit after a successful run this turn', () => {
  const game = meeting(1, 'Ice Wall', true)
  game.runner.uses('Marjanah', 0)
  expect(game.card('Ice Wall').subroutines.every(({ broken }) => broken)).toBe(true)
  expect(game.runner.credits).toBe(0)
})

test('CR 1.16.1: Marjanah breaks nothing for 1 credit before a run was successful this turn', () => {
  expect(() => meeting(1).runner.uses('Marjanah', 0)).toThrow('CR 1.16.1')
})

test('Marjanah is made 1 stronger for 1 credit, whatever runs were made', () => {
  const game = meeting(4, 'Wall of Static', true)
  expect(() => game.runner.uses('Marjanah', 0)).toThrow('CR 3.9.5g')
  game.runner.uses('Marjanah', 1)
  game.runner.uses('Marjanah', 1)
  expect(game.card('Marjanah').strength).toBe(3)
  expect(game.runner.credits).toBe(2)
  game.runner.uses('Marjanah', 0)
  expect(game.runner.credits).toBe(1)
})

test('Marjanah breaks no other ice', () => {
  const game = meeting(5, 'Enigma')
  game.runner.uses('Marjanah', 1)
  expect(() => game.runner.uses('Marjanah', 0)).toThrow('CR 3.9.5h')
})

test('Marjanah breaks 1 subroutine at a time where there are several', () => {
  const game = meeting(9, 'Bran 1.0')
  for (let strength = 1; strength < 6; strength++) game.runner.uses('Marjanah', 1)
  game.runner.uses('Marjanah', 0)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
})
