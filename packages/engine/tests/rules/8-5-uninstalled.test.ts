import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { asset, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import type { Ability } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'

const { addTo, all, chosen, from, gainCredits, subtype, type, would } = say
const keeper = all(from('root', subtype('executive')))

let versions = 0
const begin = (...more: readonly Ability[]) =>
  scenario({
    definitions: defineCards(`uninstalled-${++versions}`, [
      made(
        { ...asset('Keeper'), unique: true, subtypes: ['executive'] },
        say.when(would({ effect: 'uninstall', card: 'self' }), gainCredits(3)),
      ),
      made(asset('Other'), ...more),
      made(asset('Guard'), say.interruptFor([say.trashThis], [say.prevent(1, { effect: 'trash' })])),
      made(resource('Shelf')),
      made(program('Tool')),
    ]),
  })
    .corp({
      credits: 0,
      hand: ['Other', 'Keeper'],
      remotes: [{ root: [rezzed('Keeper')] }, { root: [rezzed('Other')] }],
    })
    .runner({ credits: 5, rig: ['Shelf'] })

const resolving =
  (...does: readonly Instruction[]) =>
  (game: ScenarioGame) => {
    game.fiat.resolve('corp', ...does)
  }

test.each<[string, (game: ScenarioGame) => void]>([
  ['trashed', resolving(say.trash(keeper))],
  ['added to a hand', resolving(addTo(keeper, 'hand'))],
  ['added to the top of a deck', resolving(addTo(keeper, 'topOfDeck'))],
  ['shuffled into a deck', resolving(addTo(keeper, 'shuffledIntoDeck'))],
  ['removed from the game', resolving(addTo(keeper, 'removed'))],
  ['set aside', resolving(addTo(keeper, 'setAside'))],
  ['added to a score area as an agenda (CR 10.1.3)', resolving(say.becomeAgenda(keeper, 1))],
  [
    'hosted on a Runner card (CR 1.13.2b)',
    game => {
      game.fiat.resolve('runner', say.host(keeper, chosen(from('rig', type('resource')))))
      game.runner.answers('choose', 'Shelf')
    },
  ],
  [
    'swapped with a card that is not installed (CR 8.8.4b)',
    resolving(say.swap(keeper, chosen(from('hq', type('asset'), say.not(subtype('executive')))))),
  ],
  [
    'trashed as one part of a sentence',
    resolving(say.together(say.draw(0), addTo(keeper, 'hand'), say.loseCredits(1))),
  ],
])('CR 8.5.1b: a card that is %s would be uninstalled, and says so once, before', (_, leaves) => {
  const game = begin().corpTurn()
  leaves(game)
  while (game.corp.question?.kind === 'choose') game.corp.chooses(game.corp.question.options[0]?.id ?? '')
  expect(game.card('Keeper').zone).not.toBe('root')
  const events = game.state.log.map(({ what }) => what)
  expect(events.filter(what => what === 'abilityTriggered')).toHaveLength(1)
  expect(events.indexOf('creditsGained')).toBeLessThan(events.indexOf('uninstalled'))
})

const gained = (game: ScenarioGame): number => game.corp.credits

test('CR 8.2.2a: a card that is removed from the game instead of being trashed would be uninstalled too', () => {
  const removed = say.always({
    declare: 'replace',
    effect: 'trash',
    card: [subtype('executive')],
    withIt: { instead: 'move', to: 'removed' },
  })
  const game = begin(removed).corpTurn()
  game.fiat.trash('Keeper')
  expect(game.card('Keeper').zone).toBe('removed')
  expect(gained(game)).toBe(3)
})

test('CR 9.9.4c: what is prevented after the interrupt leaves the card where it is', () => {
  const game = begin()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Keeper')] }, { root: [rezzed('Guard')] }] })
    .corpTurn()
  game.fiat.trash('Keeper')
  game.corp.uses('Keeper')
  game.corp.uses('Guard')
  expect(game.card('Keeper').zone).toBe('root')
  expect(gained(game)).toBe(3)
})

test('CR 8.5.16c, 9.1.8g: a like card that is trashed says so as it leaves, as no instruction was imminent', () => {
  const game = begin().corpTurn()
  game.corp.installs('Other', 'Server 1')
  game.corp.answers('trashLike', 'Keeper')
  expect(game.card('Keeper').zone).toBe('archives')
  expect(gained(game)).toBe(3)
})

test('CR 10.3.1d: the older of two unique cards says so as it leaves', () => {
  const game = begin().corpTurn()
  game.corp.installs('Keeper', 'new')
  game.corp.rezzes('Keeper')
  expect(game.corp.archives).toEqual(['Keeper'])
  expect(gained(game)).toBe(3)
})

test('CR 1.16.1a, 9.9.4: a card that goes to pay says so as it leaves', () => {
  const game = begin(
    say.paid([say.trashOf(chosen(from('root', subtype('executive'))))], [say.draw(0)]),
  ).corpTurn('window')
  game.corp.uses('Other')
  game.corp.answers('payment', 'Keeper')
  expect(game.card('Keeper').zone).toBe('archives')
  expect(gained(game)).toBe(3)
})

test('CR 8.5.1b: nothing happens where another card leaves, or this one stays installed', () => {
  const game = begin().corpTurn()
  game.fiat.trash('Other')
  game.fiat.derez('Keeper')
  game.fiat.rez('Keeper', 'free')
  expect(gained(game)).toBe(0)
  game.fiat.resolve('corp', addTo(all(from('hq')), 'topOfDeck'))
  expect(gained(game)).toBe(0)
})

test('CR 9.1.7: a card that is not rezzed has no such ability', () => {
  const game = begin()
    .corp({ credits: 0, remotes: [{ root: ['Keeper'] }] })
    .corpTurn()
  game.fiat.trash('Keeper')
  expect(gained(game)).toBe(0)
})
