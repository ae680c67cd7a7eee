import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter1 } from './cards/chapter-1.ts'

const table = () => scenario({ definitions: chapter1 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []

test('1.12.2: a card that was trashed and installed again may be used again this turn', () => {
  const game = table()
    .corp({
      credits: 0,
      clicks: 9,
      hand: ['Trash Own', 'Back Again'],
      remotes: [{ root: [rezzed('Fabricator')] }],
    })
    .corpTurn()
  game.corp.uses('Fabricator')
  game.passUntil('nextAction')
  expect(labels(game, 'corp')).not.toContain('Use Fabricator')
  game.corp.plays('Trash Own')
  game.corp.answers('choose', 'Fabricator')
  game.passUntil('nextAction')
  game.corp.plays('Back Again')
  game.corp.answers('choose', 'Fabricator')
  game.corp.answers('server', 'New remote')
  game.passUntil('nextAction')
  expect(labels(game, 'corp')).toContain('Use Fabricator')
})

test('1.12.2a: an ability that moves a card finds it again and goes on with it', () => {
  const game = table()
    .corp({ hand: ['Constructor', 'Plain Ice'] })
    .corpTurn()
  game.corp.plays('Constructor')
  game.corp.answers('choose', 'Plain Ice')
  game.corp.answers('server', 'HQ')
  expect(game.card('Plain Ice')).toMatchObject({ zone: 'ice', advancement: 2 })
})

test('1.12.2a: whatever moved the card, it is found again by the name it was chosen under', () => {
  const after = (title: string) => {
    const game = table()
      .corp({ hand: [title, 'Plain Asset'], deck: ['Plain Ice'], remotes: [{ root: ['Spend Watch'] }] })
      .corpTurn()
    game.corp.plays(title)
    const { question } = game.corp
    const named = question?.options.find(
      option => option.card === 'Plain Asset' || option.card === 'Spend Watch',
    )
    game.corp.answers('choose', named?.id ?? '')
    return game
  }
  expect(after('Fetch Own').corp.hand).toEqual(['Plain Asset', 'Spend Watch'])
  const may = after('May Fetch')
  may.corp.agrees()
  expect(may.corp.hand).toEqual(['Plain Asset', 'Spend Watch'])
  expect(after('Over Deck').corp).toMatchObject({ hand: [], deck: ['Plain Ice'], removed: ['Plain Asset'] })
  const charged = after('Charged Install')
  charged.corp.answers('server', 'New remote')
  expect(charged.card('Plain Asset')).toMatchObject({ zone: 'root', counters: { power: 1 } })
  // Where in the deck it is, nobody knows (CR 1.12.3).
  expect(after('Into Deck').corp.removed).toEqual([])
})

test('1.12.2a: so is the card of the ability itself', () => {
  const game = table()
    .runner({ rig: ['Boomerang'], hand: [] })
    .runnerTurn()
  game.runner.uses('Boomerang')
  expect(game.runner).toMatchObject({ rig: [], heap: [], hand: ['Boomerang'] })
})

test('1.12.2: what another ability moves in between is not found again', () => {
  const game = table()
    .corp({ hand: ['Over Deck', 'Plain Asset'], remotes: [{ root: [rezzed('Deck Watch')] }] })
    .corpTurn()
  game.corp.plays('Over Deck')
  game.corp.answers('choose', 'Plain Asset')
  expect(game.corp).toMatchObject({ hand: ['Plain Asset'], removed: [] })
})

test('1.12.6: objects that have ceased to exist are remembered', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Trash Own', 'Eulogy'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.plays('Trash Own')
  game.corp.answers('choose', 'Plain Asset')
  game.passUntil('nextAction')
  game.corp.plays('Eulogy')
  expect(game.corp.credits).toBe(3)
})

test('1.13.1a: a card that has left the table hosts nothing', () => {
  const game = table()
    .runner({ hand: ['Lost Host', 'Small'], rig: ['Gear'] })
    .runnerTurn()
  game.runner.plays('Lost Host')
  while (game.runner.question?.kind === 'choose')
    game.runner.chooses(game.runner.question.options[0]?.id ?? '')
  expect(game.runner.hand.toSorted()).toEqual(['Gear', 'Small'])
})

test('1.13.2a, 1.13.7b, 1.13.12: a card that is hosted without being installed is faceup in the play area, and takes no memory', () => {
  const game = table()
    .runner({ hand: ['Small'], rig: ['Shelf'] })
    .runnerTurn()
  game.runner.uses('Shelf', 0)
  game.runner.answers('choose', 'Small')
  expect(game.card('Small')).toMatchObject({ host: 'Shelf', installed: false, faceup: true, active: false })
  expect(game.runner).toMatchObject({ memoryUsed: 0, hand: [] })
})

test('1.13.2c, 1.13.12: installed from its host a card is hosted no more', () => {
  const game = table()
    .runner({ rig: [card('Shelf', { hosting: ['Gear'] })] })
    .runnerTurn()
  game.runner.uses('Shelf', 1)
  game.runner.answers('choose', 'Gear')
  expect(game.card('Gear')).toMatchObject({ installed: true, active: true, host: undefined })
  expect(game.card('Shelf').hosted).toEqual([])
})

test('1.13.4, 1.13.8: a card has one host at a time, and gets another only by an ability', () => {
  const game = table()
    .runner({ rig: [card('Tower', { hosting: ['Small'] }), 'Second Shelf'] })
    .runnerTurn()
  expect(game.card('Small').host).toBe('Tower')
  game.runner.uses('Second Shelf')
  game.runner.answers('choose', 'Small')
  expect(game.card('Tower').hosted).toEqual([])
  expect(game.card('Second Shelf').hosted).toEqual(['Small'])
  expect(game.card('Small').installed).toBe(true)
})

test('1.13.5: a host takes any number of cards', () => {
  const game = table()
    .runner({ clicks: 4, hand: ['Small', 'Gear', 'Chip'], rig: ['Shelf'] })
    .runnerTurn()
  for (const title of ['Small', 'Gear', 'Chip']) {
    game.runner.uses('Shelf', 0)
    game.runner.answers('choose', title)
    game.passUntil('nextAction')
  }
  expect(game.card('Shelf').hosted).toEqual(['Small', 'Gear', 'Chip'])
})

test('1.13.6, 1.13.6a, 1.13.6b: only cards that allow it are hosts, and not those that host by an ability of their own', () => {
  const game = table()
    .runner({ hand: ['Small'], rig: ['Gear', 'Tower', 'Shelf'] })
    .runnerTurn()
  game.runner.installs('Small')
  expect(labels(game, 'runner')).toEqual(['No host', 'Host on Tower'])
})

test('1.13.9, 1.13.10: hosting is not transitive, and “hosted” means on this very card', () => {
  const game = table()
    .runner({
      credits: 0,
      rig: [card('Counting Host', { hosting: [card('Tower', { hosting: ['Small', 'Small'] })] })],
    })
    .runnerTurn()
  game.runner.uses('Counting Host')
  expect(game.runner.credits).toBe(1)
})

test('1.13.11, 4.7.3: hosted counters are removed without changing their host', () => {
  const game = table()
    .runner({ rig: [card('Empty', { counters: { power: 4 } })] })
    .runnerTurn()
  game.runner.uses('Empty')
  expect(game.card('Empty')).toMatchObject({ installed: true, active: true })
  expect(game.card('Empty').counters.power ?? 0).toBe(0)
})

test('1.13.13: what is hosted on hosted cards falls too', () => {
  const game = table()
    .corp({ hand: ['Trasher'] })
    .runner({ rig: [card('Tower', { hosting: [card('Counting Host', { hosting: ['Small'] })] })] })
    .corpTurn()
  game.corp.plays('Trasher')
  game.corp.answers('choose', 'Tower')
  expect(game.runner.heap.toSorted()).toEqual(['Counting Host', 'Small', 'Tower'])
})
