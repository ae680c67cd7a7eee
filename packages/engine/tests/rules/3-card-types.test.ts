import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapters2to4 } from './cards/chapters-2-to-4.ts'

const table = () => scenario({ definitions: chapters2to4 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []

test('3.1.1b, 4.6.4a: identities are active, but not installed', () => {
  const game = table().corpTurn()
  expect(game.card('Blank Corp')).toMatchObject({ active: true, installed: false, faceup: true })
})

test('3.2.3a, 3.2.3: an agenda installed faceup by another card is neither rezzed nor active', () => {
  const game = table()
    .corp({ credits: 1, hand: ['Open Installer', 'Open Agenda'] })
    .corpTurn()
  game.corp.plays('Open Installer')
  game.corp.answers('choose', 'Open Agenda')
  game.corp.answers('server', 'New remote')
  expect(game.card('Open Agenda')).toMatchObject({ faceup: true, rezzed: false, active: false })
  expect(game.card('Open Agenda').seenBy).toEqual(['corp', 'runner'])
})

test('3.2.3a: an agenda whose text has it installed faceup is active while it is installed', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Bright Agenda'], clicks: 1 })
    .corpTurn()
  game.corp.installs('Bright Agenda', 'New remote')
  expect(game.card('Bright Agenda')).toMatchObject({ faceup: true, rezzed: false, active: true })
  game.passUntil('runnerAction')
  for (let i = 0; i < 4; i++) {
    game.runner.gainsCredit()
    game.passUntil(g => g.waiting.some(q => q.asks === 'action'))
  }
  expect(game.corp.credits).toBe(1)
})

test('3.3.3, 3.6.4, 3.4.5: assets and upgrades with a trash cost are trashed for it when accessed', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ credits: 5 })
    .accessing('Plain Asset')
  game.runner.trashes()
  expect(game.runner.credits).toBe(3)
  const other = table()
    .corp({ hqRoot: ['Plain Upgrade'] })
    .runner({ credits: 5 })
    .accessing('Plain Upgrade')
  other.runner.trashes()
  expect(other.runner.credits).toBe(4)
  const inHand = table()
    .corp({ hand: ['Trashable Ice'] })
    .runner({ credits: 5 })
    .accessing('Trashable Ice')
  expect(labels(inHand, 'runner')).toContain('Trash Trashable Ice')
})

test('3.4.2, 4.6.6d, 4.6.9b: every server can have ice, and ice stands nowhere else', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Wall'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.installs('Wall')
  expect(labels(game, 'corp')).toEqual(['HQ', 'R&D', 'Archives', 'Server 1', 'New remote'])
  game.corp.chooses('Server 1')
  expect(game.corp.servers.remote1).toMatchObject({ root: ['Plain Asset'], ice: ['Wall'] })
})

test('3.4.5a: encountering ice is not accessing it', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Trashable Ice')], hand: [] })
    .runner({ credits: 5 })
    .encountering('Trashable Ice')
  expect(labels(game, 'runner').some(label => label.startsWith('Trash'))).toBe(false)
  expect(game.state.accessed).toBeUndefined()
})

test('3.5.1, 1.8.3c: operations are played, never installed', () => {
  const game = table()
    .corp({ credits: 1, hand: ['One Credit', 'Corp Fetch'] })
    .corpTurn()
  expect(labels(game, 'corp').filter(label => label.startsWith('Install'))).toEqual([])
  game.corp.plays('One Credit')
  expect(game.corp).toMatchObject({ credits: 2, archivesFaceup: ['One Credit'] })
  game.passUntil('nextAction')
  game.corp.plays('Corp Fetch')
  expect(Object.keys(game.corp.servers)).toHaveLength(3)
})

test('3.5.1a, 1.13.6d, 1.13.14, 10.1.4: a condition operation becomes a counter on a card and acts from there', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Condition'], hqIce: [rezzed('Wall')] })
    .corpTurn()
  game.corp.plays('Condition')
  game.corp.answers('choose', 'Wall')
  expect(game.card('Condition')).toMatchObject({ host: 'Wall', type: undefined, active: true })
  expect(game.card('Wall').strength).toBe(4)
  expect(game.corp.archives).toEqual([])
})

test('3.5.1b, 3.7.1b: a current stays until another is played', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Corp Current'], clicks: 1 })
    .runner({ hand: ['Runner Current'] })
    .corpTurn()
  game.corp.plays('Corp Current')
  expect(game.card('Corp Current')).toMatchObject({ zone: 'play', active: true })
  expect(game.runner.handSize).toBe(4)
  game.passUntil('runnerAction')
  game.runner.plays('Runner Current')
  expect(game.corp.archivesFaceup).toEqual(['Corp Current'])
  expect(game.card('Runner Current').zone).toBe('play')
  expect(game.runner.handSize).toBe(7)
})

test('3.5.1b: stealing an agenda ends a Corp’s current', () => {
  const game = table()
    .corp({
      inPlay: [],
      credits: 5,
      hand: ['Corp Current'],
      clicks: 1,
      remotes: [{ root: ['Plain Agenda'] }],
    })
    .corpTurn()
  game.corp.plays('Corp Current')
  game.passUntil('runnerAction')
  game.runner.runs('Server 1')
  game.passUntil('access')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp.archivesFaceup).toEqual(['Corp Current'])
})

test('3.7.1b: scoring an agenda ends a Runner’s current', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Plain Agenda', { advanced: 2 })] }] })
    .runner({ hand: ['Runner Current'], clicks: 1 })
    .runnerTurn()
  game.runner.plays('Runner Current')
  expect(game.runner.handSize).toBe(7)
  game.passUntil(g => g.active === 'corp')
  game.corp.scores('Plain Agenda')
  expect(game.runner).toMatchObject({ heap: ['Runner Current'], handSize: 5 })
})

test('3.5.1c: a lockdown stays until the Corp’s next turn begins', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Lockdown'], clicks: 1 })
    .corpTurn()
  game.corp.plays('Lockdown')
  game.passUntil('runnerAction')
  expect(game.runner.handSize).toBe(3)
  for (let i = 0; i < 4; i++) {
    game.runner.gainsCredit()
    game.passUntil(g => g.waiting.some(q => q.asks === 'action'))
  }
  expect(game.state.active).toBe('corp')
  expect(game.corp.archivesFaceup).toEqual(['Lockdown'])
  expect(game.runner.handSize).toBe(5)
})

test('3.6.2, 3.8.4, 3.10.3: upgrades of a root, hardware and resources have no limit', () => {
  const game = table()
    .corp({ hand: ['Plain Upgrade'], hqRoot: ['Plain Upgrade', 'Plain Upgrade', 'Plain Upgrade'] })
    .runner({ rig: ['Gear', 'Gear', 'Gear', 'Contact', 'Contact'] })
    .corpTurn()
  game.corp.installs('Plain Upgrade', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.root).toHaveLength(4)
  expect(game.runner.rig).toHaveLength(5)
})

test('3.9.3a: an uninstalled program gives its memory free', () => {
  const game = table()
    .runner({ hand: ['Killer'], rig: ['Big', 'Big'] })
    .runnerTurn()
  expect(game.runner.memoryUsed).toBe(4)
  game.runner.plays('Killer')
  game.runner.answers('choose', 'Big')
  expect(game.runner.memoryUsed).toBe(2)
})

test('3.9.3d: what changes install costs does not change memory costs', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Big'], rig: ['Cheaper'] })
    .runnerTurn()
  game.runner.installs('Big')
  expect(game.runner).toMatchObject({ credits: 0, memoryUsed: 2 })
})

test('3.9.4b: a program that is no icebreaker has no strength', () => {
  const game = table()
    .runner({ rig: ['Big', 'Any Breaker'] })
    .runnerTurn()
  expect(game.card('Big').strength).toBeUndefined()
  expect(game.card('Any Breaker').strength).toBe(1)
})

test('3.9.5f, 3.9.5h: interface abilities are used in encounters only, and on the subtype they name', () => {
  const uses = (title: string) => {
    const game = table()
      .corp({ hqIce: [rezzed(title)] })
      .runner({ credits: 5, rig: ['Barrier Breaker', 'Any Breaker'] })
      .encountering(title)
    return labels(game, 'runner').filter(label => label.startsWith('Use'))
  }
  expect(uses('Wall')).toEqual(['Use Barrier Breaker', 'Use Any Breaker'])
  expect(uses('Gate')).toEqual(['Use Any Breaker'])
  const outside = table()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ credits: 5, rig: ['Any Breaker'] })
    .runnerTurn('window')
  expect(labels(outside, 'runner')).not.toContain('Use Any Breaker')
})

test('3.10.4: while the Runner is tagged the Corp may trash a resource for a click and 2 credits', () => {
  const game = table()
    .corp({ credits: 3 })
    .runner({ tags: 1, rig: ['Contact', 'Gear'] })
    .corpTurn()
  game.corp.trashesResource('Contact')
  expect(game.corp).toMatchObject({ credits: 1, clicks: 2 })
  expect(game.runner).toMatchObject({ rig: ['Gear'], heap: ['Contact'] })
  const untagged = table()
    .corp({ credits: 3 })
    .runner({ rig: ['Contact'] })
    .corpTurn()
  expect(labels(untagged, 'corp').some(label => label.startsWith('Trash'))).toBe(false)
})
