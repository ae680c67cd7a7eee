import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const running = (archivesIce: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('Proprionegation', { counters: { agenda: 1 } })],
      archives: ['Enigma'],
      archivesIce,
      hqIce: [rezzed('Wall of Static')],
    })
    .encountering('Wall of Static')
  game.runner.passes()
  return game
}

test('Proprionegation gets a counter when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Proprionegation', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Proprionegation')
  expect(game.card('Proprionegation').counters).toMatchObject({ agenda: 1 })
})

test('CR 6.2.8: Proprionegation moves the Runner to the outermost ice of Archives, which they approach', () => {
  const game = running(['Chum', 'Enigma'])
  game.corp.uses('Proprionegation')
  expect(game.state.run).toMatchObject({ server: 'archives' })
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Enigma')
  expect(game.card('Proprionegation').counters.agenda ?? 0).toBe(0)
})

test('Proprionegation: with no ice there the Runner goes on to Archives and breaches it', () => {
  const game = running()
  game.corp.uses('Proprionegation')
  expect(game.state.run).toMatchObject({ server: 'archives' })
  game.passUntil('success')
  expect(game.state.log.find(each => each.what === 'runSuccessful')?.server).toBe('archives')
})

test('Proprionegation cannot be used outside of a run', () => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Proprionegation', { counters: { agenda: 1 } })] })
    .corpTurn('window')
  expect(() => game.corp.uses('Proprionegation')).toThrow('run')
})

test('Proprionegation without a counter cannot be used', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Proprionegation'], hqIce: [rezzed('Wall of Static')] })
    .encountering('Wall of Static')
  game.runner.passes()
  expect(() => game.corp.uses('Proprionegation')).toThrow('counter')
})
