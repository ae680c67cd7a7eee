import { openly } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Side, Viewer } from '../../src/index.ts'
import {
  concede,
  momentOf,
  newGame,
  occurrencesFor,
  refusedFor,
  updateFor,
  viewFor,
} from '../../src/index.ts'
import { plainGame } from '../laws/plain-cards.ts'

const game = newGame(plainGame('viewers'))
const held = { view: viewFor(game, 'corp') }

/** Everything that is made for one viewer. */
const made: readonly ((viewer: Viewer) => unknown)[] = [
  viewer => viewFor(game, viewer),
  viewer => updateFor(momentOf(game), viewer, held),
  viewer => occurrencesFor(game, viewer),
  viewer => refusedFor(game, viewer),
]

test('whoever is no viewer is shown nothing, and told who could be', () => {
  for (const nobody of ['mars', '', 'Corp', '__proto__', undefined, null, 0, ['corp'], Object.create(null)])
    for (const make of made)
      expect(() => make(nobody as Viewer)).toThrow(/^no viewer .*: there are "corp", "runner", "spectator"/)
})

test('nobody sees everything while the game is on', () => {
  for (const make of made) expect(() => make('all')).toThrow('only once the game is over')
})

test('when the game is over, everything may be seen', () => {
  const outcome = concede(game, 'corp')
  if (!outcome.ok) throw new Error(outcome.why)
  const view = viewFor(outcome.game, 'all')
  expect(view.corp.hand.cards).toHaveLength(5)
  expect(view.runner.deck.cards.map(card => card.face?.definition)).not.toContain(undefined)
  expect(occurrencesFor(outcome.game, 'all').map(({ what }) => what)).toContain('gameEnded')
})

test('tests may look openly into a game that is on', () => {
  expect(openly.viewFor(game, 'all').corp.hand.cards).toHaveLength(5)
})

test('only a player can concede, once, and only a game that is on', () => {
  const before = JSON.stringify(game)
  for (const nobody of ['spectator', 'all', 'mars', '__proto__', '', undefined, null, 0, ['corp']])
    expect(concede(game, nobody as Side)).toEqual({ ok: false, why: 'notAPlayer' })
  expect(JSON.stringify(game)).toBe(before)
  const outcome = concede(game, 'runner')
  if (!outcome.ok) throw new Error(outcome.why)
  expect(outcome.game.over).toEqual({ winner: 'corp', how: 'concession' })
  expect(concede(outcome.game, 'corp')).toEqual({ ok: false, why: 'gameOver' })
})

test('when both concede nobody wins, and everybody is told so', () => {
  const outcome = concede(game, 'both')
  if (!outcome.ok) throw new Error(outcome.why)
  expect(outcome.game.over).toEqual({ winner: null, how: 'agreement' })
  expect(outcome.game.waiting).toEqual([])
  const [ended] = occurrencesFor(outcome.game, 'spectator')
  expect(ended).toMatchObject({ what: 'gameEnded', by: null, kind: 'agreement' })
  expect(concede(outcome.game, 'both')).toEqual({ ok: false, why: 'gameOver' })
})
