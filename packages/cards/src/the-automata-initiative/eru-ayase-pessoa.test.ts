import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const runsArchives = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Enigma', 'Chum'], archives: ['Hunter'] })
    .runner({ rig: ['Eru Ayase-Pessoa'], stolen })
    .runnerTurn()
  game.runner.uses('Eru Ayase-Pessoa')
  return game
}
const accessed = (game: ReturnType<typeof runsArchives>) =>
  game.state.log.filter(each => each.what === 'accessed').length

test('Eru Ayase-Pessoa runs Archives for a click and a tag, and breaches R&D', () => {
  const game = runsArchives([])
  expect(game.runner).toMatchObject({ clicks: 3, tags: 1 })
  expect(game.state.run).toMatchObject({ server: 'archives' })
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.flatMap(each => (each.what === 'accessed' ? [each.card] : []))).toEqual([
    'Hedge Fund',
  ])
})

test('Eru Ayase-Pessoa accesses 1 additional card at threat level 3', () => {
  const game = runsArchives(['Priority Requisition'])
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(2)
})

test('Eru Ayase-Pessoa accesses no additional card in a run on R&D, and is used once each turn', () => {
  const game = runsArchives(['Priority Requisition'])
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Eru Ayase-Pessoa')).toThrow('CR 9.3.6g')
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(3)
})
