import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter1 } from './cards/chapter-1.ts'

const table = () => scenario({ definitions: chapter1 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []

test('1.16.1b: what a static ability would prevent cannot be paid', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], hqRoot: [rezzed('Toll Two')] })
    .runner({ hand: ['Gear', 'Gear'], rig: ['Shield'] })
    .accessing('Plain Agenda')
  game.runner.passes()
  expect(labels(game, 'runner').filter(label => label.startsWith('Steal'))).toEqual([])
  expect(game.runner.stolen).toEqual([])
})

test('1.16.1d, 1.16.3a: a cost of 0 is paid when the player says so, not by itself', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Zero Ask'], rig: ['Free Thing'] })
    .runnerTurn()
  expect(game.card('Free Thing').counters.power ?? 0).toBe(0)
  game.runner.plays('Zero Ask')
  expect(game.runner.question?.kind).toBe('confirm')
  game.runner.agrees()
  expect(game.runner.credits).toBe(2)
})

test('1.16.2b, 1.16.3: a counted cost is one payment, followed by a checkpoint', () => {
  const game = table()
    .corp({
      hqIce: ['Plain Ice', 'Plain Ice'],
      rndIce: ['Plain Ice'],
      remotes: [{ root: [rezzed('Spend Watch')] }],
    })
    .runner({ credits: 7, rig: ['Counted'] })
    .runnerTurn('window')
  game.runner.uses('Counted')
  expect(game.runner).toMatchObject({ credits: 1, tags: 1 })
  const whats = game.state.log.map(line => line.what)
  expect(whats.indexOf('tagsTaken')).toBeLessThan(whats.indexOf('countersPlaced'))
})

test('1.16.2d: where it is not being paid, X is 0', () => {
  const game = table()
    .runner({ hand: ['Cheap Fetch'], heap: ['Unknown', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Cheap Fetch')
  game.runner.answers('choose', 'Unknown')
  expect(game.runner.hand).toEqual(['Unknown'])
})

/** The Corp may rez ice for 14 credits; with an agenda, for 4 and the agenda. */
const pledging = (credits: number, scored: readonly string[]) =>
  table()
    .corp({ credits, scored, hqIce: ['Pledge Ice'] })
    .approaching('Pledge Ice')

test('1.16.2e: part of a price is paid in another way, if the player says so', () => {
  const paid = (...answers: string[]) => {
    const game = pledging(14, ['Plain Agenda', 'Plain Agenda'])
    game.runner.passes()
    game.corp.rezzes('Pledge Ice')
    expect(game.corp.question).toMatchObject({ kind: 'payment', min: 1, max: 1 })
    expect(game.corp.question?.options.map(option => option.words)).toEqual([
      'Pay as usual',
      'Forfeit 1 agenda and pay 10[credit] less',
    ])
    for (const answer of answers) game.corp.answers('payment', answer)
    expect(game.card('Pledge Ice').rezzed).toBe(true)
    return [game.corp.credits, game.corp.scored.length]
  }
  expect(paid('Pay as usual')).toEqual([0, 2])
  expect(paid('Forfeit 1 agenda and pay 10[credit] less', 'Plain Agenda')).toEqual([10, 1])
})

test('1.16.2e: the other way counts for what can be paid, and changes no value', () => {
  const offered = (credits: number, scored: readonly string[]) => {
    const game = pledging(credits, scored)
    game.runner.passes()
    expect(game.card('Pledge Ice').cost).toBe(14)
    return labels(game, 'corp').some(label => label.startsWith('Rez'))
  }
  expect(offered(13, [])).toBe(false)
  expect(offered(3, ['Plain Agenda'])).toBe(false)
  expect(offered(4, ['Plain Agenda'])).toBe(true)
  const game = pledging(4, ['Plain Agenda'])
  game.runner.passes()
  game.corp.rezzes('Pledge Ice')
  game.corp.answers('payment', 'Plain Agenda')
  expect(game.corp).toMatchObject({ credits: 0, scored: [] })
})

test('1.16.2e: an effect that has a card rezzed makes nobody pay in the other way', () => {
  const ordered = (credits: number) => {
    const game = table()
      .corp({ credits, hand: ['Rez Order'], scored: ['Plain Agenda'], hqIce: ['Pledge Ice'] })
      .corpTurn()
    game.corp.plays('Rez Order')
    game.corp.answers('choose', 'Pledge Ice')
    return game
  }
  const told = ({ corp }: ScenarioGame) => [corp.question?.kind, corp.scored.length, corp.credits]
  // Able to pay as usual, the Corp chooses the way and no more: nothing is added to the cost.
  expect(told(ordered(14))).toEqual(['payment', 1, 14])
  const poor = ordered(4)
  expect(told(poor)).toEqual(['confirm', 1, 4])
  poor.corp.declines()
  expect(told(poor)).toEqual(['paidWindow', 1, 5])
})

test('1.16.2e: another card may allow it, for no more than the price', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Contact', 'Gear', 'Leaver'], rig: ['Barter'] })
    .runnerTurn()
  game.runner.installs('Contact')
  game.runner.answers('payment', 'Gear')
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Gear'], rig: ['Barter', 'Contact'] })
  game.passUntil('nextAction')
  // What costs nothing is paid in no other way.
  game.runner.installs('Leaver')
  expect(game.runner).toMatchObject({ rig: ['Barter', 'Contact', 'Leaver'] })
})

test('1.16.2f: a total reduction is divided between installing and rezzing', () => {
  const paid = (less: number) => {
    const game = table()
      .corp({ credits: 7, hand: ['Discount', 'Great Ice'], hqIce: ['Plain Ice', 'Plain Ice'] })
      .corpTurn()
    game.corp.plays('Discount')
    game.corp.answers('choose', 'Great Ice')
    game.corp.answers('server', 'HQ')
    game.corp.answers('trashLike', 'continue')
    expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
    game.corp.answers('number', less)
    expect(game.card('Great Ice').rezzed).toBe(true)
    return game.state.log.filter(line => line.what === 'creditsSpent').map(line => line.amount)
  }
  // 2 to install, 6 to rez, and 3 less.
  expect(paid(0)).toEqual([2, 3])
  expect(paid(1)).toEqual([1, 4])
  expect(paid(2)).toEqual([5])
})

test('1.16.4d: the install cost and the click of the action are both paid to take it', () => {
  const game = table()
    .runner({ credits: 2, hand: ['Contact'] })
    .runnerTurn()
  game.runner.installs('Contact')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 3 })
  // The price is paid once the card is placed, and still within the action.
  expect(game.state.log.map(line => line.what)).toEqual([
    'clicksSpent',
    'abilityUsed',
    'actionTaken',
    'placed',
    'creditsSpent',
    'installed',
    'actionFinished',
  ])
})

test('1.16.5a, 1.16.5b, 1.16.5c: ignoring an install cost, credits, or all costs', () => {
  const installing = (title: string) => {
    const game = table()
      .runner({ credits: 0, hand: [title, 'Demanding', 'Gear'] })
      .runnerTurn()
    game.runner.plays(title)
    game.runner.answers('choose', 'Demanding')
    return game
  }
  for (const title of ['No Install Cost', 'No Credits']) {
    const game = installing(title)
    game.runner.agrees()
    game.runner.answers('payment', 'Gear')
    expect(game.runner.rig).toEqual(['Demanding'])
    expect(game.runner.heap).toContain('Gear')
  }
  const free = installing('No Costs')
  expect(free.runner.rig).toEqual(['Demanding'])
  expect(free.runner.heap).not.toContain('Gear')
})

test('1.16.10b: all additional costs are paid together, or none', () => {
  const accessing = (credits: number) => {
    const game = table()
      .corp({ hand: ['Plain Agenda'], hqRoot: [rezzed('Toll One'), rezzed('Toll Two')] })
      .runner({ credits, hand: ['Gear', 'Gear'] })
      .accessing('Plain Agenda')
    game.runner.passes()
    return game
  }
  const has = ({ runner }: ScenarioGame) => [runner.stolen.length, runner.credits, runner.hand.length]
  const able = accessing(5)
  able.runner.steals()
  expect(has(able)).toEqual([1, 3, 1])
  const unable = accessing(1)
  expect(labels(unable, 'runner').filter(label => label.startsWith('Steal'))).toEqual([])
  expect(has(unable)).toEqual([0, 1, 2])
})

test('1.16.11a, 1.16.11d: “may pay … to”, otherwise', () => {
  const pay = (does: 'agrees' | 'declines') => {
    const game = table()
      .runner({ credits: 2, hand: ['Offer'] })
      .runnerTurn()
    game.runner.plays('Offer')
    game.runner[does]()
    return [game.runner.credits, game.runner.hand.length]
  }
  expect(pay('agrees')).toEqual([5, 0])
  expect(pay('declines')).toEqual([2, 1])
})

test('1.16.11b: “… unless the Runner pays”', () => {
  const tags = (does: 'agrees' | 'declines') => {
    const game = table()
      .corp({ hand: ['Unless'] })
      .runner({ credits: 2 })
      .corpTurn()
    game.corp.plays('Unless')
    game.runner[does]()
    return [game.runner.tags, game.runner.credits]
  }
  expect(tags('agrees')).toEqual([0, 1])
  expect(tags('declines')).toEqual([1, 2])
})

test('1.16.11b: a player who cannot pay is not asked in vain', () => {
  const game = table()
    .corp({ hand: ['Unless'] })
    .runner({ credits: 0 })
    .corpTurn()
  game.corp.plays('Unless')
  expect(game.runner.tags).toBe(1)
})

test('1.16.11c: “if you do” without “may” asks nothing', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Did'], rig: [card('Small')] })
    .runnerTurn()
  game.runner.plays('Did')
  game.runner.answers('choose', 'Small')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
  expect(game.runner).toMatchObject({ credits: 2, hand: [] })
})
