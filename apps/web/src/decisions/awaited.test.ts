import { defineAllCards } from '@paydata/cards'
import type { Side, Viewer } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { awaitedText } from './awaited.ts'

for (const part of ['page', 'table'] as const) await loadWords(part)

const definitions = defineAllCards()
const told = (game: ScenarioGame, viewer: Viewer) => awaitedText(viewFor(game.json, viewer))

/** Passes until a side is asked, and says what another viewer is told then. */
function whileAsked(game: ScenarioGame, side: Side, viewer: Viewer): string | null {
  while (game.json.waiting[0]?.for !== side) game[game.json.waiting[0]?.for ?? 'corp'].passes()
  return told(game, viewer)
}

const approach = (ice: string, root: string) =>
  scenario({ definitions })
    .corp({ credits: 9, hqIce: [ice], hqRoot: [root], hand: ['Hedge Fund'] })
    .runner({ rig: ['Corroder'] })
    .approaching(ice)

test('while the Corp may rez the approached ice, the Runner is told of which server', () => {
  expect(whileAsked(approach('Enigma', 'Red Herrings'), 'corp', 'runner')).toBe('They may rez the ice on HQ.')
})

test('nothing of what is said comes from a card that is hidden', () => {
  for (const viewer of ['runner', 'spectator'] as const) {
    const [one, other] = [
      approach('Enigma', 'Red Herrings'),
      approach('Ice Wall', 'Corporate Troubleshooter'),
    ].map(game => whileAsked(game, 'corp', viewer))
    expect(one).toBe(other)
  }
})

test('the Corp is told which ice the Runner is at, and how many subroutines are left', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: ['Gordian Blade'], credits: 9 })
    .encountering('Enigma')
  expect(told(game, 'corp')).toBe('They may break up to 2 subroutines of Enigma.')
  expect(told(game, 'spectator')).toBe('They may break up to 2 subroutines of Enigma.')
  expect(told(game, 'runner')).toBeNull()
})

test('an action is told with the clicks that are left', () => {
  const game = scenario({ definitions }).corp({}).runner({ clicks: 1 }).runnerTurn()
  expect(told(game, 'corp')).toBe('They choose an action, with 1 click left.')
})

test('whoever waits for nobody is told nothing', () => {
  const game = scenario({ definitions }).corp({}).corpTurn()
  expect(told(game, 'corp')).toBeNull()
})
