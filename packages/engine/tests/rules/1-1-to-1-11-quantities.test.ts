import type { ScenarioGame } from '@paydata/scenario'
import { card, facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter1 } from './cards/chapter-1.ts'

const table = () => scenario({ definitions: chapter1 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []

test('1.1.3: a value can be negative', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ hand: ['Weakener'] })
    .runnerTurn()
  game.runner.plays('Weakener')
  expect(game.card('Plain Ice').strength).toBe(-2)
})

test('1.2.1, 3.2.3, 1.14.4a: the text of an agenda makes it active in the Runner’s score area, where the Corp still controls its abilities', () => {
  const game = table()
    .corp({ credits: 0 })
    .runner({ stolen: ['Grudge', 'Plain Agenda'] })
    .beforeCorpTurn()
  expect(game.card('Grudge').active).toBe(true)
  expect(game.card('Plain Agenda').active).toBe(false)
  game.bothPass()
  expect(game.corp.credits).toBe(2)
})

test('1.2.4, 1.10.3b: as much as possible is carried out: all credits of the pool are lost, no more', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Heavy Tax'] })
    .runner({ credits: 2 })
    .corpTurn()
  game.corp.plays('Heavy Tax')
  expect(game.runner.credits).toBe(0)
  expect(game.corp.credits).toBe(1)
})

test('1.6.7: the Corp takes the first turn', () => {
  const game = table().atMulligans()
  game.corp.keeps()
  game.runner.keeps()
  expect(game.state).toMatchObject({ turn: 1, active: 'corp' })
})

test('1.7.1: the game ends when a win condition is met', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Great Agenda', { advanced: 2 })] }] })
    .corpTurn('window')
  game.corp.scores('Great Agenda')
  expect(game.state).toMatchObject({ over: true, winner: 'corp' })
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.question).toBeUndefined()
})

test('1.7.1a: both players winning at once is a draw', () => {
  const game = table()
    .corp({ hand: ['Both Win', 'Plain Asset'], archives: ['Plain Asset'] })
    .corpTurn()
  game.corp.plays('Both Win')
  while (game.corp.question?.kind === 'choose') game.corp.chooses('Plain Asset')
  expect(game.state.over).toBe(true)
  expect(game.state.winner).toBeUndefined()
})

test('1.8.3a, 1.8.4a, 4.2.5, 4.3.5, 4.4.4, 4.5.4, 4.9.4: which zones have active cards', () => {
  const game = table()
    .corp({
      hand: ['Own Ability'],
      deck: ['Own Ability'],
      archives: ['Own Ability'],
      removed: ['Own Ability'],
      scored: ['Plain Agenda'],
      hqIce: [rezzed('Plain Ice'), 'Click Ice'],
    })
    .runner({
      hand: ['Gear'],
      deck: ['Gear'],
      heap: ['Gear'],
      stolen: ['Plain Agenda'],
      rig: ['Gear', facedown('Chip')],
    })
    .corpTurn()
  const active = (title: string) =>
    game
      .cards(title)
      .filter(each => each.active)
      .map(each => each.zone)
  expect(active('Own Ability')).toEqual([])
  expect(active('Plain Agenda')).toEqual(['corpScore'])
  expect(active('Plain Ice')).toEqual(['ice'])
  expect(active('Click Ice')).toEqual([])
  expect(active('Gear')).toEqual(['rig'])
  expect(active('Chip')).toEqual([])
  expect(game.runner.memory).toBe(4)
})

test('1.9.2, 1.9.2a, 4.7.2: counters come from the bank, and there are always enough', () => {
  const game = table()
    .runner({ hand: ['Many Counters'], rig: ['Gear'] })
    .runnerTurn()
  game.runner.plays('Many Counters')
  game.runner.answers('choose', 'Gear')
  expect(game.card('Gear').counters.power).toBe(60)
})

test('1.9.2b: a moved counter is placed as well', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Mover'], rig: ['Counter Watch', card('Gear', { counters: { power: 1 } })] })
    .runnerTurn()
  game.runner.plays('Mover')
  game.runner.answers('choose', game.runner.question?.options.length === 1 ? 'Gear' : 'Counter Watch')
  game.runner.answers('choose', game.runner.question?.options.length === 1 ? 'Gear' : 'Counter Watch')
  expect(game.card('Counter Watch').counters.power).toBe(1)
  expect(game.runner.credits).toBe(1)
})

test('1.10.3a, 1.10.4a: taking credits from a card is gaining them', () => {
  const game = table()
    .runner({ credits: 0, hand: [], rig: [card('Bank', { counters: { credit: 3 } }), 'Gain Watch'] })
    .runnerTurn()
  game.runner.uses('Bank')
  expect(game.runner.credits).toBe(2)
  expect(game.card('Bank').counters.credit).toBe(1)
  expect(game.runner.hand).toHaveLength(1)
})

test('1.10.3b, 1.10.4, 1.13.3: credits on cards are not in the pool and cannot be lost', () => {
  const game = table()
    .corp({ hand: ['Heavy Tax'] })
    .runner({ credits: 1, rig: [card('Bank', { counters: { credit: 3 } })] })
    .corpTurn()
  game.corp.plays('Heavy Tax')
  expect(game.runner.credits).toBe(0)
  expect(game.card('Bank').counters.credit).toBe(3)
})

test('1.10.3c, 1.10.4b, 1.10.2: a player who pays divides the credits among the places they may come from', () => {
  const game = table()
    .runner({ credits: 5, hand: ['Costly Program'], rig: [card('Cyber', { counters: { credit: 1 } })] })
    .runnerTurn()
  game.runner.installs('Costly Program')
  expect(game.runner.question?.total).toBe(2)
  game.runner.answers('payment', { pool: 1, Cyber: 1 })
  expect(game.runner.credits).toBe(4)
  expect(game.card('Cyber').counters.credit ?? 0).toBe(0)
})

test('1.10.4b: for other purposes they cannot be spent', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Contact'], rig: [card('Cyber', { counters: { credit: 1 } })] })
    .runnerTurn()
  expect(labels(game, 'runner')).not.toContain('Install Contact')
})

test('1.10.4c: within its time a card pays for anything', () => {
  const spec = { credits: 1, rig: [card('Run Fund', { counters: { credit: 2 } }), 'Spender'] }
  const before = table().runner(spec).runnerTurn()
  expect(labels(before, 'runner')).not.toContain('Use Spender')
  const game = table().runner(spec).running('HQ')
  game.runner.uses('Spender')
  game.runner.answers('payment', { 'Run Fund': 2 })
  expect(game.runner.credits).toBe(1)
  expect(game.card('Spender').counters.power).toBe(1)
})

test('1.10.4d: spending the credits of a card is using it', () => {
  const game = table()
    .runner({
      credits: 5,
      hand: ['Costly Program'],
      rig: [card('Cyber', { counters: { credit: 1 } }), 'Use Watch'],
    })
    .runnerTurn()
  game.runner.installs('Costly Program')
  game.runner.answers('payment', { pool: 1, Cyber: 1 })
  expect(game.runner.hand).toHaveLength(1)
})

test('1.10.5a, 1.10.5b: recurring credits are there as soon as the card is active', () => {
  const game = table()
    .runner({ hand: ['Cyber'] })
    .runnerTurn()
  game.runner.installs('Cyber')
  expect(game.card('Cyber').counters.credit).toBe(1)
})

test('1.10.5c, 1.10.5d: they are refilled as the turn begins, and do not accumulate', () => {
  const counters = (had: number) => {
    const game = table()
      .runner({ rig: [card('Cyber', { counters: { credit: had } })] })
      .beforeRunnerTurn()
    game.passUntil('runnerAction')
    return game.card('Cyber').counters.credit
  }
  expect(counters(0)).toBe(1)
  expect(counters(1)).toBe(1)
})

test('1.11.2: a turn begins with an allotment of clicks', () => {
  const game = table().beforeRunnerTurn()
  expect(game.runner.clicks).toBe(4)
  expect(game.corp.clicks).toBe(0)
})

test('1.11.3a, 1.11.3b, 1.11.4: losing clicks is not spending them, gaining makes them more', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Clock')] }, { root: [rezzed('Drain')] }] })
    .runner({ hand: ['Waster'] })
    .runnerTurn()
  game.runner.plays('Waster')
  // One spent for the action, one lost, two gained.
  expect(game.runner.clicks).toBe(4)
  expect(game.corp.credits).toBe(6)
})

test('1.11.3c: clicks can be spent in the middle of a run', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Click Ice')] })
    .encountering('Click Ice')
  const before = game.runner.clicks
  game.bothPass()
  game.runner.agrees()
  expect(game.runner.clicks).toBe(before - 1)
  expect(game.state.run?.server).toBe('hq')
})

test('1.11.4: a priority card is played as the first click, and by the basic action only', () => {
  const game = table()
    .runner({ credits: 0, hand: ['First', 'Again'] })
    .runnerTurn()
  expect(labels(game, 'runner')).toContain('Play First')
  game.runner.plays('Again')
  expect(() => game.runner.answers('choose', 'First')).toThrow('it can only be the first click of the turn')
  game.runner.answers('choose')
  expect(game.runner).toMatchObject({ credits: 0, hand: ['First'] })
  game.passUntil('nextAction')
  expect(labels(game, 'runner')).not.toContain('Play First')
})
