import { expect, test } from 'vitest'
import { auf, inside, von } from '../src/german/game/grammar.ts'
import {
  beforeAside,
  capital,
  joined,
  listed,
  spaced,
  t,
  titled,
  whole,
  withArticle,
  withAside,
} from '../src/phrasing/text.ts'

const asWritten = (words: { toString: () => string }): string => `${words}`
const ice = withAside('the ice', ', which is rezzed')

test('an aside ends with a comma where words follow it, and with none before a mark or at the end', () => {
  expect(asWritten(ice)).toBe('the ice, which is rezzed')
  expect(asWritten(t`trash ${ice} and draw`)).toBe('trash the ice, which is rezzed, and draw')
  expect(asWritten(t`if you trash ${ice}, draw`)).toBe('if you trash the ice, which is rezzed, draw')
  expect(asWritten(t`(trash ${ice}) now`)).toBe('(trash the ice, which is rezzed) now')
  expect(asWritten(whole(t`trash ${ice}`))).toBe('Trash the ice, which is rezzed.')
})

test('an aside within an aside is ended where that goes on', () => {
  const card = withAside('a card', t`, as strong as ${ice} by now`)
  expect(asWritten(t`trash ${card}.`)).toBe('trash a card, as strong as the ice, which is rezzed, by now.')
})

test('a list of words with asides has one comma between two of them', () => {
  expect(asWritten(listed([ice, 'a card', ice], ' or '))).toBe(
    'the ice, which is rezzed, a card or the ice, which is rezzed',
  )
  expect(asWritten(joined([ice, 'a card'], ', '))).toBe('the ice, which is rezzed, a card')
})

test('words may stand before the aside of others', () => {
  expect(asWritten(beforeAside(t`1 tag on ${ice}`, 'at once'))).toBe(
    '1 tag on the ice at once, which is rezzed',
  )
})

test('a sentence ends with one full stop, also within quotation marks and brackets', () => {
  const sentence = whole('end the run')
  expect(asWritten(whole(sentence))).toBe('End the run.')
  expect(asWritten(whole(t`it gains “${sentence}”`))).toBe('It gains “End the run.”')
  expect(asWritten(whole(t`it gains “${sentence}” now`))).toBe('It gains “End the run.” now.')
  expect(asWritten(whole(t`do this (${sentence})`))).toBe('Do this (End the run.)')
  expect(asWritten(whole(t`trash ${titled('Melange Mining Corp.')}`))).toBe('Trash Melange Mining Corp.')
})

test('what says nothing leaves no space', () => {
  expect(asWritten(spaced('', 'draw', '', '1 card'))).toBe('draw 1 card')
  expect(asWritten(t`${spaced('trash', withAside('', ', if able'))}.`)).toBe('trash, if able.')
})

test('a preposition takes in the article of a noun right behind it', () => {
  const runner = withArticle('dem', 'Runner')
  expect([von(runner), inside(runner), auf('es')].map(asWritten)).toEqual([
    'vom Runner',
    'im Runner',
    'darauf',
  ])
  expect(asWritten(von('dem angegriffenen Server'))).toBe('von dem angegriffenen Server')
  expect(asWritten(capital(runner))).toBe('Dem Runner')
  expect(asWritten(von(withAside(runner, ', der zugreift')))).toBe('vom Runner, der zugreift')
})
