import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { viewFor } from '../../src/index.ts'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const order = (game: ScenarioGame, ...whats: string[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

test('8.3.1a: arranging a single card is doing nothing', () => {
  const game = table()
    .corp({ hand: ['Arrange One'], deck: ['Plain Ice', 'Other Ice'] })
    .corpTurn()
  game.corp.plays('Arrange One')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(order(game, 'arranged')).toEqual([])
})

test('8.3.2, 8.3.2a: ice is arranged by swaps, and nothing triggers until the Corp is done', () => {
  const game = table()
    .corp({ hand: ['Sunrise'], hqIce: ['Plain Ice', rezzed('Other Ice')], rndIce: ['Third Ice'] })
    .runner({ rig: ['Swap Watch'], credits: 0 })
    .corpTurn()
  game.corp.plays('Sunrise')
  game.corp.answers('choose', 'Plain Ice')
  game.corp.answers('choose', 'Third Ice')
  expect(game.runner.credits).toBe(0)
  game.corp.answers('choose', 'Other Ice')
  game.corp.answers('choose', 'Third Ice')
  expect(game.runner.credits).toBe(0)
  game.corp.answers('choose', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Other Ice', 'Third Ice'])
  expect(game.corp.servers.rnd?.ice).toEqual(['Plain Ice'])
  expect(game.card('Other Ice').rezzed).toBe(true)
  expect(game.runner.credits).toBe(4)
})

test('8.3.3, 1.12.3: the top of a deck is put back in any order, as new objects', () => {
  const game = table()
    .corp({ hand: ['Arrange Three'], deck: ['Plain Ice', 'Other Ice', 'Third Ice', 'Glad'] })
    .corpTurn()
  const lives = () =>
    ['Plain Ice', 'Other Ice', 'Third Ice', 'Glad'].map(title => game.json.cards[game.card(title).id]?.life)
  const before = lives()
  game.corp.plays('Arrange Three')
  expect(game.runner.question).toBeUndefined()
  game.corp.answers('arrange', 'Third Ice', 'Other Ice', 'Plain Ice')
  expect(game.corp.deck).toEqual(['Third Ice', 'Other Ice', 'Plain Ice', 'Glad'])
  const after = lives()
  expect(after.map((life, i) => life === before[i])).toEqual([false, false, false, true])
})

test('8.3.3a: a player who does not arrange a deck of theirs does not see the cards', () => {
  const game = table()
    .corp({ deck: ['Plain Ice', 'Other Ice', 'Third Ice'] })
    .runner({ hand: ['Spy'] })
    .runnerTurn()
  game.runner.plays('Spy')
  expect(game.runner.question?.kind).toBe('arrange')
  expect(game.corp.question).toBeUndefined()
  expect(game.card('Plain Ice').seenBy).not.toContain('corp')
  game.runner.answers('arrange', 'Other Ice', 'Third Ice', 'Plain Ice')
  expect(game.corp.deck).toEqual(['Other Ice', 'Third Ice', 'Plain Ice'])
})

test('8.3.3b: other effects on the cards come before the rest is arranged', () => {
  const game = table()
    .corp({ hand: ['Cultivator'], deck: ['Plain Ice', 'Other Ice', 'Third Ice', 'Glad', 'Plain Asset'] })
    .corpTurn()
  game.corp.plays('Cultivator')
  game.corp.answers('choose', 'Other Ice')
  game.corp.answers('arrange', 'Glad', 'Third Ice', 'Plain Ice')
  expect(game.corp.deck).toEqual(['Glad', 'Third Ice', 'Plain Ice', 'Plain Asset'])
  expect(game.corp.archivesFacedown).toEqual(['Other Ice'])
})

test('8.4.2, 4.8.7, 8.4.5a, 8.4.5b, 8.4.5c: cards are set aside, what triggers resolves, and they come to the hand', () => {
  const game = table()
    .corp({ hand: ['Draw Two'], deck: ['Plain Ice', 'Other Ice'], remotes: [{ root: [rezzed('Sorter')] }] })
    .corpTurn()
  game.corp.plays('Draw Two')
  expect(game.corp).toMatchObject({ hand: [], setAside: ['Plain Ice', 'Other Ice'] })
  expect(game.card('Plain Ice').seenBy).toEqual(['corp'])
  expect(viewFor(game.json, 'runner').setAside).toEqual({ count: 2, facedown: 2, cards: [] })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Plain Ice', 'Other Ice'])
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ hand: ['Plain Ice', 'Other Ice'], setAside: [] })
})

test('8.4.2a, 8.4.3, 8.4.3a: a drawn card that an ability moves stays where it went', () => {
  const game = table()
    .corp({
      hand: ['Draw Two'],
      deck: ['Plain Ice', 'Other Ice', 'Glad'],
      remotes: [{ root: [rezzed('Sorter')] }],
    })
    .corpTurn()
  game.corp.plays('Draw Two')
  game.corp.answers('choose', 'Plain Ice')
  expect(game.corp.hand).toEqual(['Other Ice'])
  expect(game.corp.deck).toEqual(['Glad', 'Plain Ice'])
})

test('8.4.2b, 4.8.3: others see drawn cards move from the deck to the hand', () => {
  const game = table()
    .corp({
      credits: 0,
      hand: ['Draw Two'],
      remotes: [{ root: [rezzed('From Deck')] }],
    })
    .corpTurn()
  game.corp.plays('Draw Two')
  while (game.corp.question?.kind === 'reaction') game.corp.chooses('From Deck')
  expect(game.corp.credits).toBe(2)
})

test('8.4.3b, 8.8.4d: a card swapped for a drawn one is drawn in its place', () => {
  const game = table()
    .corp({
      hand: ['Draw Two'],
      deck: ['Plain Ice', 'Other Ice', 'Glad'],
      archives: ['Third Ice'],
      remotes: [{ root: [rezzed('Trader')] }, { root: [rezzed('Sorter')] }],
    })
    .corpTurn()
  game.corp.plays('Draw Two')
  game.corp.answers('reaction', 'Trader')
  game.corp.answers('choose', 'Plain Ice')
  game.corp.chooses('Third Ice')
  expect(game.corp.setAside.toSorted()).toEqual(['Other Ice', 'Third Ice'])
  expect(game.corp.archivesFacedown).toEqual(['Plain Ice'])
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Other Ice',
    'Third Ice',
  ])
  game.corp.answers('choose', 'Other Ice')
  expect(game.corp.hand).toEqual(['Third Ice'])
})
