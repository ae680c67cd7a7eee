import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  access,
  accessAtMost,
  accessMore,
  additionalCost,
  addTo,
  always,
  arrange,
  chosen,
  clicks,
  credits,
  from,
  host,
  lasting,
  on,
  paid,
  persistent,
  running,
  trace,
  trashThis,
  type,
  untilRunEnds,
  when,
  whileAccessing,
  whileSo,
} from '../../src/vocabulary.ts'
import { identity, upgrade } from './printed.ts'

const definitions = defineCards('examples-7-4', [
  made(
    upgrade('Guard'),
    when(
      on({ what: ['runSuccessful'], server: ['here'] }),
      trace(4, { ifSuccessful: [lasting(untilRunEnds, [{ declare: 'accessOnly', card: 'self' }])] }),
    ),
  ),
  made(upgrade('Flagship'), persistent(whileSo(running(['here']), accessAtMost(1, 'self')))),
  made(resource('Pass'), always(accessMore('hq', 1))),
  made(resource('Three More'), always(accessMore('rnd', 3))),
  made(resource('Two More'), always(accessMore('rnd', 2))),
  made(program('Flask'), whileAccessing([credits(0)], [host('accessed')])),
  made(resource('Peeker'), paid([trashThis], [access(chosen(from('installed', type('asset')), 'seen'))])),
  made(asset('Office')),
  made(operation('Memo')),
  made(operation('Note')),
  made(operation('List')),
  made(identity('Frontier', 'corp'), always(additionalCost('access', [credits(1)], { server: 'remote' }))),
  made(agenda('Program'), when(on({ what: ['stolen'], card: 'self' }), arrange(3, 'rnd', 'corp'))),
  made(upgrade('Annex')),
  made(agenda('Plan')),
  made(upgrade('Strong Room'), always(additionalCost('steal', [clicks()], { cards: [type('agenda')] }))),
  made(
    identity('Laboratory', 'corp'),
    when(on({ what: ['stolen'] }), addTo(chosen(from('archives'), 'back'), 'topOfDeck')),
  ),
])
const table = () => scenario({ definitions })
const candidates = (game: ScenarioGame) =>
  game.runner.question?.kind === 'candidate'
    ? game.runner.question.options.map(option => option.card ?? option.zone)
    : []

test('cr-26.03/7.4.2/1: where nothing but one card may be accessed it is the only candidate, and then there is none', () => {
  const game = table()
    .corp({ credits: 9, hand: ['Memo'], hqRoot: [rezzed('Guard'), 'Annex'] })
    .runner({ credits: 5, rig: ['Pass'] })
    .running('hq')
  game.passUntil('success')
  game.corp.answers('traceStrength', 1)
  game.runner.answers('linkStrength', 0)
  game.passUntil('breach')
  expect(candidates(game)).toEqual(['Guard'])
  game.runner.accesses('Guard')
  game.runner.passes()
  expect(game.state).toMatchObject({ breached: undefined, run: undefined })
  expect(game.state.log.filter(line => line.what === 'accessed').map(line => line.card)).toEqual(['Guard'])
})

test('cr-26.03/7.4.2a/1: when a prohibition ends the cards are candidates again, but those that were accessed', () => {
  const game = table()
    .corp({ hand: ['Memo', 'Note', 'List'], hqRoot: [rezzed('Flagship')] })
    .runner({ rig: ['Pass', 'Flask'] })
    .breaching('hq')
  expect(candidates(game)).toEqual(['hq', 'Flagship'])
  game.fiat.nextRandom(0)
  game.runner.accesses('HQ')
  expect(game.state.accessed?.title).toBe('Memo')
  game.runner.passes()
  expect(candidates(game)).toEqual(['Flagship'])
  game.runner.accesses('Flagship')
  game.runner.uses('Flask')
  expect(game.card('Flagship').host).toBe('Flask')
  expect(candidates(game)).toEqual(['hq'])
  game.fiat.nextRandom(0)
  game.runner.accesses('HQ')
  expect(game.state.accessed?.title).toBe('Note')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})

test('cr-26.03/7.4.2b/1: a prohibition does not change the limit of random accesses, which is there when it ends', () => {
  const game = table()
    .corp({ hand: ['Memo', 'Note', 'List'], hqRoot: [rezzed('Flagship')], remotes: [{ root: ['Office'] }] })
    .runner({ rig: ['Pass', 'Flask', 'Peeker'] })
    .running('hq')
  game.runner.uses('Peeker')
  game.runner.answers('choose', 'Office')
  game.runner.passes()
  game.passUntil('breach')
  expect(candidates(game)).toEqual(['Flagship'])
  expect(viewFor(game.json, 'runner').breach).toMatchObject({ limit: 2, taken: 0 })
  game.runner.accesses('Flagship')
  game.runner.uses('Flask')
  for (let i = 0; i < 2; i++) {
    expect(candidates(game)).toEqual(['hq'])
    game.runner.accesses('HQ')
    game.runner.passes()
  }
  expect(game.state.breached).toBeUndefined()
})

test('cr-26.03/7.4.3/2: a candidate is used up although what an access costs is not paid', () => {
  const game = table()
    .corp({ identity: 'Frontier', remotes: [{ root: ['Annex', 'Office'] }] })
    .runner({ credits: 3 })
    .breaching('remote1')
  game.runner.accesses('Annex')
  game.runner.declines()
  expect(game.runner.credits).toBe(3)
  expect(candidates(game)).toEqual(['Office'])
  game.runner.accesses('Office')
  game.runner.agrees()
  game.runner.passes()
  expect(game.runner.credits).toBe(2)
  expect(game.state.log.filter(line => line.what === 'accessed').map(line => line.card)).toEqual(['Office'])
})

test('cr-26.03/7.4.7a/1: cards that are put back on top of R&D are new objects, and accessed again', () => {
  const game = table()
    .corp({ deck: ['Memo', 'Program', 'Note', 'List'] })
    .runner({ rig: ['Two More'] })
    .breaching('rnd')
  const met: (string | undefined)[] = []
  const meets = () => {
    game.runner.accesses('R&D')
    met.push(game.state.accessed?.title)
    game.runner.passes()
  }
  meets()
  meets()
  game.runner.steals()
  game.corp.answers('arrange', 'Memo', 'Note', 'List')
  meets()
  expect(met).toEqual(['Memo', 'Program', 'Memo'])
  expect(game.state.breached).toBeUndefined()
})

test('cr-26.03/7.4.7a/2: a card that is put on top of R&D is the next candidate, and what was accessed is left out', () => {
  const game = table()
    .corp({
      identity: 'Laboratory',
      deck: ['Memo', 'Plan', 'Note', 'Office'],
      archives: ['List'],
      rndRoot: [rezzed('Strong Room')],
    })
    .runner({ clicks: 2, rig: ['Three More'] })
    .breaching('rnd')
  const met: (string | undefined)[] = []
  const meets = () => {
    game.runner.accesses('R&D')
    met.push(game.state.accessed?.title)
    game.runner.passes()
  }
  meets()
  meets()
  game.runner.steals()
  expect(game.runner.clicks).toBe(1)
  game.corp.answers('choose', 'List')
  expect(game.corp.deck).toEqual(['List', 'Memo', 'Note', 'Office'])
  meets()
  meets()
  expect(met).toEqual(['Memo', 'Plan', 'List', 'Note'])
  // The limit of four is reached; what is left is in the root.
  expect(candidates(game)).toEqual(['Strong Room'])
})
