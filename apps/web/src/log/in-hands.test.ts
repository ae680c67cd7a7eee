import { diceOf, random } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side, Viewer } from '@paydata/engine'
import { answer, newGame, occurrencesFor, viewFor } from '@paydata/engine'
import { addTo, all, from, reveal } from '@paydata/engine/vocabulary'
import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { heldAfter, nothingHeld } from './in-hands.ts'

await loadWords('game')
await loadWords('table')
await loadSets(null)

const definitions = defineAllCards()
const table = () => scenario({ definitions })

/** A reader of a game, who is shown each of its answers. */
function readerOf(game: ScenarioGame, viewer: Viewer = 'runner') {
  let view = viewFor(game.json, viewer)
  let held = heldAfter(nothingHeld, [], view, view)
  return {
    after(...answers: readonly (() => unknown)[]): void {
      for (const give of answers) {
        give()
        const next = viewFor(game.json, viewer)
        held = heldAfter(held, occurrencesFor(game.json, viewer), view, next)
        view = next
      }
    },
    knows: (side: 'corp' | 'runner' = 'corp') =>
      held[side].cards.map(({ definition, turn }) => `${definition}, turn ${turn}`),
  }
}

const held = ['Hedge Fund', 'Hedge Fund', 'Ice Wall', 'PAD Campaign', 'Priority Requisition']

/** The Corp has shown the Runner all cards of HQ but one, Enigma, in turn 1. */
function afterPeerReview() {
  const game = table()
    .corp({ credits: 9, hand: ['Peer Review', 'Enigma', ...held] })
    .runner({ credits: 9 })
    .corpTurn()
  const reader = readerOf(game)
  reader.after(
    () => game.corp.plays('Peer Review'),
    () => game.corp.answers('choose', held),
    () => game.corp.declines(),
    () => game.passUntil('nextAction'),
  )
  return { game, reader }
}
const shown = ['hedge_fund', 'hedge_fund', 'ice_wall', 'pad_campaign', 'priority_requisition']

test('a card that was accessed in HQ is known to lie there, until it is played', () => {
  const game = table()
    .corp({ credits: 9, hand: ['Hedge Fund', 'Enigma'], deck: ['Hunter', 'Hunter', 'Hunter'] })
    .runner({})
    .accessing('Hedge Fund')
  const reader = readerOf(game)
  reader.after(() => game.runner.passes())
  expect(reader.knows()).toEqual(['hedge_fund, turn 2'])
  reader.after(() => game.fiat.set({ runner: { clicks: 0 } }))
  reader.after(() => game.passUntil('corpAction'))
  expect(reader.knows()).toEqual(['hedge_fund, turn 2'])
  reader.after(() => game.corp.plays('Hedge Fund'))
  expect(reader.knows()).toEqual([])
})

test('an agenda that is stolen from HQ is no longer there', () => {
  const game = table()
    .corp({ hand: ['Priority Requisition', 'Enigma'] })
    .runner({})
    .accessing('Priority Requisition')
  const reader = readerOf(game)
  expect(reader.knows()).toEqual(['priority_requisition, turn 2'])
  reader.after(
    () => game.runner.passes(),
    () => game.runner.steals(),
  )
  expect(reader.knows()).toEqual([])
})

test('cards that the Corp reveals from HQ are known, each copy of them, and one that is played goes', () => {
  const { game, reader } = afterPeerReview()
  expect(reader.knows()).toEqual(shown.map(definition => `${definition}, turn 1`))
  reader.after(() => game.corp.plays('Hedge Fund'))
  expect(reader.knows()).toEqual(shown.slice(1).map(definition => `${definition}, turn 1`))
})

test('after ice was installed facedown no ice is certain to be in HQ, and all else is (CR 3.4.2)', () => {
  const { game, reader } = afterPeerReview()
  reader.after(() => game.corp.installs('Enigma'))
  // Until the card has a place it could be any.
  expect(reader.knows()).toEqual([])
  reader.after(() => game.corp.answers('server', 'HQ'))
  expect(reader.knows()).toEqual(
    shown.filter(each => each !== 'ice_wall').map(definition => `${definition}, turn 1`),
  )
})

test('after a card was installed facedown in a root only ice and operations are certain to be in HQ', () => {
  const { game, reader } = afterPeerReview()
  reader.after(
    () => game.corp.installs('PAD Campaign'),
    () => game.corp.answers('server', 'New remote'),
  )
  expect(reader.knows()).toEqual(['hedge_fund', 'hedge_fund', 'ice_wall'].map(each => `${each}, turn 1`))
})

test('after a card was trashed or discarded facedown from HQ none is certain to be there', () => {
  const { game, reader } = afterPeerReview()
  reader.after(() => game.fiat.trash('Enigma'))
  expect(reader.knows()).toEqual([])
})

test('cards that are revealed and hidden again before anybody is asked are known, if they stayed', () => {
  const game = table()
    .corp({ hand: ['Enigma', 'Hedge Fund', 'Hedge Fund'] })
    .runner({})
    .runnerTurn()
  const reader = readerOf(game)
  reader.after(() => game.fiat.resolve('corp', reveal(all(from('hq')))))
  expect(reader.knows()).toEqual(['enigma', 'hedge_fund', 'hedge_fund'].map(each => `${each}, turn 2`))
  const other = readerOf(game)
  other.after(() =>
    game.fiat.resolve('corp', reveal(all(from('hq'))), addTo(all(from('hq')), 'shuffledIntoDeck')),
  )
  expect(other.knows()).toEqual([])
})

test('after cards of HQ were shuffled into R&D none is certain to be there', () => {
  const { game, reader } = afterPeerReview()
  reader.after(() => game.fiat.resolve('corp', addTo(all(from('hq')), 'shuffledIntoDeck')))
  expect(reader.knows()).toEqual([])
})

test('the Corp knows a card that the Runner added to the grip for both to see, until it is installed', () => {
  const game = table()
    .corp({})
    .runner({ credits: 9, hand: ['Special Order', 'Diesel'], deck: ['Corroder', 'Diesel'] })
    .runnerTurn()
  const reader = readerOf(game, 'corp')
  reader.after(
    () => game.runner.plays('Special Order'),
    () => game.runner.answers('search', 'Corroder'),
  )
  expect(reader.knows('runner')).toEqual(['corroder, turn 2'])
  reader.after(() => game.passUntil('nextAction'))
  expect(reader.knows('runner')).toEqual(['corroder, turn 2'])
  reader.after(() => game.runner.installs('Corroder'))
  expect(reader.knows('runner')).toEqual([])
})

test('everybody who saw it knows the same, and a player knows their own hand anyway', () => {
  const game = table()
    .corp({ credits: 9, hand: ['Peer Review', 'Enigma', ...held] })
    .runner({})
    .corpTurn()
  const readers = (['corp', 'runner', 'spectator'] as const).map(viewer => readerOf(game, viewer))
  for (const answer of [
    () => game.corp.plays('Peer Review'),
    () => game.corp.answers('choose', held),
    () => game.corp.declines(),
  ]) {
    answer()
    for (const reader of readers) reader.after(() => {})
  }
  expect(readers.map(reader => reader.knows().length)).toEqual([0, 5, 5])
})

/** Whether all elements of a list are among others, each as often. */
function areAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all]
  return some.every(each => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

test('in games played by chance everything that is known of a hand is in it', () => {
  const decksOf = (side: Side) => starterDecks.filter(deck => deck.side === side).map(broughtToPlay)
  let most = 0
  for (const [nth, runner] of decksOf('runner').entries()) {
    const corp = decksOf('corp')[nth % decksOf('corp').length]
    if (corp === undefined) throw new Error('The Corp has no deck.')
    let game = newGame({ definitions: definitions.version, seed: `held/${nth}`, corp, runner })
    const views = { corp: viewFor(game, 'corp'), runner: viewFor(game, 'runner') }
    const known = { corp: nothingHeld, runner: nothingHeld }
    for (let i = 0; i < 600 && game.over === null; i++) {
      const asked = game.waiting[0]?.for ?? 'corp'
      const outcome = answer(game, asked, random(views[asked], diceOf(`${nth}/${i}`)).reply)
      if (!outcome.ok) throw new Error(outcome.why)
      game = outcome.game
      for (const [reader, other] of [
        ['corp', 'runner'],
        ['runner', 'corp'],
      ] as const) {
        const view = viewFor(game, reader)
        known[reader] = heldAfter(known[reader], occurrencesFor(game, reader), views[reader], view)
        views[reader] = view
        const cards = known[reader][other].cards.map(({ definition }) => definition)
        const hand = viewFor(game, other)[other].hand.cards.flatMap(({ face }) => face?.definition ?? [])
        expect(areAmong(cards, hand), `${cards} among ${hand} after ${i} answers of game ${nth}`).toBe(true)
        most = Math.max(most, cards.length)
      }
    }
  }
  expect(most).toBeGreaterThan(1)
})
