import type { CorpSpec } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scored = card('Lotus Haze', { counters: { agenda: 1 } })
const withCounter = (corp: CorpSpec) => scenario({ definitions }).corp({ scored: [scored], ...corp })

type Game = ReturnType<ReturnType<typeof withCounter>['corpTurn']>
const labels = (game: Game) => game.corp.question?.options.map(({ label }) => label)

test('Lotus Haze has 3 agenda counters when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Lotus Haze', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Lotus Haze')
  expect(game.card('Lotus Haze').counters).toMatchObject({ agenda: 3 })
})

test('Lotus Haze has none when it is stolen, or when another agenda is scored', () => {
  const stolen = scenario({ definitions })
    .corp({ remotes: [{ root: ['Lotus Haze'] }] })
    .accessing('Lotus Haze')
  stolen.runner.passes()
  stolen.runner.steals()
  expect(stolen.card('Lotus Haze').counters.agenda ?? 0).toBe(0)

  const other = scenario({ definitions })
    .corp({ scored: ['Lotus Haze'], remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }] })
    .corpTurn('window')
  other.corp.scores('Hostile Takeover')
  expect(other.card('Lotus Haze').counters.agenda ?? 0).toBe(0)
})

test('Lotus Haze pays a counter to move a rezzed upgrade to the root of another server', () => {
  const game = withCounter({
    hqRoot: [rezzed('Manegarm Skunkworks')],
    remotes: [{ root: [rezzed('Nico Campaign'), 'Anoetic Void'] }],
  }).corpTurn('window')
  game.corp.uses('Lotus Haze')
  expect(labels(game)).toEqual(['Manegarm Skunkworks'])
  game.corp.answers('choose', 'Manegarm Skunkworks')
  expect(labels(game)).toEqual(['R&D', 'Archives', 'Server 1'])
  expect(() => game.corp.answers('server', 'HQ')).toThrow('CR 4.6.6j')
  game.corp.answers('server', 'Server 1')
  expect(game.corp.servers.hq?.root).toEqual([])
  expect(game.corp.servers.remote1?.root).toEqual(['Nico Campaign', 'Anoetic Void', 'Manegarm Skunkworks'])
  expect(game.card('Manegarm Skunkworks')).toMatchObject({ rezzed: true, active: true })
  expect(game.card('Lotus Haze').counters).toMatchObject({ agenda: 0 })
  expect(() => game.corp.uses('Lotus Haze')).toThrow('there is none')
})

test('Lotus Haze moves an upgrade while the Runner runs: it works at the server where it is now', () => {
  const game = withCounter({ credits: 0, rndRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 0, clicks: 0 })
    .running('HQ')
  game.runner.passes()
  game.corp.uses('Lotus Haze')
  game.corp.answers('choose', 'Manegarm Skunkworks')
  game.corp.answers('server', 'HQ')
  game.passUntil('nextAction')
  expect(game.state.log.map(({ what }) => what)).toContain('runUnsuccessful')
})

test('Lotus Haze moves the last card of a remote, which is gone then: the run on it ends', () => {
  const game = withCounter({ remotes: [{ root: [rezzed('Anoetic Void')] }] }).running('Server 1')
  game.runner.passes()
  game.corp.uses('Lotus Haze')
  game.corp.answers('choose', 'Anoetic Void')
  game.corp.answers('server', 'Archives')
  expect(game.corp.servers.remote1).toBeUndefined()
  game.passUntil('nextAction')
  expect(game.state.run).toBeUndefined()
  expect(game.corp.servers.archives?.root).toEqual(['Anoetic Void'])
})

test('Lotus Haze moves no region to a root with a region, and no upgrade to where its text forbids it', () => {
  const region = withCounter({
    hqRoot: [rezzed('Mahkota Langit Grid')],
    rndRoot: ['Mahkota Langit Grid'],
  }).corpTurn('window')
  region.corp.uses('Lotus Haze')
  region.corp.answers('choose', 'Mahkota Langit Grid')
  expect(labels(region)).toEqual(['Archives'])
  expect(() => region.corp.answers('server', 'R&D')).toThrow('CR 3.6.5e')

  const central = withCounter({
    hqRoot: [rezzed('The Red Room')],
    remotes: [{ root: ['Nico Campaign'] }],
  }).corpTurn('window')
  central.corp.uses('Lotus Haze')
  central.corp.answers('choose', 'The Red Room')
  expect(labels(central)).toEqual(['R&D', 'Archives'])
  expect(() => central.corp.answers('server', 'Server 1')).toThrow('CR 8.5.12')
})

test('Lotus Haze moves nothing where no upgrade is rezzed: neither assets, nor ice, nor what is unrezzed', () => {
  const game = withCounter({
    hqIce: [rezzed('Palisade')],
    hqRoot: ['Anoetic Void'],
    remotes: [{ root: [rezzed('Nico Campaign')] }],
  }).corpTurn('window')
  game.corp.uses('Lotus Haze')
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp.servers).toMatchObject({
    hq: { root: ['Anoetic Void'] },
    remote1: { root: ['Nico Campaign'] },
  })
})
