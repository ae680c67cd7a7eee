import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from './cards/runs.ts'

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0

test('6.5.9a, 6.5.9c, 6.1.3c: after a forced encounter the effect that made it goes on where it was', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Twin')], rndIce: [rezzed('One')] })
    .encountering('Twin')
  game.bothPass()
  game.corp.answers('choose', 'One')
  expect(game.state.encountered?.title).toBe('One')
  expect(game.state.run).toMatchObject({ server: 'hq', position: 0, ice: 'Twin' })
  expect(game.corp.credits).toBe(0)
  game.bothPass()
  // The subroutine of the other ice, then the rest of this one and the next.
  expect(game.corp.credits).toBe(1 + 3 + 5)
  expect(game.state.run).toMatchObject({ server: 'hq', ice: 'Twin', phase: 'movement' })
})

test('6.5.9a: a forced encounter in another phase leaves the run at its step, and is no passing of that ice', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Wall'], rndIce: [rezzed('One')], hqRoot: [rezzed('Forcer')] })
    .runner({ rig: ['Watch icePassed', 'Watch iceEncountered'] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'One')
  expect(game.state.encountered?.title).toBe('One')
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(game.state).toMatchObject({ rule: '6.9.2b', approached: { title: 'Wall' } })
  expect([met(game, 'iceEncountered'), met(game, 'icePassed')]).toEqual([1, 0])
})

test('cr-26.03/6.5.9a/1, 6.5.9a: an encounter in an access, after which the access and the encounter around it go on', () => {
  const game = table()
    .corp({ credits: 0, deck: ['Ambush'], hqIce: [rezzed('Peeker')], rndIce: [rezzed('One')] })
    .encountering('Peeker')
  game.bothPass()
  expect(game.state.accessed?.title).toBe('Ambush')
  game.corp.answers('choose', 'One')
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(game.runner.question?.kind).toBe('midAccess')
  game.runner.passes()
  expect(game.state.run).toMatchObject({ ice: 'Peeker', phase: 'movement' })
})

test('cr-26.03/6.5.9b/1, 6.5.9b: ending the run in a forced encounter ends the phase it was made in as well', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Twin')], rndIce: [rezzed('Wall')] })
    .runner({ rig: ['Watch encounterEnded', 'Watch icePassed'] })
    .encountering('Twin')
  game.bothPass()
  game.corp.answers('choose', 'Wall')
  game.bothPass()
  // Both encounters have ended at once.
  game.runner.uses('Watch encounterEnded')
  expect(game.state.run).toBeUndefined()
  // The subroutine is finished; the next one does not resolve.
  expect(game.corp.credits).toBe(3)
  expect([met(game, 'encounterEnded'), met(game, 'icePassed')]).toEqual([2, 0])
})

test('6.5.9d: the Runner moved in a forced encounter: that goes on, then the run goes on from the new place', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Wall'], rndIce: [rezzed('Portal')], hqRoot: [rezzed('Forcer')] })
    .runner({ rig: ['Watch iceApproached'] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'Portal')
  game.bothPass()
  // It moves to the outermost position of HQ, where the Runner is approaching already; both subroutines resolve.
  expect(game.corp.credits).toBe(6)
  expect(game.state).toMatchObject({ rule: '6.9.2b', approached: { title: 'Wall' } })
})

test('6.5.9d: a move to another server in a forced encounter takes effect after it', () => {
  const game = table()
    .corp({
      credits: 0,
      hqIce: ['Wall'],
      rndIce: [rezzed('Two')],
      archivesIce: ['Toll'],
      hqRoot: [rezzed('Forcer')],
      rndRoot: [rezzed('Outermost Mover')],
    })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'Two')
  game.runner.passes()
  game.corp.uses('Outermost Mover')
  expect(game.state).toMatchObject({ encountered: { title: 'Two' }, run: { server: 'archives' } })
  game.bothPass()
  expect(game.corp.credits).toBe(3)
  game.passUntil(() => game.state.approached?.title === 'Toll')
  expect(game.state.run).toMatchObject({ server: 'archives', phase: 'approach' })
})

test('6.5.9a, 3.9.5b: what lasts for an encounter does not end with another that is forced within it', () => {
  const game = table()
    .corp({ credits: 9, hqIce: [rezzed('Two')], rndIce: [rezzed('One')], hqRoot: [rezzed('Forcer')] })
    .runner({ rig: ['Breaker'] })
    .encountering('Two')
  game.runner.uses('Breaker', 1)
  expect(game.card('Breaker').strength).toBe(3)
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'One')
  game.runner.uses('Breaker', 1)
  expect(game.card('Breaker').strength).toBe(5)
  game.bothPass()
  expect(game.state.encountered?.title).toBe('Two')
  expect(game.card('Breaker').strength).toBe(3)
  game.bothPass()
  expect(game.card('Breaker').strength).toBe(1)
})
