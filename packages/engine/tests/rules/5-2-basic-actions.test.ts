import type { ScenarioGame } from '@paydata/scenario'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from './cards/turns.ts'

const table = () => scenario({ definitions: turnCards })
const kinds = (game: ScenarioGame, side: 'corp' | 'runner') => [
  ...new Set(game[side].question?.options.map(option => option.kind)),
]

test('5.2.6a, 5.2.6b, 5.2.6c, 5.2.6d, 5.2.6e, 5.2.6f, 5.2.6g, 5.2.6h: all basic actions of the Corp are offered', () => {
  const game = table()
    .corp({ hand: ['Plain Asset', 'Plain Operation'], remotes: [{ root: ['Plain Agenda'] }] })
    .runner({ tags: 1, rig: ['Plain Resource'] })
    .corpTurn()
  expect(kinds(game, 'corp').sort()).toEqual(
    ['gainCredit', 'drawCard', 'install', 'play', 'advance', 'trashResource', 'purge'].sort(),
  )
})

test('5.2.6b, 5.2.6c: the Corp gains a credit or draws a card for a click', () => {
  const game = table().corp({ credits: 0, hand: [] }).corpTurn()
  game.corp.gainsCredit()
  expect(game.corp).toMatchObject({ credits: 1, clicks: 2 })
  game.bothPass()
  game.corp.draws()
  expect(game.corp).toMatchObject({ hand: ['Corp Filler'], clicks: 1 })
})

test('5.2.6d: the Corp installs an agenda, asset, upgrade or ice from HQ for a click, nothing else', () => {
  const game = table()
    .corp({
      clicks: 4,
      hand: ['Plain Agenda', 'Plain Asset', 'Plain Upgrade', 'Plain Ice', 'Plain Operation'],
    })
    .corpTurn()
  const installable = game.corp.question?.options.filter(each => each.kind === 'install')
  expect(installable?.map(each => each.card)).toEqual([
    'Plain Agenda',
    'Plain Asset',
    'Plain Upgrade',
    'Plain Ice',
  ])
  for (const title of ['Plain Agenda', 'Plain Asset', 'Plain Upgrade', 'Plain Ice']) {
    game.corp.installs(title, 'New remote')
    game.bothPass()
  }
  expect(game.corp).toMatchObject({
    clicks: 0,
    hand: ['Plain Operation'],
    servers: {
      remote1: { root: ['Plain Agenda'] },
      remote2: { root: ['Plain Asset'] },
      remote3: { root: ['Plain Upgrade'] },
      remote4: { ice: ['Plain Ice'] },
    },
  })
  expect(game.card('Plain Asset').rezzed).toBe(false)
})

test('5.2.6e: the Corp plays an operation from HQ for a click and its play cost', () => {
  const game = table()
    .corp({ credits: 1, hand: ['Plain Operation'] })
    .corpTurn()
  game.corp.plays('Plain Operation')
  expect(game.corp).toMatchObject({ credits: 4, clicks: 2, hand: [], archivesFaceup: ['Plain Operation'] })
  const poor = table()
    .corp({ credits: 0, hand: ['Plain Operation'] })
    .corpTurn()
  expect(kinds(poor, 'corp')).not.toContain('play')
})

test('5.2.6f: the Corp advances an installed card for a click and a credit', () => {
  const game = table()
    .corp({ credits: 1, remotes: [{ root: ['Plain Agenda'] }] })
    .corpTurn()
  game.corp.advances('Plain Agenda')
  expect(game.card('Plain Agenda').advancement).toBe(1)
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2 })
  game.bothPass()
  expect(kinds(game, 'corp')).not.toContain('advance')
})

test('5.2.6g: the Corp trashes a resource for a click and two credits, only if the Runner is tagged', () => {
  const tagged = table()
    .corp({ credits: 2 })
    .runner({ tags: 1, rig: ['Plain Resource', 'Plain Hardware'] })
    .corpTurn()
  tagged.corp.trashesResource('Plain Resource')
  expect(tagged.runner).toMatchObject({ heap: ['Plain Resource'], rig: ['Plain Hardware'], tags: 1 })
  expect(tagged.corp).toMatchObject({ credits: 0, clicks: 2 })
  const untagged = table()
    .runner({ rig: ['Plain Resource'] })
    .corpTurn()
  expect(kinds(untagged, 'corp')).not.toContain('trashResource')
})

test('5.2.6h: the Corp purges virus counters for three clicks', () => {
  const game = table()
    .runner({ rig: [card('Plain Virus', { counters: { virus: 4 } })] })
    .corpTurn()
  game.corp.purges()
  expect(game.card('Plain Virus').counters.virus ?? 0).toBe(0)
  expect(game.corp.clicks).toBe(0)
  expect(kinds(table().corp({ clicks: 2 }).corpTurn(), 'corp')).not.toContain('purge')
})

test('5.2.7a, 5.2.7b, 5.2.7c, 5.2.7d, 5.2.7e, 5.2.7f, 5.2.7g: all basic actions of the Runner are offered', () => {
  const game = table()
    .runner({ tags: 1, hand: ['Plain Program', 'Plain Event'] })
    .runnerTurn()
  expect(kinds(game, 'runner').sort()).toEqual(
    ['gainCredit', 'drawCard', 'install', 'play', 'run', 'removeTag'].sort(),
  )
})

test('5.2.7b, 5.2.7c: the Runner gains a credit or draws a card for a click', () => {
  const game = table().runner({ credits: 0, hand: [] }).runnerTurn()
  game.runner.gainsCredit()
  game.bothPass()
  game.runner.draws()
  expect(game.runner).toMatchObject({ credits: 1, hand: ['Runner Filler'], clicks: 2 })
})

test('5.2.7d, 5.2.7e: the Runner installs hardware, programs and resources and plays events for a click each', () => {
  const game = table()
    .runner({ credits: 5, hand: ['Plain Program', 'Plain Hardware', 'Plain Resource', 'Plain Event'] })
    .runnerTurn()
  const options = game.runner.question?.options ?? []
  expect(options.filter(each => each.kind === 'install').map(each => each.card)).toEqual([
    'Plain Program',
    'Plain Hardware',
    'Plain Resource',
  ])
  expect(options.filter(each => each.kind === 'play').map(each => each.card)).toEqual(['Plain Event'])
  for (const title of ['Plain Program', 'Plain Hardware', 'Plain Resource']) {
    game.runner.installs(title)
    game.bothPass()
  }
  game.runner.plays('Plain Event')
  expect(game.runner).toMatchObject({
    credits: 4,
    clicks: 0,
    hand: [],
    heap: ['Plain Event'],
    rig: ['Plain Program', 'Plain Hardware', 'Plain Resource'],
  })
})

test('5.2.7f: the Runner runs any server for a click', () => {
  const game = table()
    .corp({ remotes: [{ ice: ['Plain Ice'] }] })
    .runnerTurn()
  const servers = game.runner.question?.options.filter(each => each.kind === 'run').map(each => each.server)
  expect(servers).toEqual(['hq', 'rnd', 'archives', 'remote1'])
  game.runner.runs('Server 1')
  expect(game.runner.clicks).toBe(3)
  expect(game.state.run?.server).toBe('remote1')
})

test('5.2.7g: the Runner removes a tag for a click and two credits', () => {
  const game = table().runner({ credits: 3, tags: 2 }).runnerTurn()
  game.runner.removesTag()
  expect(game.runner).toMatchObject({ credits: 1, tags: 1, clicks: 3 })
  game.bothPass()
  expect(kinds(game, 'runner')).not.toContain('removeTag')
})
