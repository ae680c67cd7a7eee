import type { ScenarioGame } from '@paydata/scenario'
import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner' = 'corp') =>
  game[side].question?.options.map(option => option.label) ?? []
const order = (game: ScenarioGame, ...whats: string[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

test('8.5.11, 8.5.11a, 1.16.6c, 3.2.1: assets, agendas and upgrades cost nothing to install', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Plain Asset', 'Plain Agenda', 'Plain Upgrade'] })
    .corpTurn()
  for (const title of ['Plain Asset', 'Plain Agenda', 'Plain Upgrade']) {
    game.corp.installs(title, 'New remote')
    game.passUntil(g => g.waiting.some(q => q.asks === 'action' || q.asks === 'discard'))
  }
  expect(Object.keys(game.corp.servers)).toHaveLength(6)
})

test('8.5.11, 1.16.1: without the credits the basic action does not offer the card', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Contact'] })
    .runnerTurn()
  expect(labels(game, 'runner')).not.toContain('Install Contact')
})

test('8.5.11a: a facedown Runner card has no install cost', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Face Down', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Face Down')
  game.runner.answers('choose', 'Contact')
  expect(game.runner).toMatchObject({ credits: 0, facedown: ['Contact'] })
})

test('8.5.11b, 1.16.2c: X is chosen when the install cost is paid, and known until the card is installed', () => {
  const game = table()
    .runner({ credits: 5, hand: ['Scaling'], rig: ['Raiser'] })
    .runnerTurn()
  game.runner.installs('Scaling')
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 4 })
  game.runner.answers('X', 3)
  expect(game.card('Scaling').counters.power).toBe(3)
  // 3, and 1 that raises the cost (1.16.2a).
  expect(game.runner.credits).toBe(1)
})

test('8.5.11c, 8.5.16a, 8.5.16d, 8.5.16e, 8.5.16f: in the play area, paid for with its checkpoint, installed, then triggering', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Spend Watch')] }] })
    .runner({ credits: 5, hand: ['Contact'], rig: ['Install Watch'] })
    .runnerTurn()
  game.runner.installs('Contact')
  expect(order(game, 'creditsSpent', 'tagsTaken', 'installed', 'creditsGained')).toEqual([
    'creditsSpent',
    'tagsTaken',
    'installed',
    'creditsGained',
  ])
  expect(game.runner.credits).toBe(4)
})

test('8.5.16a: while its destination is chosen a card is in the play area, neither installed nor active', () => {
  const game = table()
    .corp({ hand: ['Glad'] })
    .corpTurn()
  game.corp.installs('Glad')
  expect(game.card('Glad')).toMatchObject({ zone: 'play', installed: false, active: false, facedown: true })
  expect(game.card('Glad').seenBy).toEqual(['corp'])
})

test('8.5.16b, 1.13.6a, 4.6.5g, 1.13.7a: a host that can take the card is a destination', () => {
  const game = table()
    .runner({ hand: ['Small'], rig: ['Carrier', 'Gear'] })
    .runnerTurn()
  game.runner.installs('Small')
  expect(labels(game, 'runner')).toEqual(['No host', 'Host on Carrier'])
  game.runner.chooses('Carrier')
  expect(game.card('Small')).toMatchObject({ host: 'Carrier', zone: 'rig', faceup: true })
})

test('8.5.13a, 8.5.13b: neither a type of card nor its server is proved by showing it', () => {
  const game = table()
    .corp({ hand: ['HQ Only', 'Corp Installer'] })
    .corpTurn()
  game.corp.installs('HQ Only')
  expect(labels(game)).toEqual(['HQ'])
  game.corp.chooses('HQ')
  expect(order(game, 'revealed')).toEqual([])
  expect(game.card('HQ Only').seenBy).toEqual(['corp'])
})

test('8.5.13c: any other requirement is', () => {
  const game = table()
    .corp({ hand: ['Picky Installer', 'Barrier Ice', 'Plain Ice'] })
    .corpTurn()
  game.corp.plays('Picky Installer')
  expect(labels(game)).toEqual(['Barrier Ice'])
  game.corp.chooses('Barrier Ice')
  game.corp.answers('server', 'HQ')
  expect(game.state.log.find(line => line.what === 'revealed')?.card).toBe('Barrier Ice')
  expect(game.card('Barrier Ice').facedown).toBe(true)
})

test('8.5.15, 8.5.16f: install and rez: the installation is complete before the card is rezzed', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Rezzing Installer', 'Glad'] })
    .corpTurn()
  game.corp.plays('Rezzing Installer')
  game.corp.answers('choose', 'Glad')
  game.corp.answers('server', 'New remote')
  expect(order(game, 'installed', 'rezzed')).toEqual(['installed', 'rezzed'])
  expect(game.card('Glad').rezzed).toBe(true)
  expect(game.corp.credits).toBe(5)
})

test('8.5.15a, 8.5.5: of several cards each is rezzed before the next is installed', () => {
  const game = table()
    .corp({ credits: 3, hand: ['Rezzing Pair', 'Glad', 'Plain Asset'] })
    .corpTurn()
  game.corp.plays('Rezzing Pair')
  game.corp.answers('choose', 'Glad')
  game.corp.answers('server', 'New remote')
  expect(game.card('Glad').rezzed).toBe(true)
  expect(game.card('Plain Asset').zone).toBe('hq')
  game.corp.answers('choose', 'Plain Asset')
  game.corp.answers('server', 'New remote')
  expect(order(game, 'installed', 'rezzed')).toEqual(['installed', 'rezzed', 'installed', 'rezzed'])
})

test('8.5.13d, 1.16.4b: what cannot be rezzed is installed and shown', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Rezzing Installer', 'Plain Asset'] })
    .corpTurn()
  game.corp.plays('Rezzing Installer')
  game.corp.answers('choose', 'Plain Asset')
  game.corp.answers('server', 'New remote')
  expect(game.card('Plain Asset')).toMatchObject({ rezzed: false, server: 'remote1' })
  expect(game.state.log.find(line => line.what === 'revealed')?.card).toBe('Plain Asset')
})

test('8.5.13d, 1.16.4c: an additional cost to rez may be declined, and the card is shown', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Rezzing Installer', 'Hungry'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.plays('Rezzing Installer')
  game.corp.answers('choose', 'Hungry')
  game.corp.answers('server', 'HQ')
  game.corp.declines()
  expect(game.card('Hungry').rezzed).toBe(false)
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Asset'])
  expect(game.corp.credits).toBe(5)
  expect(game.state.log.find(line => line.what === 'revealed')?.card).toBe('Hungry')
})

test('8.5.14: where a destination cannot be found, nothing is installed', () => {
  const game = table()
    .corp({ hand: ['Plain Ice'], remotes: [{ root: [rezzed('Nowhere')] }] })
    .corpTurn()
  game.corp.uses('Nowhere')
  game.corp.answers('choose', 'Plain Ice')
  expect(game.corp.hand).toEqual(['Plain Ice'])
})

test('1.13.6c: without a host to be installed on, a card that needs one cannot be installed', () => {
  const without = table()
    .runner({ hand: ['Leech'] })
    .runnerTurn()
  expect(labels(without, 'runner')).not.toContain('Install Leech')
  const game = table()
    .corp({ hqIce: ['Plain Ice'] })
    .runner({ hand: ['Leech'] })
    .runnerTurn()
  game.runner.installs('Leech', 'Plain Ice')
  expect(game.card('Leech').host).toBe('Plain Ice')
})

test('1.21.2a, 1.21.1: a facedown card is seen by its controller alone', () => {
  const game = table()
    .runner({ rig: [facedown('Small')] })
    .runnerTurn()
  expect(game.card('Small').seenBy).toEqual(['runner'])
})
