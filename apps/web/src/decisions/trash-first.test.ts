import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { couldTrashFirst } from './trash-first.ts'

const definitions = defineAllCards()

function couldCorp(game: ScenarioGame): boolean {
  const view = viewFor(game.json, 'corp')
  if (view.question?.asks !== 'server') throw new Error('no server is asked for')
  return couldTrashFirst(view, view.question)
}

test('the Corp may trash cards first where it chooses the server for what it installs', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqIce: ['Ice Wall'] })
    .corpTurn()
  game.corp.installs('Enigma')
  expect(couldCorp(game)).toBe(true)
})

test('the Corp trashes no cards first where it chooses the server to which it moves a card', () => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('Lotus Haze', { counters: { agenda: 1 } })],
      hqRoot: [rezzed('Manegarm Skunkworks')],
      remotes: [{ root: [rezzed('Nico Campaign')] }],
    })
    .corpTurn('window')
  game.corp.uses('Lotus Haze')
  game.corp.answers('choose', 'Manegarm Skunkworks')
  expect(couldCorp(game)).toBe(false)
})

test('the Runner may trash programs first where one can be installed beside others', () => {
  const could = (rig: readonly string[]): boolean => {
    const game = scenario({ definitions })
      .runner({ credits: 9, hand: ['Corroder'], rig })
      .runnerTurn()
    const view = viewFor(game.json, 'runner')
    return view.question !== null && couldTrashFirst(view, view.question)
  }
  expect(could(['Gordian Blade'])).toBe(true)
  expect(could([])).toBe(false)
})
