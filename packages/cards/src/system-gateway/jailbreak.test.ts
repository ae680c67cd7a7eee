import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object = {}) =>
  scenario({ definitions })
    .corp({ hand: ['Ice Wall', 'Ice Wall', 'Ice Wall'], deck: ['Ice Wall', 'Ice Wall', 'Ice Wall'], ...more })
    .runner({ hand: ['Jailbreak'], deck: ['Diesel', 'Corroder'] })
    .runnerTurn()
const accesses = (game: ReturnType<typeof begin>) =>
  game.state.log.filter(({ what }) => what === 'accessed').length

test('Jailbreak runs HQ or R&D and nothing else', () => {
  const game = begin()
  game.runner.plays('Jailbreak')
  expect(game.runner.question?.options.map(({ server }) => server)).toEqual(['hq', 'rnd'])
})

test.each(['HQ', 'R&D'])('Jailbreak draws 1 card and accesses 2 cards of %s', server => {
  const game = begin()
  game.runner.plays('Jailbreak')
  game.runner.chooses(server)
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.hand).toEqual(['Diesel'])
  expect(accesses(game)).toBe(2)
})

test('Jailbreak draws nothing when the run is not successful', () => {
  const game = begin({ hqIce: [rezzed('Ice Wall')] })
  game.runner.plays('Jailbreak')
  game.runner.chooses('HQ')
  game.passUntil('nextAction')
  expect(game.runner.hand).toEqual([])
  expect(accesses(game)).toBe(0)
})

test('Jailbreak accesses nothing more in a later run', () => {
  const game = begin()
  game.runner.plays('Jailbreak')
  game.runner.chooses('HQ')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(3)
})

test('CR 6.7.4a: Jailbreak helps at the other of its two servers, and not at Archives', () => {
  const moved = (server: 'rnd' | 'archives') => {
    const game = begin({ archives: ['Ice Wall'] })
    game.runner.plays('Jailbreak')
    game.runner.chooses('HQ')
    game.fiat.resolve('runner', changeServer(server))
    game.finishRun({ accesses: 'pass' })
    return game
  }
  expect(moved('rnd').runner.hand).toEqual(['Diesel'])
  expect(accesses(moved('rnd'))).toBe(2)
  expect(moved('archives').runner.hand).toEqual([])
})
