import { cards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import * as say from '@paydata/engine/vocabulary'
import { diceOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { formatNamed, setupFor } from '../pool.ts'
import { agreedFor, fuzzMatch, matchReplayed } from './match.ts'
import { asMatchTest } from './report.ts'
import { shrink } from './shrink.ts'

test('matches by chance, of starter decks and of any cards, keep the laws, also where orders are given', () => {
  const kinds = new Set<string>()
  const given = new Set<string>()
  for (const nth of [0, 1, 2]) {
    const seed = `a match ${nth}`
    const dice = diceOf(seed)
    const setup = setupFor(nth % 2 === 0 ? 'starter' : 'mixed', nth, seed, dice)
    const { acts, problem } = fuzzMatch(agreedFor(setup, dice), dice, 250, game => {
      for (const { asks } of game.waiting) kinds.add(asks)
    })
    expect(problem, seed).toBeUndefined()
    for (const { is } of acts) given.add(is)
  }
  expect(given).toContain('orders')
  expect([...kinds]).toEqual(expect.arrayContaining(['action', 'paidWindow']))
})

/** Enough for a turn or two of both players. */
const mostActs = 80

test('thirty matches of decks mixed of the cards of Startup keep the laws', () => {
  for (let nth = 0; nth < 30; nth++) {
    const seed = `startup ${nth}`
    const dice = diceOf(seed)
    const setup = setupFor('mixed', nth, seed, dice, formatNamed('startup'))
    const { problem } = fuzzMatch(agreedFor(setup, dice), dice, mostActs, () => undefined)
    expect(problem, seed).toBeUndefined()
  }
})

/** The Corp may hold a card more for each operation in HQ, for everybody to see. */
const telltale: Definition = {
  ...say.card('telltale', say.always(say.handSize(say.countOf(say.from('hq', say.type('operation')))))),
  printed: { title: 'Telltale', side: 'corp', type: 'identity' },
}
const planted = say.defineCards('with a leak in matches', [...cards, telltale])

test('a leak in a match is found again by the test that is printed, with fewer acts', () => {
  const dice = diceOf('telltale')
  const honest = setupFor('starter', 0, 'telltale', dice)
  const setup = { ...honest, definitions: planted.version, corp: { ...honest.corp, identity: telltale.is } }
  const agreed = agreedFor(setup, dice)
  const { acts, problem = '' } = fuzzMatch(agreed, dice, 2000, () => undefined)
  expect(problem).toMatch(/^a leak to the runner at /)
  const few = shrink(acts, problem, some => matchReplayed(agreed, some), 4000)
  const body = asMatchTest(agreed, few, problem)
    .replace(/^import .*$/gm, '')
    .replace(': readonly Act[]', '')
  const run = () =>
    new Function('test', 'expect', 'matchReplayed', body)(
      (_: string, test: () => void) => test(),
      expect,
      matchReplayed,
    )
  expect(run).toThrow(/a leak to the runner/)
})
