import type { Condition, Test } from '@paydata/engine/inside/language/expressions'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(wordsOf))

const { cardIs, isNot, isRezzed, not, type } = say

/** What is asked of the accessed card, in each language. */
function asked(condition: Condition): readonly string[] {
  const printed = { title: 'A card', side: 'corp', type: 'asset' } as const
  const abilities = [say.play(say.ifSo(condition, [say.draw(1)]))]
  return languages.map(language => cardText({ is: 'a_card', printed, abilities }, language).join(' '))
}
const accessed = (is: string) => inEach(`If the accessed card ${is}, draw 1 card.`)
/** With a reminder, as readers ask whether 0 is odd. */
const oddly = (is: string) => inEach(`If the accessed card ${is}, draw 1 card. (0 is not odd.)`)
const so = (...tests: readonly Test[]) => asked(cardIs('accessed', ...tests))
const notSo = (...tests: readonly Test[]) => asked(isNot(cardIs('accessed', ...tests)))

const counters: Test = { is: 'hosts', counter: 'virus', atLeast: 2 }
const cost = (atMost: number): Test => ({ is: 'cost', atMost })
const odd: Test = { is: 'oddCost' }
const either = (...tests: readonly Test[]): Test => ({ is: 'either', tests })

test('a card has what it has, in the case that a language asks for', () => {
  expect(so(counters)).toEqual(accessed('is hosting 2 or more virus counters'))
  expect(so(cost(4))).toEqual(accessed('has a printed cost of 4 or less'))
  expect(so(odd)).toEqual(oddly('has a printed cost that is an odd number'))
  expect(so({ is: 'printedPoints', exactly: 2 })).toEqual(
    accessed('has a printed agenda point value equal to 2'),
  )
  expect(notSo(cost(4))).toEqual(accessed('does not have a printed cost of 4 or less'))
  expect(notSo(odd)).toEqual(oddly('does not have a printed cost that is an odd number'))
})

test('a cost that is counted is no more than the number', () => {
  expect(so({ is: 'cost', atMost: say.has('runner', 'tags') })).toEqual(
    accessed('has a printed cost of no more than the number of tags the Runner has'),
  )
})

test('what is no predicate by itself is said of a card', () => {
  expect(so({ is: 'other' })).toEqual(accessed('is another card'))
  expect(notSo({ is: 'other' })).toEqual(accessed('is not another card'))
  expect(so({ is: 'side', side: 'runner' })).toEqual(accessed('is a Runner card'))
  expect(so({ is: 'named', name: 'Snare' })).toEqual(accessed('is named Snare'))
  expect(so({ is: 'typeNamed', name: 'w' })).toEqual(accessed('is of that type'))
  expect(so({ is: 'outermost' })).toEqual(accessed('is the outermost card protecting a server'))
  expect(notSo({ is: 'outermost' })).toEqual(accessed('is not the outermost card protecting a server'))
  expect(so({ is: 'hostedOn', host: 'encountered' })).toEqual(accessed('is hosted on the encountered ice'))
  expect(so(isRezzed, not(type('agenda')))).toEqual(accessed('is a rezzed non-agenda card'))
})

test('a card that is not all of several things may be some of them', () => {
  expect(notSo(type('ice'), cost(4))).toEqual(
    accessed('is not a piece of ice with a printed cost of 4 or less'),
  )
  expect(notSo(isRezzed, { is: 'unique' })).toEqual(accessed('is not a rezzed unique card'))
})

test('a card that is not one of several things is none of them', () => {
  expect(notSo(either(isRezzed, type('agenda')))).toEqual(accessed('is neither rezzed nor an agenda'))
  expect(notSo(not(either(isRezzed, type('agenda'))))).toEqual(accessed('is rezzed or an agenda'))
  expect(notSo(type('asset', 'upgrade'))).toEqual(accessed('is not an asset or upgrade'))
  expect(so(either(odd, cost(2)))).toEqual(
    accessed('has a printed cost that is an odd number or has a printed cost of 2 or less'),
  )
})

test('what has to be one of several things besides another is said of a card', () => {
  expect(so(isRezzed, either(type('ice'), { is: 'unique' }))).toEqual(
    accessed('is a rezzed card that is a piece of ice or unique'),
  )
})

test('what is said of several cards is said in the plural', () => {
  const all = (which: Test) =>
    languages.map(language =>
      cardText(
        {
          is: 'a_card',
          printed: { title: 'A card', side: 'runner', type: 'event' },
          abilities: [say.play(say.trash(say.all(say.from('installed', which))))],
        },
        language,
      ).join(' '),
    )
  expect(all(either(isRezzed, type('agenda')))).toEqual(
    inEach('Trash all installed cards that are rezzed or agendas.'),
  )
  expect(all(say.met('thisTurn', { what: 'installed' }))).toEqual(
    inEach('Trash all installed cards that were installed this turn.'),
  )
})
