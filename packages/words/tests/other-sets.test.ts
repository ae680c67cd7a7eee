import type { Ability } from '@paydata/engine/inside/language/abilities'
import {
  anyNumber,
  atLeast,
  cannot,
  chooseCards,
  chosen,
  damage,
  draw,
  exists,
  firstTime,
  from,
  gainCredits,
  happened,
  hasOddCost,
  ifSo,
  isNot,
  isTagged,
  lasting,
  met,
  not,
  on,
  oneOrBoth,
  ownedBy,
  placeCounters,
  play,
  runSuccessful,
  same,
  subroutine,
  the,
  trace,
  traceStrength,
  trash,
  turnBegins,
  type,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { cardText } from '../src/in-english.ts'

const lines = (...abilities: readonly Ability[]) =>
  cardText({ is: 'thing', abilities, printed: { title: 'Thing', side: 'corp', type: 'upgrade', cost: 0 } })

test('where a scored or stolen agenda was installed is told', () => {
  const here = { what: ['scored', 'stolen'], server: ['here'] } as const
  expect(lines(when(on(here), gainCredits(1)))).toEqual([
    'Whenever an agenda is scored or stolen from the root of this server, gain 1[credit].',
  ])
  expect(lines(when(firstTime('turn', { what: ['stolen'], from: ['rnd'] }), gainCredits(1)))).toEqual([
    'The first time each turn an agenda is stolen from R&D, gain 1[credit].',
  ])
  expect(lines(when(on({ what: ['stolen'], card: 'self' }), gainCredits(1)))).toEqual([
    'When this upgrade is stolen, gain 1[credit].',
  ])
})

test('the success of the run spoken of is told as that of the run', () => {
  const ended = { what: ['runEnded'] } as const
  expect(lines(when(on(ended, happened('thisRun', runSuccessful())), gainCredits(1)))).toEqual([
    'Whenever a successful run ends, gain 1[credit].',
  ])
  expect(
    lines(when(turnBegins('you'), ifSo(happened('lastTurn', runSuccessful()), [gainCredits(1)]))),
  ).toEqual([
    'When your turn begins, if the Runner made a successful run during their last turn, gain 1[credit].',
  ])
})

test('cards are told by what they are not', () => {
  const notNew = not(met('thisTurn', { what: 'installed' }))
  expect(lines(play(placeCounters('advancement', 2, chosen(from('installed', notNew)))))).toEqual([
    'Place 2 advancement counters on 1 installed card that was not installed this turn.',
  ])
  const mine = met('thisTurn', { what: 'installed', by: 'you' })
  expect(lines(play(trash(chosen(from('installed', mine)))))).toEqual([
    'Trash 1 installed card you installed this turn.',
  ])
  expect(lines(play(trash(chosen(from('installed', not(mine))))))).toEqual([
    'Trash 1 installed card that you did not install this turn.',
  ])
  const another = from('installed', not(same(the('ice'))))
  expect(
    lines(play(chooseCards(chosen(from('installed', type('ice')), 'ice')), trash(chosen(another)))),
  ).toEqual(['Choose 1 installed piece of ice. Trash 1 installed card other than that ice.'])
})

test('CR 1.19: a trashing that cannot be prevented is told apart from the card', () => {
  const surely = { ...trash(chosen(from('installed', type('resource')))), unpreventable: true }
  expect(lines(play(surely))).toEqual(['Trash 1 installed resource. This trashing cannot be prevented.'])
})

test('CR 10.8.5: what a trace does in any case may depend on the trace strength', () => {
  const strong = trace(2, { inAnyCase: [ifSo(atLeast(traceStrength, 5), [damage('net', 1)])] })
  expect(lines(subroutine(strong))).toEqual([
    '[sub] Trace[2]. Whether or not it is successful, if your trace strength is at least 5, do 1 net damage.',
  ])
})

test('CR 9.12.6: one of two modes, or both where a condition holds, is told in one sentence', () => {
  expect(lines(play(oneOrBoth(isTagged, [gainCredits(3)], [draw(3)])))).toEqual([
    'Resolve 1 of the following. If the Runner is tagged, you may resolve both instead: • Gain 3[credit]. • Draw 3 cards.',
  ])
})

test('what nobody can do with the same cards is told in one breath', () => {
  const cards = [ownedBy('corp')]
  const both = [cannot('steal', { who: 'runner', cards }), cannot('trash', { who: 'runner', cards })]
  expect(lines(subroutine(lasting(untilRunEnds, both)))).toEqual([
    '[sub] The Runner cannot steal or trash Corp cards for the remainder of this run.',
  ])
  const other = [cannot('steal', { who: 'runner', cards }), cannot('draw', { who: 'runner' })]
  expect(lines(subroutine(lasting(untilRunEnds, other)))).toEqual([
    '[sub] The Runner cannot steal Corp cards or draw cards for the remainder of this run.',
  ])
})

test('a card of two places, any number of cards, and what was trashed this way', () => {
  const either = from(['hq', 'archives'], type('ice'))
  expect(lines(play(trash(chosen(either))))).toEqual(['Trash 1 piece of ice from HQ or Archives.'])
  expect(lines(play(trash(anyNumber(from('corpHand')))))).toEqual(['Trash any number of cards from HQ.'])
  const odd = exists(from({ remembered: 'trashed' }, hasOddCost))
  const harm = damage('net', 1, 'preventable', { as: 'trashed' })
  expect(lines(play(harm, ifSo(odd, [gainCredits(1)])))).toEqual([
    'Do 1 net damage. If you trash a card this way with a printed play or install cost that is an odd number, gain 1[credit]. (0 is not odd.)',
  ])
  expect(lines(play(harm, ifSo(isNot(odd), [gainCredits(1)])))).toEqual([
    'Do 1 net damage. If you do not trash a card this way with a printed play or install cost that is an odd number, gain 1[credit]. (0 is not odd.)',
  ])
})
