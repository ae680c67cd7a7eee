import { defineAllCards } from '@paydata/cards'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { cueOf } from './cues.ts'

const definitions = defineAllCards()
const cue = (game: ScenarioGame, eye: 'corp' | 'runner' = 'corp') =>
  cueOf(occurrencesFor(game.json, eye), viewFor(game.json, eye))

test('a turn sounds for the player whose turn begins', () => {
  const game = scenario({ definitions }).corp({}).runner({ clicks: 1 }).runnerTurn()
  game.runner.gainsCredit()
  game.passUntil(({ active }) => active === 'corp')
  expect(cue(game)).toBe('turn')
  expect(cue(game, 'runner')).toBeNull()
})

test('an update that only changes credits has no sound', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .corpTurn()
  game.corp.gainsCredit()
  expect(cue(game)).toBeNull()
})
