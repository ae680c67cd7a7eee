import { expect, test } from 'vitest'
import { addedSince, missingIn } from './numbers/missing.ts'
import type { Standing } from './numbers/record.ts'
import { recordedStanding, standingNow } from './numbers/record.ts'

test('the rules and the cards are those that their numbers stand for', () => {
  expect(missingIn(standingNow(), recordedStanding()).map(({ says }) => says)).toEqual([])
})

const recorded: Standing = {
  rules: { number: 3, course: 'as it was' },
  sets: { core: { number: 2, cards: { enigma: 'one', wall: 'two' } } },
}
const withSet = (
  number: number,
  cards: Readonly<Record<string, string>>,
  course = 'as it was',
): Standing => ({
  rules: { number: 3, course },
  sets: { core: { number, cards } },
})
const said = (now: Standing) => missingIn(now, recorded).map(({ says }) => says)

test('a change of a card that forgets the number of its set is told which to raise, and where', () => {
  const changed = withSet(2, { enigma: 'one', wall: 'three' }, 'another')
  const raise =
    'raise "number" by one in packages/cards/data/sets/core.json, then run npm run numbers -- --write.'
  expect(said(changed)).toEqual([`The set core is not what its number stands for (wall): ${raise}`])
  expect(said(withSet(1, { enigma: 'one' }))).toEqual([expect.stringContaining('(wall)')])
  expect(said(withSet(1, recorded.sets.core?.cards ?? {}))).toEqual([expect.stringContaining(raise)])
})

test('a card that is added raises the number of its set by itself, and asks for nothing before a release', () => {
  const added = withSet(3, { enigma: 'one', wall: 'two', door: 'one' })
  expect(said(added)).toEqual([])
  expect(addedSince(added, recorded)).toEqual(['door'])
  const andChanged = withSet(3, { enigma: 'one', wall: 'three', door: 'one' })
  expect(said(andChanged)).toEqual([expect.stringContaining('(wall)')])
  expect(
    missingIn({ ...added, sets: { ...added.sets, later: { number: 1, cards: { gate: 'one' } } } }, recorded),
  ).toEqual([])
})

test('a change of the rules that forgets their number is told which to raise, and where', () => {
  expect(said({ ...recorded, rules: { number: 3, course: 'another' } })).toEqual([
    'Games go another way than the rules number 3 stands for: raise rulesNumber to 4 in packages/engine/src/record/rules.ts, then run npm run numbers -- --write.',
  ])
})

test('a number that was raised asks for its record, and for nothing else', () => {
  const raised = withSet(3, { enigma: 'one', wall: 'three' }, 'another')
  expect(missingIn(raised, recorded)).toEqual([
    { is: 'record', says: 'The number of the set core is new: run npm run numbers -- --write.' },
  ])
  expect(missingIn({ ...recorded, rules: { number: 4, course: 'another' } }, recorded)).toMatchObject([
    { is: 'record' },
  ])
})
