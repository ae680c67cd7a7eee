import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { viewFor } from '../../src/index.ts'
import { chapter7 } from './cards/chapter-7.ts'

const table = () => scenario({ definitions: chapter7 })

const zones = (game: ReturnType<ReturnType<typeof table>['breaching']>) =>
  game.runner.question?.options.map(option => option.card ?? option.zone)

test('7.3.3, 7.4.1a, 7.4.1b, 7.3.4: HQ and its root are candidates, in the order the Runner likes', () => {
  const game = table()
    .corp({ hand: ['Plain Operation', 'Plain Asset'], hqRoot: ['Plain Upgrade'] })
    .runner({})
    .breaching('hq')
  expect(zones(game)).toEqual(['hq', 'Plain Upgrade'])
  game.runner.accesses('hq')
  game.runner.passes()
  expect(zones(game)).toEqual(['Plain Upgrade']) // 7.4.4: the limit of one is reached
  game.runner.accesses('Plain Upgrade')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})

test('7.3.4a: the card in HQ is chosen at random', () => {
  const seen = new Set<string>()
  for (const place of [0, 1, 2]) {
    const game = table()
      .corp({ hand: ['Plain Operation', 'Plain Asset', 'Ambush'] })
      .runner({})
      .breaching('hq')
    game.fiat.nextRandom(place)
    game.runner.accesses('hq')
    seen.add(game.state.accessed?.title ?? '')
  }
  expect(seen.size).toBe(3)
})

test('7.4.1c, 7.3.5a: of R&D the top card is the candidate, once', () => {
  const game = table()
    .corp({ deck: ['Plain Operation', 'Plain Asset'] })
    .runner({})
    .breaching('rnd')
  game.runner.accesses('rnd')
  expect(game.state.accessed?.title).toBe('Plain Operation')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})

test('7.3.5, 7.3.5b, 7.5.3, 7.4.7: more accesses raise the limit; R&D goes from the top down', () => {
  const game = table()
    .corp({ deck: ['Plain Operation', 'Plain Asset', 'Plain Ice', 'Ambush'], rndRoot: ['Plain Upgrade'] })
    .runner({ rig: ['Eyes'] })
    .breaching('rnd')
  const met: string[] = []
  for (let i = 0; i < 2; i++) {
    game.runner.accesses('rnd')
    met.push(game.state.accessed?.title ?? '')
    game.runner.passes()
  }
  game.runner.accesses('Plain Upgrade') // in between
  game.runner.passes()
  game.runner.accesses('rnd')
  met.push(game.state.accessed?.title ?? '')
  game.runner.passes()
  expect(met).toEqual(['Plain Operation', 'Plain Asset', 'Plain Ice'])
  expect(game.state.breached).toBeUndefined()
})

test('7.4.7a: cards that are shuffled are new objects, so the Runner starts from the top again', () => {
  const game = table()
    .corp({ deck: ['Plain Operation', 'Plain Agenda', 'Plain Asset'] })
    .runner({ rig: ['Eyes', 'Steal Shuffle'] })
    .breaching('rnd')
  game.runner.accesses('rnd')
  game.runner.passes()
  game.runner.accesses('rnd')
  game.runner.passes()
  game.runner.steals()
  const [topmost] = game.corp.deck
  game.runner.accesses('rnd')
  expect(game.state.accessed?.title).toBe(topmost)
})

test('7.4.1d, 7.4.3: each card in Archives is a candidate once', () => {
  const game = table()
    .corp({ archives: ['Plain Asset', 'Plain Operation'] })
    .runner({})
    .breaching('archives')
  game.runner.accesses('Plain Asset')
  game.runner.passes()
  expect(zones(game)).toEqual(['Plain Operation'])
})

test('7.4.2: a card the Runner is prohibited from accessing is no candidate', () => {
  const game = table()
    .corp({ hand: ['Plain Operation'], hqRoot: [rezzed('Keeper'), 'Plain Upgrade'] })
    .runner({ credits: 5 })
    .breaching('hq')
  expect(zones(game)).toEqual(['Keeper'])
})

test('7.4.2a: when the prohibition goes, the others become candidates again', () => {
  const game = table()
    .corp({ hand: ['Plain Operation'], hqRoot: [rezzed('Keeper'), 'Plain Upgrade'] })
    .runner({ credits: 5 })
    .breaching('hq')
  game.runner.accesses('Keeper')
  game.runner.trashes()
  expect(zones(game)).toEqual(['hq', 'Plain Upgrade'])
})

test('7.4.2b: "no more than one card" counts what was accessed in the run', () => {
  const game = table()
    .corp({ hand: ['Plain Operation', 'Plain Asset'], hqRoot: [rezzed('One Only')] })
    .runner({ rig: ['Eyes'] })
    .breaching('hq')
  expect(zones(game)).toEqual(['hq', 'One Only'])
  game.runner.accesses('hq')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})

test('7.4.3, 7.3.5c: a candidate whose access is declined is used up', () => {
  const game = table()
    .corp({ hand: ['Plain Operation', 'Plain Asset'], hqRoot: [rezzed('Toll')] })
    .runner({ credits: 5 })
    .breaching('hq')
  game.runner.accesses('hq')
  game.runner.declines()
  expect(game.runner.credits).toBe(5)
  expect(zones(game)).toEqual(['Toll'])
})

test('7.4.5: a candidate that leaves the server is none any more; as a new object it can be one again', () => {
  const game = table()
    .corp({ archives: ['Plain Operation'], archivesRoot: ['Plain Upgrade'] })
    .runner({ credits: 5 })
    .breaching('archives')
  game.runner.accesses('Plain Upgrade')
  game.runner.trashes()
  expect(zones(game)?.sort()).toEqual(['Plain Operation', 'Plain Upgrade'])
})

test('7.4.6a, 10.3.1j: the Runner says whether a card that comes to the root becomes a candidate', () => {
  const begin = () => {
    const game = table()
      .corp({ hand: ['Second Upgrade'], remotes: [{ root: ['Installer'] }] })
      .runner({ credits: 0 })
      .breaching('remote1')
    game.runner.accesses('Installer')
    game.corp.answers('choose', 'Second Upgrade')
    while (game.corp.question !== undefined) game.corp.continues()
    expect(game.runner.question?.kind).toBe('becomesCandidate')
    return game
  }
  const wanted = begin()
  wanted.runner.agrees()
  wanted.runner.passes()
  expect(zones(wanted)).toEqual(['Second Upgrade'])
  const declined = begin()
  declined.runner.declines()
  declined.runner.passes()
  expect(declined.state.breached).toBeUndefined()
})

test('7.4.6b: a card that enters HQ during its breach is a candidate while the limit is not reached', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], deck: ['Plain Operation'], remotes: [{ root: [rezzed('Steal Watch')] }] })
    .runner({ rig: ['Eyes'] })
    .breaching('hq')
  game.runner.accesses('hq')
  game.runner.passes()
  game.runner.steals()
  expect(zones(game)).toEqual(['hq'])
  game.runner.accesses('hq')
  expect(game.state.accessed?.title).toBe('Plain Operation')
})

test('7.4.6d, 7.3.2a: a card that comes to Archives during its breach is a candidate', () => {
  const game = table()
    .corp({ archives: ['Plain Operation'], archivesRoot: ['Plain Upgrade'] })
    .runner({ credits: 5 })
    .breaching('archives')
  game.runner.accesses('Plain Operation')
  game.runner.passes()
  game.runner.accesses('Plain Upgrade')
  game.runner.trashes()
  expect(zones(game)).toEqual(['Plain Upgrade'])
})

test('7.3.1: an event may breach a server without a run', () => {
  const game = table()
    .corp({ hand: ['Plain Operation'] })
    .runner({ hand: ['Second Breach'] })
    .runnerTurn()
  game.runner.plays('Second Breach')
  expect(game.state).toMatchObject({ run: undefined, breached: 'hq' })
})

test('7.3.8: a breach during a breach waits until that one has ended', () => {
  const game = table()
    .corp({
      hand: ['Plain Agenda', 'Other Agenda'],
      archives: ['Plain Operation'],
      hqRoot: ['Plain Upgrade'],
    })
    .runner({ rig: ['Steal Breach'] })
    .breaching('hq')
  game.runner.accesses('hq')
  game.runner.passes()
  game.runner.steals()
  expect(game.state.breached).toBe('hq')
  game.runner.accesses('Plain Upgrade')
  game.runner.passes()
  expect(game.state.breached).toBe('archives')
})

test('7.5.1, 7.5.7: conditions about a breach beginning and ending', () => {
  const game = table()
    .corp({ hand: ['Plain Operation'] })
    .runner({ rig: ['After Breach'], credits: 0 })
    .breaching('hq')
  game.runner.accesses('hq')
  game.runner.passes()
  expect(game.runner.credits).toBe(1)
})

test('7.5.4: without candidates the breach is over at once', () => {
  const game = table().corp({ archives: [] }).runner({}).running('archives')
  game.passUntil('runEnds')
  expect(game.state.run).toBeUndefined()
})

test('7.3.1a: what was accessed stays visible to the Runner until the breach ends', () => {
  const game = table()
    .corp({ deck: ['Plain Operation', 'Plain Asset', 'Plain Ice'] })
    .runner({ rig: ['Eyes'] })
    .breaching('rnd')
  game.runner.accesses('rnd')
  game.runner.passes()
  expect(game.card('Plain Operation')).toMatchObject({ seenBy: ['runner'] })
  for (let i = 0; i < 2; i++) {
    game.runner.accesses('rnd')
    game.runner.passes()
  }
  expect(game.card('Plain Operation')).toMatchObject({ seenBy: [] })
})

test('7.4.6c, 7.5.5, 7.5.6: a card put on top of R&D during its breach is met next', () => {
  const game = table()
    .corp({ deck: ['Plain Operation', 'Plain Agenda', 'Plain Ice'], archives: ['Plain Asset'] })
    .runner({ rig: ['Eyes', 'Steal Stack'] })
    .breaching('rnd')
  game.runner.accesses('rnd')
  game.runner.passes()
  game.runner.accesses('rnd')
  game.runner.passes()
  game.runner.steals()
  game.corp.answers('choose', 'Plain Asset')
  game.runner.accesses('rnd')
  expect(game.state.accessed?.title).toBe('Plain Asset')
  game.runner.passes()
  expect(game.state.breached).toBeUndefined()
})

test('CR 7.3.5: a view counts what was accessed in Archives, which have no limit', () => {
  const game = table()
    .corp({ archives: ['Plain Operation', 'Plain Asset'] })
    .breaching('archives')
  const shown = () => viewFor(game.json, 'corp').breach
  expect(shown()).toMatchObject({ limit: null, taken: 0 })
  game.runner.accesses('Plain Operation')
  expect(shown()).toMatchObject({ limit: null, taken: 1 })
  game.runner.passes()
  game.runner.accesses('Plain Asset')
  expect(shown()).toMatchObject({ limit: null, taken: 2 })
})

test('CR 7.3.5: of R&D a view counts what went towards the limit, and not the root', () => {
  const game = table()
    .corp({ deck: ['Plain Operation'], rndRoot: ['Plain Upgrade'] })
    .breaching('rnd')
  const shown = () => viewFor(game.json, 'corp').breach
  game.runner.accesses('Plain Upgrade')
  game.runner.passes()
  expect(shown()).toMatchObject({ limit: 1, taken: 0 })
  game.runner.accesses('rnd')
  expect(shown()).toMatchObject({ limit: 1, taken: 1 })
})
