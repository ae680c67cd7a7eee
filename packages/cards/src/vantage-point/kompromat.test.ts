import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object) =>
  scenario({ definitions })
    .corp({ credits: 0, hand: [], ...corp })
    .runner({ credits: 20, hand: ['Kompromat', 'Diesel', 'Diesel', 'Diesel'], rig: ['Corroder', 'Mimic'] })
    .runnerTurn()

/** Kompromat was played on HQ, R&D being protected as well, and the run has ended. */
const ended = (corp: object) => {
  const game = begin({ rndIce: [rezzed('Hunter')], ...corp })
  game.runner.plays('Kompromat')
  game.runner.answers('server', 'HQ')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm' || asks === 'action'))
  return game
}

test('Kompromat runs a server that is protected by ice, rezzed or not', () => {
  const game = begin({
    hqIce: ['Ice Wall'],
    remotes: [{ ice: [rezzed('Tithe')], root: ['PAD Campaign'] }, { root: ['PAD Campaign'] }],
  })
  game.runner.plays('Kompromat')
  expect(game.runner.question?.options.map(({ server }) => server)).toEqual(['hq', 'remote1'])
})

test('Kompromat gives 1 bad publicity after a successful run, unless the Corp derezzes ice of that server', () => {
  const game = ended({ hqIce: [rezzed('Tithe'), rezzed('Whitespace')] })
  const asked = game.save()
  game.corp.declines()
  expect(game.corp.badPublicity).toBe(1)
  expect(game.card('Tithe').rezzed).toBe(true)
  game.restore(asked)
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Tithe', 'Whitespace'])
  game.corp.answers('payment', 'Whitespace')
  expect(game.corp.badPublicity).toBe(0)
  expect(game.card('Whitespace').rezzed).toBe(false)
  expect(game.card('Tithe').rezzed).toBe(true)
})

test('CR 1.16.11b: Kompromat gives its bad publicity where there is no rezzed ice to derez', () => {
  const game = ended({ hqIce: ['Ice Wall'] })
  expect(game.corp.badPublicity).toBe(1)
})

test('Kompromat gives nothing after a run that was not successful', () => {
  const game = ended({ hqIce: [rezzed('Wall of Static')] })
  expect(game.corp.badPublicity).toBe(0)
  expect(game.corp.question).toBeUndefined()
})

test('CR 6.1.2b: Kompromat speaks of the server that was attacked in the end', () => {
  const game = begin({ hqIce: [rezzed('Tithe')], rndIce: [rezzed('Hunter')], deck: ['Enigma'] })
  game.runner.plays('Kompromat')
  game.runner.answers('server', 'HQ')
  game.passUntil('encounter')
  game.fiat.resolve('runner', changeServer('rnd'))
  game.finishRun({ accesses: 'pass' })
  game.corp.agrees()
  game.corp.answers('payment', 'Hunter')
  expect(game.card('Hunter').rezzed).toBe(false)
  expect(game.card('Tithe').rezzed).toBe(true)
})

test('Kompromat is removed from the game, whether its run was successful or not', () => {
  const successful = ended({ hqIce: [rezzed('Tithe')] })
  successful.corp.declines()
  for (const game of [successful, ended({ hqIce: [rezzed('Wall of Static')] })]) {
    game.passUntil('nextAction')
    expect(game.card('Kompromat').zone).toBe('removed')
    expect(game.runner.heap).not.toContain('Kompromat')
  }
})
