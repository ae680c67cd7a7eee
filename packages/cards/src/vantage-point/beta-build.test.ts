import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (deck: readonly string[], more: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')], hand: ['Enigma'] })
    .runner({ credits: 3, hand: ['Beta Build'], deck, ...more })
    .runnerTurn()

/** Beta Build was played, and installed this program. */
const built = (program: string, server: string, deck = ['Diesel', 'Corroder', 'Parasite', 'Magnum Opus']) => {
  const game = begin(deck)
  game.runner.plays('Beta Build')
  game.runner.answers('search', program)
  game.runner.answers('server', server)
  return game
}

test('Beta Build finds 1 program that is no virus, and installs it at no cost', () => {
  const game = begin(['Diesel', 'Corroder', 'Parasite', 'Magnum Opus'])
  game.runner.plays('Beta Build')
  expect(game.runner.question).toMatchObject({ kind: 'search', min: 0, max: 1 })
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual(['Corroder', 'Magnum Opus'])
  game.runner.answers('search', 'Magnum Opus')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Magnum Opus'], clicks: 3 })
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd', 'archives'])
})

test('Beta Build puts the program on top of the stack when the run ends, also when it was not successful', () => {
  const game = built('Magnum Opus', 'HQ')
  game.passUntil('encounter')
  expect(game.runner.programs).toEqual(['Magnum Opus'])
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ programs: [], heap: ['Beta Build'] })
  expect(game.runner.deck[0]).toBe('Magnum Opus')
})

test('Beta Build lets the program be used in the run', () => {
  const game = built('Corroder', 'HQ')
  game.fiat.set({ runner: { credits: 2 } })
  game.passUntil('encounter')
  game.runner.uses('Corroder', 0)
  game.passUntil('success')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.runner.deck[0]).toBe('Corroder')
})

test('Beta Build leaves a program where it is that has been uninstalled in the run', () => {
  const game = built('Corroder', 'HQ')
  game.passUntil('encounter')
  game.fiat.trash('Corroder')
  game.passUntil('nextAction')
  expect(game.runner.heap.sort()).toEqual(['Beta Build', 'Corroder'])
})

test('CR 1.12.1: Beta Build leaves a program alone that was uninstalled and is installed again', () => {
  const game = built('Corroder', 'HQ')
  game.passUntil('encounter')
  game.fiat.move('Corroder', 'grip')
  game.fiat.move('Corroder', 'rig')
  game.passUntil('nextAction')
  expect(game.runner.programs).toEqual(['Corroder'])
})

test('Beta Build makes its run also when nothing is found, and a later run moves nothing', () => {
  const game = begin(['Diesel', 'Parasite', 'Corroder'])
  game.runner.plays('Beta Build')
  game.runner.answers('search')
  game.runner.answers('server', 'Archives')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 0, programs: [], heap: ['Beta Build'] })
  expect(game.runner.deck).toHaveLength(3)
  const later = built('Corroder', 'Archives')
  later.passUntil('nextAction')
  later.fiat.move('Corroder', 'rig')
  later.runner.runs('Archives')
  later.passUntil('nextAction')
  expect(later.runner.programs).toEqual(['Corroder'])
})

test('CR 8.7.2b: Beta Build finds no program that could not be installed, such as a trojan without ice', () => {
  const found = (hqIce: readonly string[]) => {
    const game = scenario({ definitions })
      .corp({ hqIce })
      .runner({ credits: 3, hand: ['Beta Build'], deck: ['Chromatophores', 'Corroder'] })
      .runnerTurn()
    game.runner.plays('Beta Build')
    return game.runner.question?.options.map(option => option.card).toSorted()
  }
  expect(found([])).toEqual(['Corroder'])
  expect(found(['Enigma'])).toEqual(['Chromatophores', 'Corroder'])
})
