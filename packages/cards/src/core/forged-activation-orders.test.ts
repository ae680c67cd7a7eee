import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('ruling: Forged Activation Orders: the Corp rezzes the chosen ice and pays for it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Enigma'] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  game.runner.answers('choose', 'Enigma')
  game.corp.answers('may', 'yes')
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, archives: [] })
})

test('Forged Activation Orders: otherwise the ice is trashed facedown', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Enigma'] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  game.runner.answers('choose', 'Enigma')
  game.corp.answers('may', 'no')
  expect(game.corp.archivesFacedown).toEqual(['Enigma'])
})

test('ruling: Forged Activation Orders: the ice costs what it costs, so a poor Corp trashes it', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 2,
      hqIce: ['Enigma'],
      rndIce: [rezzed('Hunter'), 'Chum'],
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Enigma', 'Chum'])
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  game.runner.answers('choose', 'Enigma')
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 2, archivesFacedown: ['Enigma'] })
  expect(game.state.log.find(each => each.what === 'trashed')?.by).toBe('corp')
})

test('CR 1.16.10a: the Corp may decline to forfeit an agenda for Archer, which is trashed then', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hqIce: ['Archer'], scored: ['Hostile Takeover'] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  game.runner.answers('choose', 'Archer')
  game.corp.agrees()
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 4, scored: ['Hostile Takeover'], archives: ['Archer'] })
})

test('Forged Activation Orders without unrezzed ice asks the Corp nothing: there is no ice to rez', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: [rezzed('Enigma')], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  expect(game.corp.question).toBeUndefined()
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Forged Activation Orders'] })
})

test('Forged Activation Orders: a Corp that cannot pay is asked all the same, as nobody else knows that (CR 10.2.2)', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: ['Tollbooth'] })
    .runner({ credits: 1, hand: ['Forged Activation Orders'] })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  game.runner.answers('choose', 'Tollbooth')
  expect(game.corp.question?.kind).toBe('confirm')
})
