import type { Condition, Test } from '@paydata/engine/inside/language/expressions'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { english } from '../src/english/game/index.ts'
import { german } from '../src/german/game/index.ts'
import { cardText } from '../src/tree/index.ts'

const { cardIs, isNot, isRezzed, not, type } = say

/** What is asked of the accessed card, in each language. */
function asked(condition: Condition): readonly string[] {
  const printed = { title: 'A card', side: 'corp', type: 'asset' } as const
  const abilities = [say.play(say.ifSo(condition, [say.draw(1)]))]
  return [english, german].map(language =>
    cardText({ is: 'a_card', printed, abilities }, language)
      .join(' ')
      .replace(/^If the accessed card (.*), draw 1 card\.$/, '$1')
      .replace(/^Falls die Karte, auf die der Runner zugreift, (.*), ziehe 1 Karte\.$/, '$1'),
  )
}
const so = (...tests: readonly Test[]) => asked(cardIs('accessed', ...tests))
const notSo = (...tests: readonly Test[]) => asked(isNot(cardIs('accessed', ...tests)))

const counters: Test = { is: 'hosts', counter: 'virus', atLeast: 2 }
const cost = (atMost: number): Test => ({ is: 'cost', atMost })
const odd: Test = { is: 'oddCost' }
const either = (...tests: readonly Test[]): Test => ({ is: 'either', tests })

test('a card has what it has, in the case that German asks for', () => {
  expect(so(counters)).toEqual(['is hosting 2 or more virus counters', 'mindestens 2 Virusmarker hat'])
  expect(so(cost(4))).toEqual(['has a printed cost of 4 or less', 'aufgedruckte Kosten von höchstens 4 hat'])
  expect(so(odd)).toEqual(['has a printed cost that is an odd number', 'ungerade aufgedruckte Kosten hat'])
  expect(so({ is: 'printedPoints', exactly: 2 })).toEqual([
    'has a printed agenda point value equal to 2',
    'einen aufgedruckten Agendapunktwert von 2 hat',
  ])
  expect(notSo(cost(4))).toEqual([
    'does not have a printed cost of 4 or less',
    'keine aufgedruckten Kosten von höchstens 4 hat',
  ])
  expect(notSo(odd)).toEqual([
    'does not have a printed cost that is an odd number',
    'keine ungeraden aufgedruckten Kosten hat',
  ])
})

test('a cost that is counted is no more than the number', () => {
  expect(so({ is: 'cost', atMost: say.has('runner', 'tags') })).toEqual([
    'has a printed cost of no more than the number of tags the Runner has',
    'aufgedruckte Kosten von höchstens der Anzahl der Markierungen, die der Runner hat, hat',
  ])
})

test('what is no predicate by itself is said of a card', () => {
  expect(so({ is: 'other' })).toEqual(['is another card', 'eine andere Karte ist'])
  expect(notSo({ is: 'other' })).toEqual(['is not another card', 'keine andere Karte ist'])
  expect(so({ is: 'side', side: 'runner' })).toEqual(['is a Runner card', 'eine Karte des Runners ist'])
  expect(so({ is: 'named', name: 'Snare' })).toEqual(['is named Snare', 'eine Karte namens Snare ist'])
  expect(so({ is: 'typeNamed', name: 'w' })).toEqual(['is of that type', 'eine Karte jenes Typs ist'])
  expect(so({ is: 'outermost' })).toEqual([
    'is the outermost card protecting a server',
    'die äußerste Karte vor einem Server ist',
  ])
  expect(notSo({ is: 'outermost' })).toEqual([
    'is not the outermost card protecting a server',
    'nicht die äußerste Karte vor einem Server ist',
  ])
  expect(so({ is: 'hostedOn', host: 'encountered' })).toEqual([
    'is hosted on the encountered ice',
    'auf dem ICE, mit dem der Runner konfrontiert ist, gehostet ist',
  ])
  expect(so(isRezzed, not(type('agenda')))).toEqual([
    'is a rezzed non-agenda card',
    'gerezzt und keine Agenda ist',
  ])
})

test('a card that is not all of several things may be some of them', () => {
  expect(notSo(type('ice'), cost(4))).toEqual([
    'is not a piece of ice with a printed cost of 4 or less',
    'kein ICE mit aufgedruckten Kosten von höchstens 4 ist',
  ])
  expect(notSo(isRezzed, { is: 'unique' })).toEqual([
    'is not a rezzed unique card',
    'keine gerezzte einzigartige Karte ist',
  ])
})

test('a card that is not one of several things is none of them', () => {
  expect(notSo(either(isRezzed, type('agenda')))).toEqual([
    'is neither rezzed nor an agenda',
    'weder gerezzt noch eine Agenda ist',
  ])
  expect(notSo(not(either(isRezzed, type('agenda'))))).toEqual([
    'is rezzed or an agenda',
    'gerezzt oder eine Agenda ist',
  ])
  expect(notSo(type('asset', 'upgrade'))).toEqual([
    'is not an asset or upgrade',
    'kein Posten und kein Upgrade ist',
  ])
  expect(so(either(odd, cost(2)))).toEqual([
    'has a printed cost that is an odd number or has a printed cost of 2 or less',
    'eine Karte, die ungerade aufgedruckte Kosten hat oder aufgedruckte Kosten von höchstens 2 hat, ist',
  ])
})

test('what has to be one of several things besides another is said of a card', () => {
  expect(so(isRezzed, either(type('ice'), { is: 'unique' }))).toEqual([
    'is a rezzed card that is a piece of ice or unique',
    'eine gerezzte Karte, die ein ICE oder einzigartig ist, ist',
  ])
})

test('what is said of several cards is said in the plural', () => {
  const all = (which: Test) =>
    [english, german].map(language =>
      cardText(
        {
          is: 'a_card',
          printed: { title: 'A card', side: 'runner', type: 'event' },
          abilities: [say.play(say.trash(say.all(say.from('installed', which))))],
        },
        language,
      ).join(' '),
    )
  expect(all(either(isRezzed, type('agenda')))).toEqual([
    'Trash all installed cards that are rezzed or agendas.',
    'Zerstöre alle installierten Karten, die gerezzt oder Agenden sind.',
  ])
  expect(all(say.met('thisTurn', { what: 'installed' }))).toEqual([
    'Trash all installed cards that were installed this turn.',
    'Zerstöre alle installierten Karten, die in diesem Zug installiert wurden.',
  ])
})
