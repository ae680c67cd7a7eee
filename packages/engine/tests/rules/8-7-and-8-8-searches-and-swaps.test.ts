import type { ScenarioGame } from '@paydata/scenario'
import { card, facedown, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const offered = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.card) ?? []

test('8.7.1a, 8.7.2, 8.7.2a, 4.2.2: the player who searches sees the matching cards of the deck, the other player does not', () => {
  const game = table()
    .runner({ hand: ['Find Program'], deck: ['Gear', 'Small', 'Contact', 'Large'] })
    .runnerTurn()
  game.runner.plays('Find Program')
  expect(offered(game, 'runner').toSorted()).toEqual(['Large', 'Small'])
  expect(game.corp.question).toBeUndefined()
  expect(game.card('Small').seenBy).not.toContain('corp')
  game.runner.answers('search', 'Small')
  expect(game.runner.hand).toEqual(['Small'])
})

test('8.7.2b: what is to be installed must be possible to install', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Find Install'], deck: ['Contact', 'Small', 'Raiser'] })
    .runnerTurn()
  game.runner.plays('Find Install')
  expect(offered(game, 'runner').toSorted()).toEqual(['Raiser', 'Small'])
  game.runner.answers('search', 'Small')
  expect(game.runner.rig).toEqual(['Small'])
})

test('8.7.2b: what is to be installed on other terms must be possible to install on those', () => {
  const found = (title: string, credits: number) => {
    const game = table()
      .runner({ credits, hand: [title], deck: ['Contact', 'Small'] })
      .runnerTurn()
    game.runner.plays(title)
    return { game, offered: offered(game, 'runner').toSorted() }
  }
  expect(found('Find Install', 1).offered).toEqual(['Small'])
  expect(found('Find Cheap', 0).offered).toEqual(['Small'])
  expect(found('Find Cheap', 1).offered).toEqual(['Contact', 'Small'])
  const { game, offered: free } = found('Find Free', 0)
  expect(free).toEqual(['Contact', 'Small'])
  game.runner.answers('search', 'Contact')
  expect(game.runner).toMatchObject({ rig: ['Contact'], credits: 0 })
})

test('8.7.2b: what is to be played must be possible to play', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Find Play'], deck: ['Gain Four', 'Long Effect', 'Small'] })
    .runnerTurn()
  game.runner.plays('Find Play')
  expect(offered(game, 'runner')).toEqual(['Long Effect'])
})

test('8.7.2c, 4.8.4, 1.15.1a: a found card waits facedown, and is revealed only after the shuffle', () => {
  const game = table()
    .runner({ hand: ['Find Program'], deck: ['Small', 'Gear', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Find Program')
  game.runner.answers('search', 'Small')
  const whats = game.state.log.map(line => line.what)
  expect(whats.indexOf('revealed')).toBeGreaterThan(whats.indexOf('shuffled'))
})

test('8.7.2c: nothing that the ability does not say is revealed', () => {
  const game = table()
    .runner({ hand: ['Find Any'], deck: ['Small', 'Gear', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Find Any')
  game.runner.answers('search', 'Small', 'Gear')
  expect(game.state.log.some(line => line.what === 'revealed')).toBe(false)
  expect(game.card('Small').seenBy).toEqual(['runner'])
})

test('8.7.2d: without criteria as many cards as said must be found, or all there are', () => {
  const two = table()
    .runner({ hand: ['Find Any'], deck: ['Small', 'Gear', 'Contact'] })
    .runnerTurn()
  two.runner.plays('Find Any')
  expect(two.runner.question).toMatchObject({ min: 2, max: 2 })
  const one = table()
    .runner({ hand: ['Find Any'], deck: ['Small'] })
    .runnerTurn()
  one.runner.plays('Find Any')
  expect(one.runner.question).toMatchObject({ min: 1, max: 1 })
})

test('8.7.3: the deck is shuffled at once, even if nothing was found', () => {
  const game = table()
    .runner({ hand: ['Find Program'], deck: fillers('runner', 12) })
    .runnerTurn()
  game.runner.plays('Find Program')
  game.runner.answers('search')
  expect(game.state.log.filter(line => line.what === 'shuffled')).toHaveLength(1)
})

test('8.7.4: without a found card the rest of the ability still resolves', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Find Program'], deck: ['Small', 'Gear'] })
    .runnerTurn()
  game.runner.plays('Find Program')
  game.runner.answers('search')
  expect(game.runner).toMatchObject({ credits: 1, hand: [] })
})

test('8.7.5: conditions about a search resolve after the shuffle, before the found card is acted on', () => {
  const game = table()
    .runner({ hand: ['Find Program'], deck: ['Small', 'Gear', 'Contact'], rig: ['Search Watch'] })
    .runnerTurn()
  game.runner.plays('Find Program')
  game.runner.answers('search', 'Small')
  const whats = game.state.log
    .map(line => line.what)
    .filter(what => ['shuffled', 'drawn', 'revealed'].includes(what))
  expect(whats).toEqual(['shuffled', 'drawn', 'revealed'])
})

test('4.8.3: a found card that is installed comes from the deck', () => {
  const game = table()
    .runner({ hand: ['Find Install'], deck: ['Small', 'Gear'] })
    .runnerTurn()
  game.runner.plays('Find Install')
  game.runner.answers('search', 'Small')
  expect(game.state.log.find(line => line.what === 'installed')?.kind).toBe('stack')
})

test('8.8.2, 3.6.5e: an agenda cannot be swapped into a root with an asset, nor a region to a region', () => {
  const agenda = table()
    .corp({
      hand: ['Root Swap'],
      remotes: [{ root: ['Plain Agenda'] }, { root: ['Plain Asset', 'Plain Upgrade'] }],
    })
    .corpTurn()
  agenda.corp.plays('Root Swap')
  agenda.corp.answers('choose', 'Plain Agenda', 'Plain Upgrade')
  expect(agenda.corp.servers.remote1?.root).toEqual(['Plain Agenda'])
  expect(agenda.corp.servers.remote2?.root).toEqual(['Plain Asset', 'Plain Upgrade'])
  const region = table()
    .corp({ hand: ['Root Swap'], hqRoot: ['Region One', 'Plain Upgrade'], rndRoot: ['Region Two'] })
    .corpTurn()
  region.corp.plays('Root Swap')
  region.corp.answers('choose', 'Plain Upgrade', 'Region Two')
  expect(region.corp.servers.hq?.root).toEqual(['Region One', 'Plain Upgrade'])
})

test('8.8.2: an asset and an agenda change places, but an asset does not come to a central', () => {
  const game = table()
    .corp({
      hand: ['Root Swap', 'Root Swap'],
      hqRoot: ['Plain Upgrade'],
      remotes: [{ root: ['Plain Agenda'] }, { root: ['Plain Asset'] }],
    })
    .corpTurn()
  game.corp.plays('Root Swap')
  game.corp.answers('choose', 'Plain Agenda', 'Plain Asset')
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Asset'])
  game.passUntil('nextAction')
  game.corp.plays('Root Swap')
  game.corp.answers('choose', 'Plain Upgrade', 'Plain Asset')
  expect(game.corp.servers.hq?.root).toEqual(['Plain Upgrade'])
})

test('8.8.3, 8.8.3a, 1.12.4: installed cards stay installed, with their faces, counters and what they host', () => {
  const game = table()
    .corp({
      credits: 0,
      hand: ['Ice Swap'],
      hqIce: [rezzed('Plain Ice', { counters: { power: 2 } })],
      rndIce: ['Other Ice'],
      remotes: [{ root: [rezzed('Gone Watch')] }, { root: [rezzed('In Watch')] }],
    })
    .runner({ rig: [card('Leech', { on: 'Plain Ice' })] })
    .corpTurn()
  game.corp.plays('Ice Swap')
  game.corp.answers('choose', 'Plain Ice', 'Other Ice')
  expect(game.card('Plain Ice')).toMatchObject({ server: 'rnd', rezzed: true, counters: { power: 2 } })
  expect(game.card('Other Ice')).toMatchObject({ server: 'hq', rezzed: false })
  expect(game.card('Leech').host).toBe('Plain Ice')
  expect(game.corp.credits).toBe(0)
})

test('8.8.4, 8.8.4a, 8.8.4b: between zones one is uninstalled, the other installed in its very place, unrezzed and for nothing', () => {
  const game = table()
    .corp({
      credits: 0,
      hand: ['Hand Swap', 'Other Ice'],
      hqIce: ['Third Ice', rezzed('Plain Ice', { counters: { power: 1 } }), 'Barrier Ice'],
    })
    .runner({ rig: [card('Leech', { on: 'Plain Ice' })] })
    .corpTurn()
  game.corp.plays('Hand Swap')
  game.corp.answers('choose', 'Plain Ice')
  game.corp.answers('choose', 'Other Ice')
  expect(game.corp.servers.hq?.ice).toEqual(['Third Ice', 'Other Ice', 'Barrier Ice'])
  expect(game.card('Other Ice').rezzed).toBe(false)
  expect(game.corp.hand).toEqual(['Plain Ice'])
  expect(game.runner.heap).toEqual(['Leech'])
  const whats = game.state.log.map(line => line.what)
  expect(whats).toContain('uninstalled')
  expect(whats).toContain('installed')
})

test('8.8.4a: into Archives a card goes facedown, unless the Runner could see it', () => {
  const swapped = (spec: Parameters<typeof rezzed>[0], isRezzed: boolean) => {
    const game = table()
      .corp({
        hand: ['Archives Swap'],
        archives: [facedown('Other Ice')],
        hqIce: [isRezzed ? rezzed(spec) : spec],
      })
      .corpTurn()
    game.corp.plays('Archives Swap')
    game.corp.answers('choose', spec)
    game.corp.answers('choose', 'Other Ice')
    expect(game.corp.servers.hq?.ice).toEqual(['Other Ice'])
    return game.card(spec).facedown
  }
  expect(swapped('Plain Ice', true)).toBe(false)
  expect(swapped('Plain Ice', false)).toBe(true)
})

test('8.8.4a, 8.8.4b: a Runner card is swapped in faceup and active, on the same host', () => {
  const game = table()
    .runner({ hand: ['Rig Swap', 'Newcomer'], rig: ['Gear'] })
    .runnerTurn()
  game.runner.plays('Rig Swap')
  game.runner.answers('choose', 'Gear')
  game.runner.answers('choose', 'Newcomer')
  expect(game.runner).toMatchObject({ rig: ['Newcomer'], hand: ['Gear'], memory: 6, credits: 6 })
})

test('8.8.4c, 1.13.13, 1.14.2b, 1.17.3e: agendas swapped between score areas keep their counters, and are neither scored nor stolen', () => {
  const game = table()
    .corp({ hand: ['Score Swap'], scored: [card('Plain Agenda', { counters: { agenda: 1 } })] })
    .runner({ stolen: [card('Plain Agenda', { counters: { agenda: 3 } })] })
    .corpTurn()
  game.corp.plays('Score Swap')
  while (game.corp.question?.kind === 'choose') game.corp.chooses('Plain Agenda')
  const inArea = (zone: string) => game.cards('Plain Agenda').find(each => each.zone === zone)
  expect(inArea('corpScore')).toMatchObject({ counters: { agenda: 3 }, active: true })
  expect(inArea('runnerScore')).toMatchObject({ counters: { agenda: 1 }, active: false })
  expect(game.state.log.some(line => line.what === 'scored' || line.what === 'stolen')).toBe(false)
})
