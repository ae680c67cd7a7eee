import type { ScenarioGame } from '@paydata/scenario'
import { card, scenario } from '@paydata/scenario'
import { agenda, event, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  addTo,
  all,
  always,
  chosen,
  credits,
  draw,
  eitherCost,
  forfeitOf,
  from,
  gainCredits,
  handSize,
  host,
  install,
  installed,
  mayPay,
  on,
  paid,
  play,
  removeThis,
  trash,
  trashOf,
  trashThis,
  type,
  upToCards,
  when,
} from '../../src/vocabulary.ts'

const hosted = from('hosted')
const takeHosted = addTo(all(hosted), 'hand')
const anyResource = chosen(from('rig', type('resource')), 'sold')

const definitions = defineCards('rules-9-5-hosts', [
  made(event('Blank')),
  made(event('Leaflet')),
  made(program('Tool')),
  made(program('Other Tool')),
  made(program('Charm'), always(handSize(2))),
  made(program('Fuse'), when(on({ what: ['trashed'], card: 'self' }), gainCredits(3))),
  made(resource('Locker'), paid([trashThis], [takeHosted])),
  made(resource('Two Steps'), paid([trashThis], [draw(1), takeHosted])),
  made(
    resource('Peddler'),
    when(installed('self'), host(all(from({ top: 3, of: 'stack' })), 'self', 'facedown')),
    paid([trashThis], [install(chosen(hosted))]),
  ),
  made(resource('Shop Window'), paid([trashThis], [addTo(upToCards(1, hosted), 'hand')])),
  made(resource('Tinker'), paid([trashThis], [install(chosen(hosted)), takeHosted])),
  made(program('Taxed Tool'), always(additionalCost('install', [credits(1)], { cards: 'self' }))),
  made(resource('Plain Leaver'), paid([trashThis], [gainCredits(1)])),
  made(resource('Either Way'), paid(eitherCost([credits(9)], [trashThis]), [takeHosted])),
  made(resource('Pawnbroker'), paid([trashOf(anyResource)], [takeHosted])),
  made(resource('Vanisher'), paid([removeThis], [takeHosted])),
  made(
    resource('Rival'),
    paid([trashThis], [addTo(upToCards(1, hosted), 'hand')]),
    when(on({ what: ['trashed'], card: 'self' }), takeHosted),
  ),
  made(resource('Mourner'), when(on({ what: ['trashed'], from: ['hosted'] }), gainCredits(1))),
  made(resource('Dealer'), when(on({ what: ['played'] }), mayPay([trashThis], { then: [takeHosted] }))),
  made(agenda('Vault'), paid([forfeitOf('self')], [takeHosted])),
  made(agenda('Plain Agenda')),
  made(operation('Memo')),
  made(operation('Sweep'), play(trash(all(from('rig'))))),
])

const holding = (title: string, ...cards: readonly (string | ReturnType<typeof card>)[]) =>
  card(title, { hosting: cards })

const withRig = (...rig: readonly (string | ReturnType<typeof card>)[]) =>
  scenario({ definitions })
    .corp({ hand: ['Sweep'] })
    .runner({ rig, hand: [], credits: 0, deck: ['Blank', 'Blank'] })
    .runnerTurn('window')

const happenedTo = (game: ScenarioGame): string[] =>
  game.state.log.flatMap(({ what, card }) => (card === undefined ? [] : [`${what} ${card}`]))

test('CR 9.5.5: cards on a host that was trashed to pay are there for the ability to act on', () => {
  const game = withRig(holding('Locker', 'Leaflet', 'Tool'))
  game.runner.uses('Locker')
  expect(game.runner.hand).toHaveLength(2)
  expect(game.runner).toMatchObject({ hand: ['Leaflet', 'Tool'], heap: ['Locker'], rig: [] })
})

test('CR 9.5.5: they stay set aside from one instruction to the next', () => {
  const game = withRig(holding('Two Steps', 'Leaflet'))
  game.runner.uses('Two Steps')
  expect(game.runner).toMatchObject({ hand: ['Blank', 'Leaflet'], heap: ['Two Steps'] })
})

test('cr-26.03/9.5.5/2: one of three hosted cards is installed, and only then are the others trashed', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Mourner'], hand: ['Peddler'], credits: 0, deck: ['Leaflet', 'Tool', 'Other Tool'] })
    .runnerTurn()
  game.runner.installs('Peddler')
  game.runner.uses('Peddler')
  expect(game.card('Leaflet')).toMatchObject({ zone: 'setAside', facedown: true })
  expect(game.card('Other Tool').zone).toBe('setAside')
  expect(game.runner.heap).toEqual(['Peddler'])
  game.runner.answers('choose', 'Tool')
  expect(game.card('Tool')).toMatchObject({ installed: true, host: undefined })
  expect([...game.runner.heap].sort()).toEqual(['Leaflet', 'Other Tool', 'Peddler'])
  const log = happenedTo(game)
  expect(log.indexOf('trashed Leaflet')).toBeGreaterThan(log.indexOf('installed Tool'))
  // Nobody can tell that they were set aside: they come from where they were hosted (CR 4.8.3).
  expect(game.runner.credits).toBe(2)
})

test('CR 9.5.5, 10.3.1g: what nobody took is trashed at the next checkpoint, though nothing has happened', () => {
  const game = withRig(holding('Shop Window', 'Leaflet'))
  game.runner.uses('Shop Window')
  game.runner.chooses()
  expect(game.runner).toMatchObject({ hand: [], heap: ['Shop Window', 'Leaflet'] })
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('CR 9.5.5, 10.3.1g: an ability that does not speak of hosted cards lets them go as its cost is paid', () => {
  const game = withRig(holding('Plain Leaver', 'Leaflet'))
  game.runner.uses('Plain Leaver')
  expect(game.runner).toMatchObject({ credits: 1, heap: ['Plain Leaver', 'Leaflet'] })
  const log = game.state.log.map(({ what }) => what)
  expect(log).not.toContain('setAside')
  expect(log.lastIndexOf('trashed')).toBeLessThan(log.indexOf('creditsGained'))
})

test('CR 4.8.1, 4.8.3: set-aside cards are not active, and no other ability sees them', () => {
  const game = withRig(holding('Shop Window', 'Charm'), holding('Tool'))
  expect(game.runner).toMatchObject({ handSize: 7, memoryUsed: 2 })
  game.runner.uses('Shop Window')
  expect(game.runner).toMatchObject({ handSize: 5, memoryUsed: 1, rig: ['Tool'] })
})

test('CR 9.5.5: an ability of the same card that did not pay cannot act on them', () => {
  const game = withRig(holding('Rival', 'Leaflet'))
  game.runner.uses('Rival')
  game.runner.chooses()
  expect(game.runner).toMatchObject({ hand: [], heap: ['Rival', 'Leaflet'] })
})

test('CR 9.5.5, 9.1.8g: a hosted program that is trashed afterwards was trashed from the play area', () => {
  const game = withRig(holding('Shop Window', 'Fuse'))
  game.runner.uses('Shop Window')
  game.runner.chooses()
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Shop Window', 'Fuse'] })
  expect(happenedTo(game)).toContain('uninstalled Fuse')
})

test('CR 1.16.4c, 9.5.5: a set-aside card that is not paid for after all goes back to being set aside', () => {
  const game = scenario({ definitions })
    .runner({ rig: [holding('Tinker', 'Taxed Tool', 'Leaflet')], hand: [], credits: 1 })
    .runnerTurn('window')
  game.runner.uses('Tinker')
  game.runner.answers('choose', 'Taxed Tool')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 1, heap: ['Tinker'], rig: [] })
  expect([...game.runner.hand].sort()).toEqual(['Leaflet', 'Taxed Tool'])
})

test('CR 9.5.5, 1.13.13: what a set-aside card hosts is trashed as the cost is paid', () => {
  const game = withRig(holding('Locker', holding('Tool', 'Leaflet')))
  game.runner.uses('Locker')
  expect(game.runner).toMatchObject({ hand: ['Tool'], heap: ['Locker', 'Leaflet'] })
})

test('CR 9.5.5: the same when the host is one of two ways to pay, or is chosen to be trashed, or is removed', () => {
  const either = withRig(holding('Either Way', 'Leaflet'))
  either.runner.uses('Either Way')
  expect(either.runner).toMatchObject({ hand: ['Leaflet'], heap: ['Either Way'] })
  const itself = withRig(holding('Pawnbroker', 'Leaflet'), 'Mourner')
  itself.runner.uses('Pawnbroker')
  itself.runner.answers('payment', 'Pawnbroker')
  expect(itself.runner).toMatchObject({ hand: ['Leaflet'], heap: ['Pawnbroker'], rig: ['Mourner'] })
  const another = withRig(holding('Pawnbroker', 'Leaflet'), 'Mourner')
  another.runner.uses('Pawnbroker')
  another.runner.answers('payment', 'Mourner')
  expect(another.runner).toMatchObject({ hand: ['Leaflet'], heap: ['Mourner'], rig: ['Pawnbroker'] })
  const removed = withRig(holding('Vanisher', 'Leaflet'))
  removed.runner.uses('Vanisher')
  expect(removed.runner).toMatchObject({ hand: ['Leaflet'], removed: ['Vanisher'] })
})

test('CR 9.5.5, 10.3.1f: the same for an agenda that is forfeited', () => {
  const game = scenario({ definitions })
    .corp({ scored: [holding('Vault', 'Memo')], hand: [] })
    .corpTurn('window')
  game.corp.uses('Vault')
  expect(game.corp).toMatchObject({ hand: ['Memo'], archives: [], scored: [] })
})

test('CR 1.16.11, 9.5.5: the same for a nested cost, as the ability goes on with what its card held', () => {
  const game = scenario({ definitions })
    .runner({ rig: [holding('Dealer', 'Leaflet')], hand: ['Blank'] })
    .runnerTurn()
  game.runner.plays('Blank')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ hand: ['Leaflet'], rig: [] })
  expect([...game.runner.heap].sort()).toEqual(['Blank', 'Dealer'])
})
