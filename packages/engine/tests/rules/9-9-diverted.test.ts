import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { interruptCards } from './cards/interrupts.ts'

const table = () => scenario({ definitions: interruptCards })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>

/** The same cards, with what sends trashed Runner cards elsewhere. */
const beside = (to: string, rig: readonly string[] = []) =>
  table()
    .corp({ hand: ['One Net', 'Trash Order', 'Three Net'], remotes: [{ root: [rezzed(`To ${to}`)] }] })
    .runner({ rig: ['Trash Watcher', ...rig], credits: 0, hand: ['Blank Event'], deck: ['Own Tag'] })

/** The zone where the card is now. */
const zoneAfter = (game: Game, title: string): string => game.card(title).zone

test('9.9.8b, 8.2.2a: an instruction that would trash a card moves it elsewhere, and it was not trashed', () => {
  const after = (to: string) => {
    const game = beside(to, ['Tag Guard']).corpTurn()
    game.corp.plays('Trash Order')
    game.corp.answers('choose', 'Tag Guard')
    // Nobody saw a card trashed; nor did the ability that ordered it.
    expect(game.runner.credits).toBe(0)
    expect(game.corp.credits).toBe(5)
    expect(game.runner.heap).toEqual([])
    return zoneAfter(game, 'Tag Guard')
  }
  expect(after('removed')).toBe('removed')
  expect(after('setAside')).toBe('setAside')
  expect(after('hosted')).toBe('hosted')
  expect(after('hand')).toBe('grip')
  expect(after('topOfDeck')).toBe('stack')
})

test('9.9.8b: top and bottom of the deck', () => {
  const deck = (to: string) => {
    const game = beside(to, ['Tag Guard']).corpTurn()
    game.corp.plays('Trash Order')
    game.corp.answers('choose', 'Tag Guard')
    return game.runner.deck
  }
  expect(deck('topOfDeck')).toEqual(['Tag Guard', 'Own Tag'])
  expect(deck('bottomOfDeck')).toEqual(['Own Tag', 'Tag Guard'])
})

test('9.9.8b: cards that damage would trash go elsewhere, the damage is done all the same', () => {
  const game = beside('removed').corpTurn()
  game.corp.plays('One Net')
  expect(game.runner).toMatchObject({ hand: [], heap: [], removed: ['Blank Event'], credits: 0 })
  expect(game.state.log.map(line => line.what)).toContain('damageSuffered')
})

test('1.16.1b, 8.2.2a: a card that would go elsewhere is not trashed, so that it cannot pay', () => {
  const game = beside('hosted', ['Tag Guard']).corpTurn()
  game.fiat.giveTags(1)
  expect(game.runner).toMatchObject({ tags: 1, rig: ['Trash Watcher', 'Tag Guard'] })
})

test('9.9.8b: so does what the rules would trash: a played event, an older unique card', () => {
  const played = table()
    .corp({ remotes: [{ root: [rezzed('To removed')] }] })
    .runner({ hand: ['Own Tag', 'Unique One'], rig: ['Unique One'] })
    .runnerTurn()
  played.runner.plays('Own Tag')
  expect(played.runner).toMatchObject({ tags: 1, heap: [], removed: ['Own Tag'] })
  played.passUntil('nextAction')
  played.runner.installs('Unique One')
  expect(played.runner).toMatchObject({ rig: ['Unique One'], heap: [], removed: ['Own Tag', 'Unique One'] })
})

test('9.9.9b: what goes elsewhere is not about to be trashed, so that nothing can prevent it', () => {
  const game = table()
    .corp({ hand: ['Two Programs'], remotes: [{ root: [rezzed('To removed')] }] })
    .runner({ rig: ['Plain Program', 'Plain Program', 'Program Guard'] })
    .corpTurn()
  game.corp.plays('Two Programs')
  game.corp.answers('choose', 'Plain Program', 'Plain Program')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner).toMatchObject({ rig: ['Program Guard'], removed: ['Plain Program', 'Plain Program'] })
})

test('9.9.11: of two that would apply the controller of the card chooses', () => {
  const after = (chosen: string) => {
    const game = table()
      .corp({
        hand: ['Trash Order'],
        remotes: [{ root: [rezzed('To removed')] }, { root: [rezzed('To hand')] }],
      })
      .runner({ rig: ['Tag Guard'], hand: [] })
      .corpTurn()
    game.corp.plays('Trash Order')
    game.corp.answers('choose', 'Tag Guard')
    expect(game.runner.question?.kind).toBe('effect')
    game.runner.answers('effect', chosen)
    return zoneAfter(game, 'Tag Guard')
  }
  expect(after('To removed')).toBe('removed')
  expect(after('To hand')).toBe('grip')
})

test('9.9.8b: what the controller of a card may do instead is asked first, and declined for the card', () => {
  const after = (answer: string) => {
    const game = table()
      .corp({ hand: ['Trash Order'], remotes: [{ root: [rezzed('May Remove')] }] })
      .runner({ rig: ['Plain Program'] })
      .corpTurn()
    game.corp.plays('Trash Order')
    game.corp.answers('choose', 'Plain Program')
    game.corp.answers('effect', answer)
    return zoneAfter(game, 'Plain Program')
  }
  expect(after('May Remove')).toBe('removed')
  expect(after('no')).toBe('heap')
})
