import { defineAllCards } from '@paydata/cards'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { cueOf } from './cues.ts'

const definitions = defineAllCards()
const cue = (game: ScenarioGame) => cueOf(occurrencesFor(game.json, 'corp'), viewFor(game.json, 'corp'))

test('a stolen agenda has a sound; if it wins the game, the end of the game sounds instead', () => {
  const agenda = { hand: ['Priority Requisition'] }
  const stolen = scenario({ definitions }).corp(agenda).accessing('Priority Requisition')
  stolen.runner.passes()
  stolen.runner.steals()
  expect(cue(stolen)).toBe('agenda')
  const won = scenario({ definitions })
    .corp(agenda)
    .runner({ stolen: ['Priority Requisition', 'Private Security Force'] })
    .accessing('Priority Requisition')
  won.runner.passes()
  won.runner.steals()
  expect(cue(won)).toBe('over')
})

test('an update that only changes credits has no sound', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .corpTurn()
  game.corp.gainsCredit()
  expect(cue(game)).toBeNull()
})
