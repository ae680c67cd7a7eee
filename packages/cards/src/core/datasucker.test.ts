import { all, encounter, from } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Datasucker gets a virus counter from a successful run on a central server', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Datasucker'] })
    .running('Archives')
  game.passUntil('runEnds')
  expect(game.card('Datasucker').counters.virus).toBe(1)
})

test('Datasucker gets nothing from a run on a remote server', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ ice: ['Enigma'] }] })
    .runner({ rig: ['Datasucker'] })
    .running('Server 1')
  game.passUntil('runEnds')
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
})

test('Datasucker weakens the encountered ice, also below 0, until the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 9, rig: [card('Datasucker', { counters: { virus: 2 } })] })
    .encountering('Rototurret')
  game.runner.uses('Datasucker')
  game.runner.uses('Datasucker')
  expect(game.card('Rototurret').strength).toBe(-2)
  expect(game.card('Datasucker').counters.virus).toBe(0)
  game.bothPass()
  game.corp.answers('choose', 'Datasucker')
  expect(game.card('Rototurret').strength).toBe(0)
})

test('Datasucker cannot be used outside an encounter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: [card('Datasucker', { counters: { virus: 1 } })] })
    .approaching('Enigma')
  expect(() => game.runner.uses('Datasucker')).toThrow('you are not encountering a rezzed piece of ice')
})

test('Datasucker has its counter before the breach', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Datasucker'] })
    .running('R&D')
  game.passUntil('breach')
  expect(game.card('Datasucker').counters.virus).toBe(1)
})

test('ruling: Datasucker: not in an encounter with ice that is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ rig: [card('Datasucker', { counters: { virus: 1 } })] })
    .approaching('Enigma')
  game.fiat.resolve('runner', encounter(all(from('ice'))))
  expect(game.state.encountered?.rezzed).toBe(false)
  expect(() => game.runner.uses('Datasucker')).toThrow('CR 9.3.2')
})

test('Datasucker: the ice has its strength again when the encounter has ended', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Mine')] })
    .runner({ rig: [card('Datasucker', { counters: { virus: 1 } })] })
    .encountering('Data Mine')
  game.runner.uses('Datasucker')
  expect(game.card('Data Mine').strength).toBe(1)
  game.fiat.markBroken('Data Mine', 0)
  game.passUntil('jackOut')
  expect(game.card('Data Mine').strength).toBe(2)
})
