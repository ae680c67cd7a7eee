import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import type { View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { cardsIn } from '../table/cards-in.ts'
import type { Standing } from './card-name.ts'
import { cardName, countersOn } from './card-name.ts'

await loadWords('page')
await loadWords('game')
await loadWords('table')
await loadSets(null)

const idle: Standing = {
  options: 0,
  isPicked: false,
  isNew: false,
  price: undefined,
  does: undefined,
  at: undefined,
}
const game = scenario({ definitions: defineAllCards() })
  .corp({
    hand: ['Hedge Fund', 'Priority Requisition'],
    hqIce: [rezzed('Tollbooth'), 'Enigma'],
  })
  .runner({ hand: ['Sure Gamble'], rig: [card('Corroder')] })
  .runnerTurn()
const named = (view: View, title: string, state = idle): string | undefined => {
  const found = cardsIn(view).find(({ face }) => face?.title === title)
  return found && cardName(found, undefined, state)
}
const runner = viewFor(game.json, 'runner')
const corp = viewFor(game.json, 'corp')

test('the name of a card in hand has its kind and its cost', () => {
  expect(named(runner, 'Sure Gamble')).toBe('Sure Gamble, Event, costs 5')
  expect(named(corp, 'Priority Requisition')).toBe(
    'Priority Requisition, Agenda, Advancement 5, worth 3 points',
  )
})

test('the name of an installed card has its state and strength, and its cost only before it is paid', () => {
  expect(named(runner, 'Corroder')).toBe('Corroder, Program, Strength 2')
  expect(named(runner, 'Tollbooth')).toBe('Tollbooth, Ice, rezzed, Strength 5')
  expect(named(corp, 'Enigma')).toBe('Enigma, Ice, unrezzed, costs 3, Strength 2')
})

test('the name of rezzed ice tells what it would cost to break', () => {
  expect(named(runner, 'Tollbooth', { ...idle, price: 'breaking costs 4 credits' })).toBe(
    'Tollbooth, Ice, rezzed, Strength 5, breaking costs 4 credits',
  )
})

test('the name of a card ends with whether it is new, picked, and can be chosen', () => {
  expect(named(runner, 'Sure Gamble', { ...idle, options: 1, isPicked: true, isNew: true })).toBe(
    'Sure Gamble, Event, costs 5, new, chosen, can be chosen',
  )
})

test('the name of an opponent’s facedown card says only that, and what the viewer has seen it to be', () => {
  const [hidden] = cardsIn(runner).filter(({ zone, face }) => zone === 'ice' && face === null)
  if (hidden === undefined) throw new Error('There is no unrezzed ice.')
  expect(cardName(hidden, undefined, idle)).toBe('Unrezzed ice')
  expect(cardName(hidden, { definition: 'enigma', turn: 7 }, idle)).toBe('Unrezzed ice, Enigma, seen, turn 7')
})

test('the name of ice says on which server it is, and where among its ice', () => {
  const ice = runner.servers.flatMap(({ id, ice: all }) =>
    all.flatMap(({ ice: card, position }) =>
      card === null
        ? []
        : [cardName(card, undefined, { ...idle, at: { server: id, position, count: all.length } })],
    ),
  )
  expect(ice).toEqual([
    'Tollbooth on HQ, innermost, Ice, rezzed, Strength 5',
    'Unrezzed ice on HQ, outermost',
  ])
  const [hidden] = cardsIn(runner).filter(({ zone, face }) => zone === 'ice' && face === null)
  if (hidden === undefined) throw new Error('There is no unrezzed ice.')
  const at = { server: 'remote2', position: 1, count: 3 }
  expect(cardName(hidden, undefined, { ...idle, at })).toBe(
    'Unrezzed ice on Server 2, number 2 from the outside',
  )
  expect(cardName(hidden, undefined, { ...idle, at: { ...at, position: 0, count: 1 } })).toBe(
    'Unrezzed ice on Server 2',
  )
})

test('the name of a card on which a press acts at once ends with what that does', () => {
  const does = 'Play Sure Gamble (5 credits)'
  expect(named(runner, 'Sure Gamble', { ...idle, options: 1, does })).toBe(
    `Sure Gamble, Event, costs 5, ${does}`,
  )
})

test('the counters on a card are counted, each in its own words', () => {
  expect(countersOn({ credit: 1, tag: 2, power: 1, virus: 3, badPublicity: 2 })).toEqual([
    '1 credit',
    '2 tags',
    '1 power counter',
    '3 virus counters',
    '2 bad publicity',
  ])
})
