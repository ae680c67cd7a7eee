import type { ScenarioGame } from '@paydata/scenario'
import { card, facedown, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { viewFor } from '../../src/index.ts'
import { chapters2to4 } from './cards/chapters-2-to-4.ts'

const table = () => scenario({ definitions: chapters2to4 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []
const seen = (game: ScenarioGame, by: 'corp' | 'runner') => viewFor(game.json, by)

test('4.1.1c, 4.1.2b: a card that moves is in one zone before, and in one zone after', () => {
  const game = table()
    .corp({ credits: 1, hand: ['One Credit'] })
    .corpTurn()
  game.corp.plays('One Credit')
  const places = [...game.corp.hand, ...game.corp.inPlay, ...game.corp.archives]
  expect(places).toEqual(['One Credit'])
})

test('4.1.4, 4.2.2, 4.1.5, 4.1.6, 4.4.7b, 4.5.2: who sees the cards of public, hidden and secret zones', () => {
  const game = table()
    .corp({
      hand: ['One Credit'],
      deck: ['Wall'],
      archives: ['Gate', facedown('Plain Ice')],
      scored: ['Plain Agenda'],
      removed: ['Lockdown'],
    })
    .runner({ hand: ['Gear'], deck: ['Contact'], heap: ['Big'], stolen: ['Open Agenda'] })
    .corpTurn()
  const seers = (title: string) => game.card(title).seenBy
  for (const title of ['Gate', 'Plain Agenda', 'Lockdown', 'Big', 'Open Agenda'])
    expect(seers(title)).toEqual(['corp', 'runner'])
  for (const title of ['Wall', 'Contact']) expect(seers(title)).toEqual([])
  expect(seers('One Credit')).toEqual(['corp'])
  expect(seers('Gear')).toEqual(['runner'])
  expect(seers('Plain Ice')).toEqual(['corp'])
})

test('4.2.4, 4.3.4, 4.4.3, 4.6.2: how many cards there are anywhere is open to both', () => {
  const game = table()
    .corp({ hand: ['Wall', 'Gate'], deck: fillers('corp', 7), archives: [facedown('Plain Ice'), 'Wall'] })
    .runner({ hand: ['Gear'], deck: fillers('runner', 3), heap: ['Big', 'Contact'] })
    .corpTurn()
  const toRunner = seen(game, 'runner').corp
  expect([
    toRunner.hand.count,
    toRunner.deck.count,
    toRunner.discard.count,
    toRunner.discard.facedown,
  ]).toEqual([2, 7, 2, 1])
  expect(toRunner.hand.cards).toEqual([])
  const toCorp = seen(game, 'corp').runner
  expect([toCorp.hand.count, toCorp.deck.count, toCorp.discard.count]).toEqual([1, 3, 2])
  expect(toCorp.hand.cards).toEqual([])
})

test('4.2.3: a deck keeps its order', () => {
  const game = table()
    .corp({ deck: ['Wall', 'Gate', 'Plain Ice', 'Lockdown'] })
    .runner({ hand: ['Draw One'] })
    .runnerTurn()
  game.runner.plays('Draw One')
  expect(game.corp.hand).toEqual(['Wall'])
  expect(game.corp.deck).toEqual(['Gate', 'Plain Ice', 'Lockdown'])
})

test('4.2.7b, 1.7.2c: the Runner wins when the Corp has to draw from an empty R&D', () => {
  const game = table()
    .corp({ deck: [] })
    .runner({ hand: ['Draw One'] })
    .runnerTurn()
  expect(game.state.winner).toBeUndefined()
  game.runner.plays('Draw One')
  expect(game.state.winner).toBe('runner')
})

test('4.3.6: a hand may be larger than its maximum until the discard phase', () => {
  const game = table()
    .runner({ clicks: 1, hand: ['Gear', 'Gear', 'Gear', 'Gear', 'Gear', 'Gear'] })
    .runnerTurn()
  expect(game.runner.hand).toHaveLength(6)
  game.runner.gainsCredit()
  game.passUntil('discard')
  expect(game.runner.question).toMatchObject({ kind: 'discard', min: 1, max: 1 })
})

test('4.4.2: in a discard pile order does not matter: any of its cards may be chosen', () => {
  const game = table()
    .runner({ hand: ['Recover'], heap: ['Gear', 'Big', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Recover')
  game.runner.answers('choose', 'Big')
  expect(game.runner.hand).toEqual(['Big'])
})

test('4.6.3: faceup cards of the play area are open, facedown ones their controller’s to look at', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall'), 'Gate'] })
    .runner({ rig: ['Gear', facedown('Big')] })
    .corpTurn()
  expect(game.card('Wall').seenBy).toEqual(['corp', 'runner'])
  expect(game.card('Gate').seenBy).toEqual(['corp'])
  expect(game.card('Gear').seenBy).toEqual(['corp', 'runner'])
  expect(game.card('Big').seenBy).toEqual(['runner'])
})

test('4.6.6f: the Runner sees how many cards a root has and in which order they came, not what they are', () => {
  const game = table()
    .corp({
      remotes: [{ root: ['Plain Agenda', 'Plain Upgrade'] }, { root: ['Plain Asset', 'Plain Upgrade'] }],
    })
    .corpTurn()
  const roots = seen(game, 'runner')
    .servers.slice(3)
    .map(server => server.root)
  expect(roots.map(root => root.length)).toEqual([2, 2])
  for (const each of roots.flat()) expect(JSON.stringify(each)).not.toMatch(/plain_/)
})

test('4.6.9c: ice with as much ice inward of it is in the same position, at another server', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'Gate'], rndIce: ['Plain Ice', 'Trashable Ice'] })
    .runner({ hand: ['Same Place'] })
    .runnerTurn()
  game.runner.plays('Same Place')
  game.runner.answers('choose', game.card('Gate'))
  game.runner.answers('choose', game.card('Trashable Ice'))
  expect(game.corp.servers.rnd?.ice).toEqual(['Plain Ice'])
  expect(game.corp.servers.hq?.ice).toEqual(['Wall', 'Gate'])
})

test('4.6.9e: when ice inward of it goes, approached ice and the Runner come nearer to the server', () => {
  const game = table()
    .corp({ hqIce: ['Plain Ice', 'Wall'] })
    .runner({ rig: ['Ice Mover'] })
    .approaching('Wall')
  expect(game.state.run?.position).toBe(1)
  game.runner.uses('Ice Mover')
  game.runner.answers('choose', game.card('Plain Ice'))
  expect(game.corp.servers.hq?.ice).toEqual(['Wall'])
  expect(game.state.run).toMatchObject({ position: 0, ice: 'Wall' })
})

test('4.7.4: counters of a card that leaves the table are gone', () => {
  const game = table()
    .runner({ hand: ['Killer', 'Recover'], rig: [card('Big', { counters: { virus: 3 } })] })
    .runnerTurn()
  game.runner.plays('Killer')
  game.runner.answers('choose', 'Big')
  expect(game.card('Big').counters.virus ?? 0).toBe(0)
})

test('4.8.5: an ability whose cost trashes its card still counts what was hosted there', () => {
  const game = table()
    .runner({ credits: 0, rig: [card('Keeper', { counters: { power: 3 } })] })
    .runnerTurn('window')
  game.runner.uses('Keeper')
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Keeper'] })
})

test('4.9.5: what was removed from the game stays there', () => {
  const game = table()
    .runner({ hand: ['Outcast', 'Gear', 'Resurrect'] })
    .runnerTurn()
  game.runner.plays('Outcast')
  game.runner.answers('choose', 'Gear')
  expect(game.runner.removed).toEqual(['Gear'])
  game.passUntil('nextAction')
  game.runner.plays('Resurrect')
  game.runner.answers('choose', 'Gear')
  expect(game.runner).toMatchObject({ removed: ['Gear'], hand: [] })
  expect(labels(game, 'runner')).not.toContain('Install Gear')
})
