import { defineAllCards } from '@paydata/cards'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { canCancel } from './cancelling.ts'

const definitions = defineAllCards()

/** Whether a player who has just answered may leave what was begun by it. */
const mayLeave = (game: ScenarioGame, side: 'corp' | 'runner', followed: 'own' | 'other' = 'own'): boolean =>
  canCancel(viewFor(game.json, side), { happened: occurrencesFor(game.json, side), followed })

test('where to install and what to trash for it can be left, an action and what the other player began cannot', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Enigma'], hqIce: ['Ice Wall'] })
    .corpTurn()
  expect(mayLeave(game, 'corp')).toBe(false)
  game.corp.installs('Enigma')
  expect(mayLeave(game, 'corp')).toBe(true)
  game.corp.answers('server', 'hq')
  expect(mayLeave(game, 'corp')).toBe(true)
  expect(mayLeave(game, 'corp', 'other')).toBe(false)
})

test('what comes of an access cannot be left', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Snare!'] })
    .breaching('hq')
  game.runner.answers('candidate', 'HQ')
  expect(mayLeave(game, 'corp')).toBe(false)
})
