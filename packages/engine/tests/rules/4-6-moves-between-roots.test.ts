import type { CorpSpec } from '@paydata/scenario'
import { problemsOf, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, ice, made, upgrade } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  chooseCards,
  chosen,
  clicks,
  from,
  installOnlyAt,
  isRezzed,
  moveToRoot,
  paid,
  type,
} from '../../src/vocabulary.ts'

const region = (title: string) => ({ ...upgrade(title), subtypes: ['region'] })
const definitions = defineCards('rules-4-6-moves', [
  made(ice('Plain Ice')),
  made(asset('Plain Asset')),
  made(agenda('Plain Agenda')),
  made(upgrade('Plain Upgrade')),
  made(region('Region One')),
  made(region('Region Two')),
  made(upgrade('Center'), installOnlyAt('central')),
  made(
    asset('Mover'),
    paid([clicks(1)], [moveToRoot(chosen(from('root', type('upgrade', 'agenda', 'asset'))), 'another')]),
    paid([], [moveToRoot(chosen(from('root', type('upgrade'), isRezzed)), 'another')]),
    paid([clicks(1)], [moveToRoot(chosen(from('root')), 'rnd')]),
    paid([clicks(1)], [moveToRoot('self', 'hq')]),
    paid(
      [clicks(1)],
      [
        chooseCards(chosen(from('ice'), 'goal')),
        moveToRoot(chosen(from('root')), { protectedBy: { the: 'goal' } }),
      ],
    ),
  ),
])

const table = (corp: CorpSpec) => {
  const { remotes = [], ...more } = corp
  return scenario({ definitions }).corp({ ...more, remotes: [{ root: [rezzed('Mover')] }, ...remotes] })
}
const labels = (game: ReturnType<ReturnType<typeof table>['corpTurn']>) =>
  game.corp.question?.options.map(({ label }) => label)

test('CR 4.6.8b: a card is moved to any other server there is, never to a new one', () => {
  const game = table({ hqRoot: ['Plain Upgrade'], remotes: [{ ice: ['Plain Ice'] }] }).corpTurn()
  game.corp.uses('Mover', 0)
  game.corp.answers('choose', 'Plain Upgrade')
  expect(game.corp.question?.kind).toBe('server')
  expect(labels(game)).toEqual(['R&D', 'Archives', 'Server 1', 'Server 2'])
  expect(() => game.corp.answers('server', 'HQ')).toThrow('CR 4.6.6j')
  game.corp.answers('server', 'Server 2')
  expect(game.corp.servers.hq?.root).toEqual([])
  expect(game.corp.servers.remote2?.root).toEqual(['Plain Upgrade'])
  expect(game.card('Plain Upgrade')).toMatchObject({ rezzed: false, installed: true })
  expect(problemsOf(game.json)).toEqual([])
})

test('CR 8.2.1a, 1.12.1: it stays the object that it is, with what lies on it, and is not installed again', () => {
  const game = table({
    hqRoot: [rezzed('Plain Upgrade', { counters: { power: 2 } })],
  }).corpTurn()
  game.corp.uses('Mover', 0)
  game.corp.answers('choose', 'Plain Upgrade')
  game.corp.answers('server', 'Archives')
  expect(game.card('Plain Upgrade')).toMatchObject({ rezzed: true, active: true, counters: { power: 2 } })
  expect(game.corp.servers.archives?.root).toEqual(['Plain Upgrade'])
  expect(game.state.log.map(({ what }) => what)).not.toContain('installed')
})

test('CR 4.6.6e, 8.5.2b: an agenda goes to a remote without an agenda or asset, else it is not chosen', () => {
  const withRoom = table({
    remotes: [{ root: ['Plain Agenda'] }, { root: ['Plain Upgrade'] }, { ice: ['Plain Ice'] }],
  }).corpTurn()
  withRoom.corp.uses('Mover', 0)
  withRoom.corp.answers('choose', 'Plain Agenda')
  expect(labels(withRoom)).toEqual(['Server 3', 'Server 4'])
  expect(() => withRoom.corp.answers('server', 'HQ')).toThrow('CR 8.5.2b')
  expect(() => withRoom.corp.answers('server', 'Server 1')).toThrow('CR 4.6.6e')

  const without = table({ hqRoot: ['Plain Upgrade'], remotes: [{ root: ['Plain Agenda'] }] }).corpTurn()
  without.corp.uses('Mover', 0)
  expect(labels(without)).toEqual(['Plain Upgrade'])
})

test('CR 3.6.5e: no second region comes to a root, be the one there rezzed or not', () => {
  for (const there of ['Region Two', rezzed('Region Two')]) {
    const game = table({ hqRoot: ['Region One'], rndRoot: [there] }).corpTurn()
    game.corp.uses('Mover', 0)
    game.corp.answers('choose', 'Region One')
    expect(labels(game)).toEqual(['Archives', 'Server 1'])
    expect(() => game.corp.answers('server', 'R&D')).toThrow('CR 3.6.5e')
  }
})

test('CR 8.5.12: “central server only” holds for moves too', () => {
  const game = table({ hqRoot: ['Center'] }).corpTurn()
  game.corp.uses('Mover', 0)
  game.corp.answers('choose', 'Center')
  expect(labels(game)).toEqual(['R&D', 'Archives'])
  expect(() => game.corp.answers('server', 'Server 1')).toThrow('CR 8.5.12')
})

test('CR 1.15.2b: to a server that the text names only what may be there is chosen', () => {
  const game = table({
    hqRoot: ['Region One', 'Plain Upgrade'],
    rndRoot: ['Region Two'],
    remotes: [{ root: ['Plain Asset'] }],
  }).corpTurn()
  game.corp.uses('Mover', 2)
  expect(labels(game)).toEqual(['Plain Upgrade', 'Region Two'])
  game.corp.answers('choose', 'Plain Upgrade')
  expect(game.corp.servers.rnd?.root).toEqual(['Region Two', 'Plain Upgrade'])
})

test('CR 1.2.4: nothing happens to a card that cannot be there', () => {
  const game = table({}).corpTurn()
  game.corp.uses('Mover', 3)
  game.passUntil('nextAction')
  expect(game.corp.servers.remote1?.root).toEqual(['Mover'])
})

test('CR 4.6.9: the server that a piece of ice is protecting; at its own server a card stays as it is', () => {
  const game = table({ hqRoot: ['Plain Upgrade', 'Region One'], rndIce: ['Plain Ice'] }).corpTurn()
  game.corp.uses('Mover', 4)
  game.corp.answers('choose', 'Plain Ice')
  game.corp.answers('choose', 'Plain Upgrade')
  expect(game.corp.servers.rnd?.root).toEqual(['Plain Upgrade'])
  const moves = () => game.state.log.filter(({ what }) => what === 'moved').length
  expect(moves()).toBe(1)
  game.passUntil('nextAction')
  game.corp.uses('Mover', 4)
  game.corp.answers('choose', 'Plain Ice')
  game.corp.answers('choose', 'Plain Upgrade')
  expect(game.corp.servers.rnd?.root).toEqual(['Plain Upgrade'])
  expect(moves()).toBe(1)
})

test('CR 4.6.8e: a remote that loses its last card ceases to exist, and a run on it ends', () => {
  const game = table({ remotes: [{ root: [rezzed('Plain Upgrade')] }] }).running('Server 2')
  game.runner.passes()
  game.corp.uses('Mover', 1)
  game.corp.answers('choose', 'Plain Upgrade')
  expect(labels(game)).toEqual(['HQ', 'R&D', 'Archives', 'Server 1'])
  game.corp.answers('server', 'HQ')
  expect(game.corp.servers.remote2).toBeUndefined()
  game.passUntil('nextAction')
  expect(game.state.run).toBeUndefined()
  expect(game.state.log.map(({ what }) => what)).not.toContain('runSuccessful')
})

test('CR 7.3: a card moved to the root of the attacked server is accessed there, one moved away is not', () => {
  const game = table({
    hqRoot: [rezzed('Plain Upgrade')],
    rndRoot: [rezzed('Region One')],
    hand: [],
  }).running('HQ')
  game.runner.passes()
  game.corp.uses('Mover', 1)
  game.corp.answers('choose', 'Plain Upgrade')
  game.corp.answers('server', 'R&D')
  game.corp.uses('Mover', 1)
  game.corp.answers('choose', 'Region One')
  game.corp.answers('server', 'HQ')
  game.passUntil('access')
  expect(game.runner.question?.options.map(({ label }) => label)).toContain('Trash Region One')
})
