import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Leech gets a counter from a central server and weakens ice with it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: ['Leech'] })
    .runnerTurn()
  game.runner.runs('Archives')
  game.passUntil('nextAction')
  expect(game.card('Leech').counters.virus).toBe(1)
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.uses('Leech')
  expect(game.card('Enigma').strength).toBe(1)
})
