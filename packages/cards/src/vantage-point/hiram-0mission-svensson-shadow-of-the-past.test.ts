import { all, damage, from, suffer, trash } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const hiram = 'Hiram “0mission” Svensson: Shadow of the Past'
const begin = (runner: object, corp: object = {}) =>
  scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter'], ...corp })
    .runner({ identity: hiram, credits: 9, ...runner })
type Game = ReturnType<ReturnType<typeof begin>['runnerTurn']>

/** The cards that the Runner has looked at. */
const seen = (game: Game) =>
  game.state.log.flatMap(({ what, by, card }) => (what === 'lookedAt' && by === 'runner' ? [card] : []))

test('Hiram looks at the top card of R&D when the Runner installs hardware, and at nothing for other cards', () => {
  const game = begin({ hand: ['Desperado', 'Mimic'] }).runnerTurn()
  game.runner.installs('Mimic')
  game.passUntil('nextAction')
  expect(seen(game)).toEqual([])
  game.runner.installs('Desperado')
  game.passUntil('nextAction')
  expect(seen(game)).toEqual(['Enigma'])
  expect(game.corp.deck).toEqual(['Enigma', 'Hunter'])
})

test('Hiram looks when the Runner trashes hardware from the grip', () => {
  const game = begin({ hand: ['Desperado', 'Diesel'], rig: ['Methuselah'] }).runnerTurn()
  game.runner.runs('Archives')
  game.runner.agrees()
  game.runner.answers('payment', 'Desperado')
  expect(seen(game)).toEqual(['Enigma'])
})

test('Hiram looks when the Runner trashes installed hardware, not when it is another card', () => {
  const game = begin({ rig: ['Aesop’s Pawnshop', 'Grimoire', 'Mimic'] }).beforeRunnerTurn()
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.agrees()
  const asked = game.save()
  game.runner.answers('payment', 'Grimoire')
  expect(seen(game)).toEqual(['Enigma'])
  game.restore(asked)
  game.runner.answers('payment', 'Mimic')
  expect(seen(game)).toEqual([])
})

test('CR 10.4.2a: Hiram looks when the Runner is responsible for the damage that trashes hardware', () => {
  const game = begin({ hand: ['Grimoire'] }).runnerTurn()
  game.fiat.resolve('runner', suffer('core', 1))
  expect(game.runner.heap).toEqual(['Grimoire'])
  expect(seen(game)).toEqual(['Enigma'])
})

test('CR 1.14.5a: Hiram does not look when the Corp trashes hardware', () => {
  const game = begin({ hand: ['Grimoire'], rig: ['Desperado'] }).runnerTurn()
  game.fiat.resolve('corp', damage('net', 1), trash(all(from('rig'))))
  expect(game.runner.heap.sort()).toEqual(['Desperado', 'Grimoire'])
  expect(seen(game)).toEqual([])
})

test('CR 9.12.2a: Hiram looks once for each piece of hardware that is trashed', () => {
  const game = begin({ rig: ['Grimoire', 'Cyberfeeder', 'Mimic'] }).runnerTurn()
  game.fiat.resolve('runner', trash(all(from('rig'))))
  game.passUntil('nextAction')
  expect(seen(game)).toEqual(['Enigma', 'Enigma'])
})

test('Hiram has nothing to look at when R&D is empty', () => {
  const game = begin({ hand: ['Desperado'] }, { deck: [] }).runnerTurn()
  game.runner.installs('Desperado')
  expect(seen(game)).toEqual([])
})
