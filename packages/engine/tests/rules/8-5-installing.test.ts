import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner' = 'corp') =>
  game[side].question?.options.map(option => option.label) ?? []

test('8.5.2a, 4.6.6a, 4.6.8b: the Corp chooses an existing server or a new remote', () => {
  const game = table()
    .corp({ hand: ['Plain Ice'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.installs('Plain Ice')
  expect(labels(game)).toEqual(['HQ', 'R&D', 'Archives', 'Server 1', 'New remote'])
  game.corp.chooses('New remote')
  expect(game.corp.servers.remote2?.ice).toEqual(['Plain Ice'])
})

test('8.5.2b, 8.5.2c, 3.2.1, 3.3.1, 3.6.1, 4.6.5a, 4.6.6e: agendas and assets go to remotes, upgrades to every root', () => {
  const choices = (title: string) => {
    const game = table()
      .corp({ hand: [title], remotes: [{ ice: ['Plain Ice'] }] })
      .corpTurn()
    game.corp.installs(title)
    return labels(game)
  }
  expect(choices('Plain Agenda')).toEqual(['Server 1', 'New remote'])
  expect(choices('Plain Asset')).toEqual(['Server 1', 'New remote'])
  expect(choices('Plain Upgrade')).toEqual(['HQ', 'R&D', 'Archives', 'Server 1', 'New remote'])
})

test('8.5.2d, 3.4.2b, 4.6.9d, 3.4.6, 1.16.6b, 8.5.11a: ice goes outermost, for 1 credit for each ice there', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Third Ice'], hqIce: ['Plain Ice', 'Other Ice'] })
    .corpTurn()
  game.corp.installs('Third Ice', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Plain Ice', 'Other Ice', 'Third Ice'])
  expect(game.corp.credits).toBe(3)
})

test('8.5.3, 4.6.6b, 1.8.3c, 4.6.4b: Corp cards are installed facedown and inactive', () => {
  const game = table()
    .corp({ hand: ['Glad'] })
    .corpTurn()
  game.corp.installs('Glad', 'New remote')
  expect(game.card('Glad')).toMatchObject({
    facedown: true,
    active: false,
    seenBy: ['corp'],
    server: 'remote1',
  })
})

test('8.5.4, 1.8.3b, 3.8.2, 3.8.3, 3.9.1, 3.9.2, 3.10.1, 3.10.2, 4.6.4c, 1.16.6a: Runner cards are installed faceup and active, for their install cost', () => {
  const game = table()
    .runner({ credits: 5, hand: ['Contact', 'Gear', 'Small'] })
    .runnerTurn()
  for (const title of ['Contact', 'Gear', 'Small']) {
    game.runner.installs(title)
    game.passUntil('nextAction')
    expect(game.card(title)).toMatchObject({ zone: 'rig', faceup: true, active: true })
  }
  expect(game.runner).toMatchObject({ credits: 3, clicks: 1 })
})

test('8.5.5: several cards are installed one after the other', () => {
  const game = table()
    .runner({ credits: 2, hand: ['Two At Once', 'Contact', 'Large'] })
    .runnerTurn()
  game.runner.plays('Two At Once')
  game.runner.answers('choose', 'Large')
  expect(game.card('Large').installed).toBe(true)
  // What the first gave can already pay for the second.
  expect(game.runner.credits).toBe(3)
  game.runner.answers('choose', 'Contact')
  expect(game.runner).toMatchObject({ credits: 1, rig: ['Large', 'Contact'] })
})

test('8.5.6a, 8.5.7, 8.5.16c: other cards of the root may be trashed first, and keep their face', () => {
  const game = table()
    .corp({ hand: ['Plain Upgrade'], remotes: [{ root: ['Plain Agenda', rezzed('Region One')] }] })
    .corpTurn()
  game.corp.installs('Plain Upgrade', 'Server 1')
  expect(labels(game)).toEqual(['Continue', 'Plain Agenda', 'Region One'])
  game.corp.answers('trashLike', 'Plain Agenda')
  game.corp.answers('trashLike', 'Region One')
  expect(game.corp).toMatchObject({ archivesFacedown: ['Plain Agenda'], archivesFaceup: ['Region One'] })
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Upgrade'])
})

test('8.5.6a: an asset or agenda in the root must go for another', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], remotes: [{ root: ['Plain Asset', 'Plain Upgrade'] }] })
    .corpTurn()
  game.corp.installs('Plain Agenda', 'Server 1')
  expect(labels(game)).not.toContain('Continue')
  game.corp.answers('trashLike', 'Plain Asset')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.remote1?.root.toSorted()).toEqual(['Plain Agenda', 'Plain Upgrade'])
})

test('8.5.6a, 3.6.5d, 3.6.5c: a region must go for another, rezzed or not', () => {
  const game = table()
    .corp({ hand: ['Region Two'], hqRoot: ['Region One'] })
    .corpTurn()
  game.corp.installs('Region Two', 'HQ')
  game.corp.answers('trashLike', 'Region One')
  expect(game.corp.servers.hq?.root).toEqual(['Region Two'])
})

test('8.5.6b: ice that is trashed first does not count for the install cost', () => {
  const game = table()
    .corp({ credits: 1, hand: ['Third Ice'], hqIce: ['Plain Ice', 'Other Ice'] })
    .corpTurn()
  game.corp.installs('Third Ice', 'HQ')
  expect(labels(game)).not.toContain('Continue')
  game.corp.answers('trashLike', 'Plain Ice')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 0 })
  expect(game.corp.servers.hq?.ice).toEqual(['Other Ice', 'Third Ice'])
})

test('8.5.6c, 3.9.3b, 3.9.3a, 1.20.3: programs are trashed until the new one fits', () => {
  const game = table()
    .runner({ hand: ['Large'], rig: ['Small', 'Small'] })
    .runnerTurn()
  expect(game.runner.memoryUsed).toBe(2)
  game.runner.installs('Large')
  expect(labels(game, 'runner')).not.toContain('Continue')
  game.runner.answers('trashLike', 'Small')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner).toMatchObject({ rig: ['Small', 'Large'], memoryUsed: 4, heap: ['Small'] })
})

test('8.5.6c: programs may be trashed although there is room', () => {
  const game = table()
    .runner({ hand: ['Small'], rig: ['Carrier'] })
    .runnerTurn()
  game.runner.installs('Small', 'No host')
  expect(labels(game, 'runner')).toEqual(['Continue', 'Carrier'])
})

test('8.5.8, 4.6.8d: a remote without cards is gone at the next checkpoint', () => {
  const game = table()
    .corp({ remotes: [{ ice: ['Plain Ice'] }, { root: [rezzed('Ice Trasher')] }] })
    .corpTurn('window')
  game.corp.uses('Ice Trasher')
  game.corp.answers('choose', 'Plain Ice')
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives'])
})

test('8.5.9: a server in which a card is being installed stays, though its last card is trashed first', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.installs('Plain Agenda', 'Server 1')
  game.corp.answers('trashLike', 'Plain Asset')
  expect(Object.keys(game.corp.servers)).toContain('remote1')
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Agenda'])
})

test('8.5.10: when encountered ice is uninstalled the encounter ends, and the run goes on', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Third Ice'), rezzed('Plain Ice')] })
    .runner({ rig: ['Crowbar'] })
    .encountering('Plain Ice')
  game.runner.uses('Crowbar')
  game.runner.answers('choose', 'Plain Ice')
  game.bothPass()
  expect(game.state.encountered).toBeUndefined()
  expect(game.state.run?.server).toBe('hq')
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Third Ice')
})
