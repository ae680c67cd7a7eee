import { expect, test } from 'vitest'
import type { ScenarioGame } from '../../testing/index.ts'
import { card, fillers, rezzed, scenario } from '../../testing/index.ts'
import { turnCards } from './cards/turns.ts'

const table = () => scenario({ definitions: turnCards })
const power = (game: ScenarioGame, title: string) => game.card(title).counters.power ?? 0
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

test('5.2.1a, 5.2.2, 5.2.4: an ability that begins with a click is an action, used in the action window only', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp Click')] }] })
    .runner({ rig: ['Runner Click'] })
    .corpTurn('window')
  expect(kinds(game, 'corp')).toEqual(['pass'])
  game.corp.passes()
  expect(kinds(game, 'runner')).toEqual(['pass'])
  game.runner.passes()
  game.corp.uses('Corp Click')
  expect(game.corp).toMatchObject({ clicks: 2, credits: 8 })
  // The other player takes no action in this turn, with or without clicks.
  expect(game.runner.question).toBeUndefined()
})

test('cr-26.03/5.2.1a/1, 5.2.1a: a click that is lost in a cost makes no action of it: it is used in a paid window', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Click Ice')] })
    .runner({ clicks: 2, rig: ['Runner Take Watcher'] })
    .encountering('Click Ice')
  const before = power(game, 'Runner Take Watcher')
  game.runner.uses('Click Ice')
  expect(game.runner.clicks).toBe(1)
  expect(game.card('Click Ice').subroutines).toMatchObject([{ broken: true }])
  expect(power(game, 'Runner Take Watcher')).toBe(before)
})

test('5.2.2: an action is taken by paying all its clicks, and is not offered to who has fewer', () => {
  const game = table()
    .runner({ clicks: 3, credits: 0, rig: ['Runner Double Click'] })
    .runnerTurn()
  game.runner.uses('Runner Double Click')
  expect(game.runner).toMatchObject({ clicks: 1, credits: 7 })
  game.bothPass()
  expect(kinds(game, 'runner')).not.toContain('useAbility')
})

test('5.2.2a: while an action resolves there is no window, except those of a run it makes', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp Paid')] }] })
    .runner({ credits: 5, hand: ['Plain Event', 'Run Event'], rig: ['Runner Paid'] })
    .runnerTurn()
  game.runner.plays('Plain Event')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', rule: '5.7.1e' })
  game.bothPass()
  game.runner.plays('Run Event')
  game.runner.answers('server', 'Archives')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.1e' })
  game.runner.uses('Runner Paid')
  expect(game.runner.question?.rule).toBe('6.9.1e')
})

test('cr-26.03/5.2.2b/1, 5.2.2b: an action with a run is complete when the run is over and the rest has resolved', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Run Event'], rig: ['Runner Finish Watcher'] })
    .runnerTurn()
  game.runner.plays('Run Event')
  game.runner.answers('server', 'Archives')
  expect(power(game, 'Runner Finish Watcher')).toBe(0)
  expect(game.runner).toMatchObject({ credits: 0, inPlay: ['Run Event'] })
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 9, inPlay: [], heap: ['Run Event'] })
  expect(power(game, 'Runner Finish Watcher')).toBe(1)
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('runEnded')).toBeLessThan(log.indexOf('actionFinished'))
  expect(log.indexOf('trashed')).toBeLessThan(log.indexOf('actionFinished'))
})

test('5.2.2c: what triggers on an action being taken resolves before the action’s effects', () => {
  const game = table()
    .runner({ hand: ['Plain Event'], rig: ['Runner Take Watcher'] })
    .runnerTurn()
  game.runner.plays('Plain Event')
  const log = game.state.log
  const counted = log.findIndex(line => line.what === 'countersPlaced')
  expect(counted).toBeGreaterThan(log.findIndex(line => line.what === 'clicksSpent'))
  expect(counted).toBeLessThan(log.findIndex(line => line.what === 'played'))
})

test('5.2.2d: what triggers on an action finishing resolves after all of it, before the next window', () => {
  const game = table()
    .corp({ hand: ['Plain Operation'], remotes: [{ root: [rezzed('Corp Finish Watcher')] }] })
    .corpTurn()
  game.corp.plays('Plain Operation')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.2a' })
  expect(power(game, 'Corp Finish Watcher')).toBe(1)
  const log = game.state.log.map(line => line.what)
  expect(log.indexOf('playResolved')).toBeLessThan(log.indexOf('countersPlaced'))
})

test('5.2.4: nobody acts in the discard phase, although clicks are left', () => {
  const game = table()
    .runner({ clicks: 3, hand: fillers('runner', 3), rig: ['Runner Click', 'Runner End Phase'] })
    .runnerTurn('window')
  game.runner.uses('Runner End Phase')
  expect(game.runner.question?.rule).toBe('5.7.2b')
  expect(game.runner.question?.options.map(each => each.card ?? each.kind)).toEqual([
    'pass',
    'Runner End Phase',
  ])
})
