import { addTo, all, becomeAgenda, chosen, from, swap, type } from '@paydata/engine/vocabulary'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const beginning = (badPublicity: number, hosted = 0) =>
  scenario({ definitions })
    .corp({
      credits: 5,
      badPublicity,
      hand: [],
      deck: ['Hedge Fund', 'Hedge Fund'],
      remotes: [{ root: [rezzed('Luana Campos', { counters: { badPublicity: hosted } })] }],
    })
    .beforeCorpTurn()

test('Luana Campos may host 1 bad publicity when the turn begins, for 3 credits and a card', () => {
  const game = beginning(2)
  game.bothPass()
  game.corp.answers('mayPay', 'pay')
  expect(game.corp).toMatchObject({ badPublicity: 1, credits: 8 })
  expect(game.card('Luana Campos').counters).toMatchObject({ badPublicity: 1 })
  game.passUntil('nextAction')
  // One by Luana Campos, and the mandatory draw.
  expect(game.corp.hand).toHaveLength(2)
})

test('Luana Campos hosts one more each turn', () => {
  const game = beginning(1, 3)
  game.bothPass()
  game.corp.answers('mayPay', 'pay')
  expect(game.corp.badPublicity).toBe(0)
  expect(game.card('Luana Campos').counters).toMatchObject({ badPublicity: 4 })
})

test('Luana Campos is declined, and gives nothing', () => {
  const game = beginning(2)
  game.bothPass()
  game.corp.answers('mayPay', 'no')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ badPublicity: 2, credits: 5 })
  expect(game.corp.hand).toHaveLength(1)
})

test('CR 1.13.3, 1.16.11a: Luana Campos asks nothing of a Corp without bad publicity, whatever it hosts', () => {
  const game = beginning(0, 2)
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ badPublicity: 0, credits: 5 })
  expect(game.corp.hand).toHaveLength(1)
})

test('Luana Campos does nothing when the turn of the Runner begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, badPublicity: 2, remotes: [{ root: [rezzed('Luana Campos')] }] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.corp).toMatchObject({ badPublicity: 2, credits: 5 })
})

test('CR 1.13.3: bad publicity that Luana Campos hosts has no effect', () => {
  const game = hosting().runnerTurn()
  game.runner.runs('HQ')
  expect(game.runner.fund).toBe(0)
})

const hosting = (hand: readonly string[] = []) =>
  scenario({ definitions })
    .corp({
      credits: 5,
      badPublicity: 0,
      hand: [...hand],
      remotes: [{ root: [rezzed('Luana Campos', { counters: { badPublicity: 2 } })] }],
    })
    .runner({ credits: 5 })
const her = all(from('root', type('asset')))

test.each<[string, (game: ScenarioGame) => void]>([
  ['trashed', game => game.fiat.trash('Luana Campos')],
  ['added to HQ', game => game.fiat.resolve('corp', addTo(her, 'hand'))],
  ['shuffled into R&D', game => game.fiat.resolve('runner', addTo(her, 'shuffledIntoDeck'))],
  ['removed from the game', game => game.fiat.resolve('corp', addTo(her, 'removed'))],
  ['set aside', game => game.fiat.resolve('corp', addTo(her, 'setAside'))],
  ['made an agenda', game => game.fiat.resolve('corp', becomeAgenda(her, 1))],
])('Luana Campos would be uninstalled as it is %s: the Corp takes what it hosts first', (_, leaves) => {
  const game = hosting().corpTurn()
  leaves(game)
  expect(game.corp.badPublicity).toBe(2)
  const events = game.state.log.map(({ what }) => what)
  expect(events.filter(what => what === 'badPublicityTaken')).toHaveLength(1)
  expect(events.indexOf('badPublicityTaken')).toBeLessThan(events.indexOf('uninstalled'))
})

test('CR 8.8.4b: Luana Campos gives back what it hosts before it is swapped with a card of HQ', () => {
  const game = hosting(['PAD Campaign']).corpTurn()
  game.fiat.resolve('corp', swap(her, chosen(from('hq', type('asset')))))
  game.corp.answers('choose', 'PAD Campaign')
  expect(game.corp).toMatchObject({ badPublicity: 2, hand: ['Luana Campos'] })
})

test('CR 7.1.5: the Runner trashes Luana Campos for its trash cost, and the Corp takes what it hosts', () => {
  const game = hosting().runnerTurn()
  game.runner.runs('Server 1')
  game.passUntil('access')
  game.runner.trashes()
  expect(game.runner.credits).toBe(2)
  expect(game.corp).toMatchObject({ badPublicity: 2, archives: ['Luana Campos'] })
  // CR 10.6.3c: too late for this run.
  expect(game.runner.fund).toBe(0)
})

test('CR 8.5.16c: the Corp does not get rid of bad publicity by installing over Luana Campos', () => {
  const game = hosting(['PAD Campaign']).corpTurn()
  game.corp.installs('PAD Campaign', 'Server 1')
  game.corp.answers('trashLike', 'Luana Campos')
  expect(game.corp).toMatchObject({ badPublicity: 2, archives: ['Luana Campos'] })
})

test('CR 10.3.1d: a second Luana Campos makes the Corp take what the first one hosts', () => {
  const game = hosting(['Luana Campos']).corpTurn()
  game.corp.installs('Luana Campos', 'new')
  game.corp.rezzes('Luana Campos')
  expect(game.corp).toMatchObject({ badPublicity: 2, archives: ['Luana Campos'] })
})

test('Luana Campos without counters gives nothing back, and keeps those it hosts when it stays or others leave', () => {
  const game = hosting(['PAD Campaign'])
    .corp({
      remotes: [
        { root: [rezzed('Luana Campos', { counters: { badPublicity: 2 } })] },
        { root: [card('Adonis Campaign')] },
      ],
    })
    .corpTurn()
  game.fiat.trash('Adonis Campaign')
  game.fiat.derez('Luana Campos')
  game.fiat.rez('Luana Campos', 'free')
  expect(game.corp.badPublicity).toBe(0)
  expect(game.card('Luana Campos').counters).toMatchObject({ badPublicity: 2 })
  const empty = beginning(0)
  empty.fiat.trash('Luana Campos')
  expect(empty.corp.badPublicity).toBe(0)
})

// CR 9.1.8b is of the zones in which cards are not active at all. Where they are once they are rezzed, they have to be rezzed:
// else all that can only happen to an installed card would work unrezzed (CR 1.8.3a).
test('CR 9.1.7: Luana Campos that is not rezzed gives nothing back', () => {
  const game = hosting().corpTurn()
  game.fiat.derez('Luana Campos')
  game.fiat.trash('Luana Campos')
  expect(game.corp.badPublicity).toBe(0)
})
