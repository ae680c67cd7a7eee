import { card as put, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (power: number) =>
  scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Hunter', 'Enigma'], hand: ['Ice Wall', 'Archer', 'Tollbooth'] })
    .runner({ credits: 9, rig: [put('Devadatta Drone', { counters: { power } })] })
    .runnerTurn()
type Game = ReturnType<typeof begin>
const accesses = (game: Game) => {
  game.finishRun({ accesses: 'pass' })
  return game.state.log.filter(({ what }) => what === 'accessed').length
}

test('Devadatta Drone gets 2 power counters when it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Devadatta Drone'] })
    .runnerTurn()
  game.runner.installs('Devadatta Drone')
  expect(game.card('Devadatta Drone').counters).toMatchObject({ power: 2 })
})

test('Devadatta Drone may remove 1 counter to access 1 additional card of R&D', () => {
  const game = begin(2)
  game.runner.runs('R&D')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.agrees()
  expect(accesses(game)).toBe(2)
  expect(game.card('Devadatta Drone').counters).toMatchObject({ power: 1 })
})

test('Devadatta Drone gives the additional card for one breach', () => {
  const game = begin(2)
  game.runner.runs('R&D')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.agrees()
  accesses(game)
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.declines()
  expect(accesses(game)).toBe(3)
  expect(game.card('Devadatta Drone').counters).toMatchObject({ power: 1 })
})

test('Devadatta Drone without a counter offers nothing', () => {
  const game = begin(0)
  game.runner.runs('R&D')
  expect(accesses(game)).toBe(1)
})

test('Devadatta Drone does nothing when HQ is breached', () => {
  const game = begin(2)
  game.runner.runs('HQ')
  expect(accesses(game)).toBe(1)
})

test('CR 9.1.6: two Devadatta Drones give 2 additional cards', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Hunter', 'Enigma', 'Ice Wall'] })
    .runner({
      rig: [
        put('Devadatta Drone', { counters: { power: 1 } }),
        put('Devadatta Drone', { counters: { power: 1 } }),
      ],
    })
    .runnerTurn()
  game.runner.runs('R&D')
  const isAsked = (asks: string) => game.passUntil(({ waiting }) => waiting.some(each => each.asks === asks))
  isAsked('reaction')
  game.runner.answers('reaction', 'Devadatta Drone')
  game.runner.agrees()
  isAsked('confirm')
  game.runner.agrees()
  expect(accesses(game)).toBe(3)
})

test('Devadatta Drone gets no counters when another program is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Mimic'], rig: ['Devadatta Drone'] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.runner.continues()
  expect(game.runner.programs).toContain('Mimic')
  expect(game.card('Devadatta Drone').counters.power ?? 0).toBe(0)
})
