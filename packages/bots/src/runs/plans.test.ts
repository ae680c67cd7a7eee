import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { positionFor } from '../search/position.ts'
import { outlookOn } from './outlook.ts'
import { plansTo } from './plans.ts'
import type { Toll } from './toll.ts'
import { waysTo } from './ways.ts'

const definitions = defineAllCards()
const table = () => scenario({ definitions })

const counted = (toll: Toll): Partial<Toll> =>
  Object.fromEntries(Object.entries(toll).filter(([, amount]) => amount > 0))
const waysIn = ({ json }: ScenarioGame) =>
  waysTo(viewFor(json, 'runner'), 'hq', definitions).map(({ toll }) => counted(toll))

function plansIn({ json }: ScenarioGame) {
  const view = viewFor(json, 'runner')
  const titleOf = (name: number | null) => view.runner.hand.cards.find(({ id }) => id === name)?.face?.title
  return plansTo(view, 'hq', definitions).map(({ installs, plays, toll }) => ({
    with: [installs, plays].flatMap(name => titleOf(name) ?? []),
    ...counted(toll),
  }))
}

test('credits on cards and of bad publicity are spent before others', () => {
  const game = table()
    .corp({ badPublicity: 1, hqIce: [rezzed('Wall of Static'), rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder', card('Cyberfeeder', { counters: { credit: 1 } })] })
    .runnerTurn()
  expect(waysIn(game)).toEqual([{ credits: 2, otherCredits: 2 }])
})

test('a bioroid can be broken for clicks, a breaker helps with some, or the harm is taken', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .runner({ credits: 9, clicks: 4, rig: ['Gordian Blade'], hand: ['Sure Gamble', 'Sure Gamble'] })
    .runnerTurn()
  expect(waysIn(game)).toEqual([
    { credits: 3 },
    { clicks: 1, damage: 1 },
    { credits: 2, damage: 1 },
    { clicks: 2 },
    { credits: 2, clicks: 1 },
  ])
})

test('CR 1.17.1a: strength that needs a threat level is no way until there is one', () => {
  const against = (scored: readonly string[]) =>
    waysIn(
      table()
        .corp({ scored, hqIce: [rezzed('Wall of Thorns')] })
        .runner({ credits: 20, rig: ['Pressure Spike'], hand: ['Diesel', 'Diesel'] })
        .runnerTurn(),
    )
  expect(against([])).toEqual([{ credits: 6 }, { credits: 5, damage: 2 }])
  expect(against(['Priority Requisition', 'Priority Requisition'])).toEqual([
    { credits: 4 },
    { credits: 3, damage: 2 },
  ])
})

test('strength that lasts for the run is bought once', () => {
  const against = (breaker: string) =>
    waysIn(
      table()
        .corp({ hqIce: [rezzed('Tollbooth'), rezzed('Tollbooth')] })
        .runner({ credits: 20, rig: [breaker] })
        .runnerTurn(),
    )
  expect(against('Gordian Blade')).toEqual([{ credits: 11 }])
})

test('what would kill is no way, and neither is what cannot be paid', () => {
  const game = (credits: number, hand: string[]) =>
    table()
      .corp({ hqIce: [rezzed('Neural Katana')] })
      .runner({ credits, hand, rig: ['Ninja'] })
      .runnerTurn()
  expect(waysIn(game(3, ['Sure Gamble', 'Sure Gamble']))).toEqual([])
  expect(waysIn(game(4, ['Sure Gamble', 'Sure Gamble']))).toEqual([{ credits: 4 }])
  expect(waysIn(game(3, ['Sure Gamble', 'Sure Gamble', 'Sure Gamble']))).toEqual([{ damage: 3 }])
})

test('icebreakers in hand cost their price and a click, and an event that bypasses ice costs its own', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, clicks: 4, hand: ['Corroder', 'Inside Job'] })
    .runnerTurn()
  expect(plansIn(game)).toEqual([{ with: ['Inside Job'], credits: 2, cards: 1 }])
})

test('there is no memory for a third large program', () => {
  const game = (rig: string[]) =>
    table()
      .corp({ hqIce: [rezzed('Wall of Static')] })
      .runner({ credits: 9, clicks: 4, rig, hand: ['Corroder'] })
      .runnerTurn()
  expect(plansIn(game([]))).toEqual([{ with: ['Corroder'], credits: 4, clicks: 1, cards: 1 }])
  expect(plansIn(game(['Ninja', 'Ninja', 'Ninja', 'Ninja']))).toEqual([])
})

test('of unrezzed ice there are guesses, and the Corp rezzes what it can pay for', () => {
  const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
  const outlook = (credits: number) => {
    const game = table()
      .corp({ credits, hqIce: ['Wall of Static'] })
      .runner({ credits: 3, rig: ['Corroder'] })
      .runnerTurn()
    return outlookOn(positionFor(game.json, 'runner'), 'hq', expectation, diceOf('outlook'), 40)
  }
  expect(outlook(0).open).toBeGreaterThan(0.9)
  const { open, worst } = outlook(9)
  expect(open).toBeGreaterThan(0.1)
  expect(open).toBeLessThan(0.9)
  expect(worst.credits).toBeLessThanOrEqual(3)
})
