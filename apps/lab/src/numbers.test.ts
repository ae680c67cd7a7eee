import { expect, test } from 'vitest'
import { missingIn } from './numbers/missing.ts'
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
  expect(said(changed)).toEqual([
    'The set core is not what its number 2 stands for (wall): raise it to 3 in packages/cards/src/versions.ts, then run npm run numbers -- --write.',
  ])
  const added = withSet(2, { enigma: 'one', wall: 'two', door: 'one' })
  expect(said(added)).toEqual([expect.stringContaining('(door): raise it to 3')])
  expect(said(withSet(1, recorded.sets.core?.cards ?? {}))).toEqual([
    expect.stringContaining('raise it to 3'),
  ])
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
