import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Marrow gives 1 memory and 3 hand size, and does 1 core damage as it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['Marrow', 'Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Marrow')
  expect(game.runner).toMatchObject({ memory: 5, coreDamage: 1, handSize: 7 })
  expect(game.runner.hand).toHaveLength(1)
})

test('Marrow sabotages 1 when the Corp scores an agenda, and not when the Runner steals one', () => {
  const begin = (hand: readonly string[]) =>
    scenario({ definitions })
      .corp({
        hand,
        deck: ['Enigma', 'Chum'],
        remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }],
      })
      .runner({ rig: ['Marrow'] })
  const scores = begin(['Hedge Fund']).corpTurn('window')
  scores.corp.scores('Hostile Takeover')
  scores.passUntil(() => scores.corp.question?.kind !== 'reaction')
  scores.corp.answers('sabotage')
  expect(scores.corp.archives).toEqual(['Enigma'])
  const steals = begin(['Nisei MK II']).accessing('Nisei MK II')
  steals.finishRun({ accesses: 'steal' })
  expect(steals.runner.stolen).toEqual(['Nisei MK II'])
  expect(steals.corp.archives).toEqual([])
})
