import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { positionFor } from '../search/position.ts'
import { pricesOfIce } from './prices.ts'

const definitions = defineAllCards()
const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
const table = () => scenario({ definitions })

/** The price of each rezzed ice by its title: credits of the pool, others, and counters; or that it cannot be broken. */
function pricesIn({ json }: ScenarioGame) {
  const position = positionFor(json, 'runner')
  const ice = position.view.servers.flatMap(server => server.ice.flatMap(each => each.ice ?? []))
  return Object.fromEntries(
    [...pricesOfIce(position, expectation)].map(each => [
      ice.find(({ id }) => id === each.ice)?.face?.title,
      each.price === null
        ? 'unbreakable'
        : [each.price.credits, each.price.otherCredits, each.price.counters],
    ]),
  )
}

test('rezzed ice has the least that its Runner would pay to break all of it, before a run', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Ice Wall'), rezzed('Wall of Static')], rndIce: [rezzed('Enigma'), 'Ice Wall'] })
    .runner({ credits: 9, rig: ['Corroder', 'Crypsis', 'Gordian Blade'] })
    .runnerTurn()
  expect(pricesIn(game)).toEqual({ 'Ice Wall': [1, 0, 0], 'Wall of Static': [2, 0, 0], Enigma: [2, 0, 0] })
})

test('a price does not depend on whether the Runner can pay it now', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 0, rig: ['Corroder'] })
    .runnerTurn()
  expect(pricesIn(game)).toEqual({ 'Wall of Static': [2, 0, 0] })
})

test('ice that no installed icebreaker fits cannot be broken, until one is installed that does', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, hand: ['Corroder'], rig: ['Gordian Blade'] })
    .runnerTurn()
  expect(pricesIn(game)).toEqual({ 'Wall of Static': 'unbreakable' })
  game.runner.installs('Corroder')
  game.runner.answers('trashLike', 'continue')
  game.passUntil('nextAction')
  expect(pricesIn(game)).toEqual({ 'Wall of Static': [2, 0, 0] })
})

test('ice has a price once it is rezzed', () => {
  const game = table()
    .corp({ credits: 9, hqIce: ['Ice Wall'], remotes: [{ ice: ['Enigma'] }] })
    .runner({ credits: 9, rig: ['Corroder'] })
    .runnerTurn()
  expect(pricesIn(game)).toEqual({})
  game.fiat.rez('Ice Wall')
  expect(pricesIn(game)).toEqual({ 'Ice Wall': [1, 0, 0] })
})

test('credits on cards and for bad publicity are told apart from those of the pool (CR 10.6.3a)', () => {
  const game = table()
    .corp({ badPublicity: 1, hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder'] })
    .runnerTurn()
  expect(pricesIn(game)).toEqual({ 'Wall of Static': [1, 1, 0] })
})

test('clicks are no price: ice that only clicks would break cannot be broken', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Ichi 1.0')] })
    .runner({ credits: 9, clicks: 4 })
    .runnerTurn()
  expect(pricesIn(game)).toEqual({ 'Ichi 1.0': 'unbreakable' })
})

test('prices are the same whatever the Runner does not see', () => {
  const facing = (hidden: string) =>
    table()
      .corp({
        hand: [hidden, hidden],
        deck: [hidden, hidden],
        hqIce: [hidden === 'Hedge Fund' ? 'Enigma' : 'Ice Wall', rezzed('Wall of Static')],
        hqRoot: [hidden === 'Hedge Fund' ? 'Corporate Troubleshooter' : 'Red Herrings'],
      })
      .runner({ credits: 9, rig: ['Corroder'] })
      .runnerTurn()
  const [one, other] = [facing('Hedge Fund'), facing('Priority Requisition')]
  expect(pricesIn(one)).toEqual({ 'Wall of Static': [2, 0, 0] })
  expect(pricesIn(other)).toEqual(pricesIn(one))
})
