import type { ScenarioGame } from '@paydata/scenario'
import { card, facedown, rezzed, scenario, unrezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const kinds = (game: ScenarioGame) => game.corp.question?.options.map(option => option.label) ?? []
const order = (game: ScenarioGame, ...whats: string[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

test('8.1.2a, 8.1.2c, 3.2.3, 3.3.2, 3.4.3a, 3.6.3: assets and upgrades are rezzed in a paid ability window, ice and agendas are not', () => {
  const game = table()
    .corp({
      credits: 5,
      remotes: [{ root: ['Plain Asset', 'Plain Upgrade'], ice: ['Plain Ice'] }, { root: ['Plain Agenda'] }],
    })
    .corpTurn('window')
  expect(kinds(game).sort()).toEqual(['Pass', 'Rez Plain Asset', 'Rez Plain Upgrade'])
  game.corp.rezzes('Plain Asset')
  expect(game.card('Plain Asset')).toMatchObject({ rezzed: true, active: true })
  expect(game.corp.credits).toBe(3)
})

test('8.1.2c: no effect rezzes an agenda', () => {
  for (const operation of ['Rezzer', 'Cheap Rezzer', 'Free Rezzer']) {
    const game = table()
      .corp({ credits: 5, hand: [operation], remotes: [{ root: ['Plain Agenda'] }] })
      .corpTurn()
    game.corp.plays(operation)
    game.corp.answers('choose', 'Plain Agenda')
    expect(game.card('Plain Agenda')).toMatchObject({ faceup: false, active: false })
    expect(game.state.log.some(line => line.what === 'rezzed')).toBe(false)
  }
})

test('8.1.2a, 3.4.3: only the approached ice can be rezzed, at the end of its approach', () => {
  const game = table()
    .corp({ credits: 5, hqIce: ['Other Ice', 'Plain Ice'] })
    .approaching('Plain Ice')
  game.runner.passes()
  expect(kinds(game)).toContain('Rez Plain Ice')
  expect(kinds(game)).not.toContain('Rez Other Ice')
  game.corp.rezzes('Plain Ice')
  expect(game.corp.credits).toBe(4)
})

test('8.1.2b, 8.1.2d, 1.16.4a: an effect lets the Corp rez at other times, for its rez cost unless it says otherwise', () => {
  const rezzing = (operation: string) => {
    const game = table()
      .corp({ credits: 5, hand: [operation], hqIce: ['Other Ice'] })
      .corpTurn()
    game.corp.plays(operation)
    game.corp.answers('choose', 'Other Ice')
    expect(game.card('Other Ice').rezzed).toBe(true)
    return game.corp.credits
  }
  expect(rezzing('Rezzer')).toBe(3)
  expect(rezzing('Cheap Rezzer')).toBe(4)
  expect(rezzing('Free Rezzer')).toBe(5)
})

test('8.1.2d, 1.16.4b: without the credits the card stays unrezzed', () => {
  const game = table()
    .corp({ credits: 1, hand: ['Rezzer'], hqIce: ['Other Ice'] })
    .corpTurn()
  game.corp.plays('Rezzer')
  game.corp.answers('choose', 'Other Ice')
  expect(game.card('Other Ice').rezzed).toBe(false)
  expect(game.corp.credits).toBe(1)
})

test('8.1.2e, 10.3.4: the costs are paid, what that triggers resolves, and then the card is rezzed', () => {
  const game = table()
    .corp({
      credits: 1,
      hand: ['Rezzer'],
      hqIce: ['Hungry'],
      remotes: [{ root: [rezzed('Trash Watch')] }, { root: ['Plain Asset'] }],
    })
    .corpTurn()
  game.corp.plays('Rezzer')
  game.corp.answers('choose', 'Hungry')
  game.corp.agrees()
  game.corp.answers('payment', 'Plain Asset')
  const events = order(game, 'creditsSpent', 'trashed', 'creditsGained', 'rezzed')
  expect(events.slice(0, 4)).toEqual(['creditsSpent', 'trashed', 'creditsGained', 'rezzed'])
  expect(game.card('Hungry').rezzed).toBe(true)
})

test('8.1.2e: what a card does when it is rezzed follows its rezzing', () => {
  const game = table()
    .corp({ credits: 3, remotes: [{ root: ['Glad'] }] })
    .corpTurn('window')
  game.corp.rezzes('Glad')
  expect(order(game, 'creditsSpent', 'rezzed', 'creditsGained')).toEqual([
    'creditsSpent',
    'rezzed',
    'creditsGained',
  ])
  expect(game.corp.credits).toBe(3)
})

test('8.1.3a, 8.1.3b, 8.1.3c, 1.12.5: a card is derezzed by an effect, at once and for nothing, and is the same object', () => {
  const game = table()
    .corp({
      credits: 5,
      hand: ['Derezzer'],
      remotes: [{ root: [rezzed('Glad', { counters: { power: 2 } })] }],
    })
    .corpTurn('window')
  expect(kinds(game)).toEqual(['Pass'])
  game.passUntil('corpAction')
  const before = game.json.cards[game.card('Glad').id]
  game.corp.plays('Derezzer')
  game.corp.answers('choose', 'Glad')
  expect(game.card('Glad')).toMatchObject({ rezzed: false, active: false, counters: { power: 2 } })
  expect(game.json.cards[game.card('Glad').id]?.life).toBe(before?.life)
  expect(game.corp.credits).toBe(5)
})

test('8.1.4a, 2.15.3, 2.16.4, 1.8.4b: a facedown installed Runner card has no characteristics and is not active', () => {
  const game = table()
    .corp({ hand: ['Breaker Killer'] })
    .runner({ credits: 3, hand: ['Face Down', 'Newcomer', 'Small'], rig: [facedown('Large')] })
    .runnerTurn()
  expect(game.card('Large')).toMatchObject({ type: undefined, active: false, memory: 0, subtypes: [] })
  expect(game.runner.memoryUsed).toBe(0)
  game.runner.plays('Face Down')
  game.runner.answers('choose', 'Newcomer')
  expect(game.card('Newcomer')).toMatchObject({ zone: 'rig', facedown: true, type: undefined })
  expect(game.runner.memory).toBe(4)
})

test('8.1.4a, 8.1.4f: no effect on programs and no derezzing finds a facedown Runner card', () => {
  const game = table()
    .corp({ hand: ['Breaker Killer', 'Derezzer'] })
    .runner({ rig: [facedown('Large'), 'Small'] })
    .corpTurn()
  game.corp.plays('Breaker Killer')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Small'])
  game.corp.answers('choose', 'Small')
  game.passUntil('corpAction')
  game.corp.plays('Derezzer')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.rig).toEqual(['Large'])
})

test('8.1.4c: trashed from facedown it lies faceup in the heap', () => {
  const game = table()
    .corp({ hand: ['Rig Killer'] })
    .runner({ rig: [facedown('Large')] })
    .corpTurn()
  game.corp.plays('Rig Killer')
  game.corp.answers('choose', 'Large')
  expect(game.card('Large')).toMatchObject({ zone: 'heap', faceup: true, seenBy: ['corp', 'runner'] })
})

test('8.1.4d, 8.1.4e: turned facedown it stays installed; turned faceup it is active again, but not newly installed', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Gone Watch')] }], credits: 0 })
    .runner({ credits: 0, hand: ['Flipper', 'Unflipper'], rig: ['Newcomer'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(6)
  game.runner.plays('Flipper')
  game.runner.answers('choose', 'Newcomer')
  expect(game.runner).toMatchObject({ memory: 4, rig: ['Newcomer'] })
  expect(game.corp.credits).toBe(0)
  game.passUntil('nextAction')
  game.runner.plays('Unflipper')
  game.runner.answers('choose', 'Newcomer')
  expect(game.runner).toMatchObject({ memory: 6, credits: 0 })
})

test('8.2.1a, 1.19.3: adding, discarding and removing are neither drawing nor trashing', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Trash Watch')] }] })
    .runner({
      credits: 0,
      hand: ['Picker', 'Dropper', 'Remover', 'Small', 'Gear'],
      deck: ['Large', 'Contact'],
      rig: ['Draw Watch'],
    })
    .runnerTurn()
  game.runner.plays('Picker')
  expect(game.runner).toMatchObject({ credits: 0 })
  expect(game.runner.hand).toContain('Large')
  // The event itself is trashed after it was played.
  const before = game.corp.credits
  game.passUntil('nextAction')
  game.runner.plays('Dropper')
  game.runner.answers('choose', 'Small')
  expect(game.runner.heap).toContain('Small')
  expect(game.corp.credits).toBe(before + 3)
  game.passUntil('nextAction')
  game.runner.plays('Remover')
  game.runner.answers('choose', 'Gear')
  expect(game.runner.removed).toEqual(['Gear'])
  expect(game.corp.credits).toBe(before + 6)
})

test('8.2.2: a draw whose number is replaced is still a draw', () => {
  const drawn = (...rig: readonly string[]) => {
    const game = table()
      .runner({ credits: 0, hand: ['Own Draw'], rig })
      .runnerTurn()
    game.runner.plays('Own Draw')
    return [game.runner.hand.length, game.runner.credits]
  }
  expect(drawn('Draw Watch')).toEqual([1, 1])
  expect(drawn('Draw Watch', 'More Cards')).toEqual([2, 1])
  expect(drawn('More Cards')).toEqual([2, 0])
})

test('8.2.5, 4.9.3, 4.9.4, 4.9.6: a forfeited agenda leaves the game with its points and what is hosted on it', () => {
  const game = table()
    .corp({ hand: ['Forfeiter'], scored: [card('Plain Agenda', { counters: { agenda: 2 } })] })
    .corpTurn()
  expect(game.corp.agendaPoints).toBe(1)
  game.corp.plays('Forfeiter')
  game.corp.answers('choose', 'Plain Agenda')
  expect(game.corp).toMatchObject({ agendaPoints: 0, scored: [], removed: ['Plain Agenda'] })
  expect(game.card('Plain Agenda')).toMatchObject({ active: false, seenBy: ['corp', 'runner'] })
  expect(game.card('Plain Agenda').counters.agenda ?? 0).toBe(0)
})

test('8.1.4b: facedown Runner cards are distinct objects', () => {
  const game = table()
    .runner({ rig: [facedown('Small'), facedown('Large')] })
    .corp({ hand: ['Rig Killer'], remotes: [{ root: [unrezzed('Plain Asset')] }] })
    .corpTurn()
  game.corp.plays('Rig Killer')
  expect(game.corp.question?.options).toHaveLength(2)
  game.corp.answers('choose', 'Large')
  expect(game.runner).toMatchObject({ rig: ['Small'], heap: ['Large'] })
})
