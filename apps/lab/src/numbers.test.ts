import { expect, test } from 'vitest'
import { everyEdition } from './editions.ts'
import type { Course } from './numbers/course.ts'
import { coursesNow } from './numbers/course.ts'
import { cardsInNoCourse } from './numbers/covering.ts'
import { addedSince, missingIn } from './numbers/missing.ts'
import type { RulesStanding, SetStanding, Standing } from './numbers/record.ts'
import { recordedStanding, standingNow } from './numbers/record.ts'

const played = coursesNow()

test('the rules and the cards are those that their numbers stand for', () => {
  expect(missingIn(standingNow(played), recordedStanding(), played).map(({ says }) => says)).toEqual([])
})

test('each card is in a deck of a game whose course is recorded', () => {
  const recordedCards = new Set(
    Object.values(recordedStanding().sets).flatMap(({ cards }) => Object.keys(cards)),
  )
  expect(cardsInNoCourse(played).filter(card => recordedCards.has(card))).toEqual([])
})

const games: Readonly<Record<string, Course>> = {
  wall: { edition: '26.03', cards: ['wall'], went: '' },
  both: { edition: '26.03', cards: ['enigma', 'wall'], went: '' },
  then: { edition: '2013', cards: ['enigma', 'wall'], went: '' },
}
const courses = { wall: 'here', both: 'there', then: 'back' }
const recorded: Standing = {
  rules: { number: 3, since: {}, courses },
  sets: { core: { number: 2, since: {}, cards: { enigma: 'one', wall: 'two' }, earlier: {} } },
}
const core = { number: 2, since: {}, cards: { enigma: 'one', wall: 'two' }, earlier: {} }
const withSet = (changes: Partial<SetStanding>, gone: Partial<typeof courses> = {}): Standing => ({
  rules: { ...recorded.rules, courses: { ...courses, ...gone } },
  sets: { core: { ...core, ...changes } },
})
const withRules = (changes: Partial<RulesStanding>): Standing => ({
  ...recorded,
  rules: { ...recorded.rules, ...changes },
})
const said = (now: Standing) => missingIn(now, recorded, games).map(({ says }) => says)
const since = (number: number) => Object.fromEntries(everyEdition.map(edition => [edition, number]))

test('a change of a card that forgets the number of its set is told which to raise, where, and for whom', () => {
  const wall = { enigma: 'one', wall: 'three' }
  const raise =
    'in packages/cards/data/sets/core.json raise "number" by one and say that 26.03, 1.6, 1.4, 2017, 2013, 2012 are so "since" 3, then run npm run numbers -- --write.'
  expect(said(withSet({ cards: wall }))).toEqual([
    `The set core is not what its number stands for (wall): ${raise}`,
  ])
  expect(said(withSet({ cards: wall, number: 3, since: { '26.03': 3 } }))).toEqual([
    'The set core is not what its number stands for (wall): in packages/cards/data/sets/core.json say that 1.6, 1.4, 2017, 2013, 2012 are so "since" 3, then run npm run numbers -- --write.',
  ])
  expect(said(withSet({ number: 1, cards: { enigma: 'one' } }))).toEqual([expect.stringContaining('(wall)')])
})

test('a card that is another in one edition leaves the games of the others alone', () => {
  const earlier = { '2013': { wall: 'older' } }
  expect(said(withSet({ earlier }))).toEqual([
    expect.stringContaining('raise "number" by one and say that 2013 are so "since" 3, then'),
  ])
  expect(said(withSet({ earlier, number: 3, since: { '2013': 3 } }))).toEqual([
    'The number of the set core is new: run npm run numbers -- --write.',
  ])
})

test('a card that is added raises the number of its set by itself, and asks for nothing before a release', () => {
  const withDoor = { enigma: 'one', wall: 'two', door: 'one' }
  const added = withSet({ number: 3, cards: withDoor })
  expect(said(added)).toEqual([])
  expect(addedSince(added, recorded)).toEqual(['door'])
  const andChanged = withSet({ number: 3, cards: { ...withDoor, wall: 'three' } })
  expect(said(andChanged)).toEqual([expect.stringMatching(/\(wall\).*"since" 4,/)])
  const later = { number: 1, since: {}, cards: { gate: 'one' }, earlier: {} }
  expect(missingIn({ ...added, sets: { ...added.sets, later } }, recorded, games)).toEqual([])
})

test('a change of the rules that forgets their number is told which to raise, where, and for whom', () => {
  const gone = { courses: { ...courses, then: 'elsewhere' } }
  expect(said(withRules(gone))).toEqual([
    'Games go another way than the rules number 3 stands for (then): in packages/engine/src/record/rules.ts set the number to 4 and say that 2013 are so "since" 4, then run npm run numbers -- --write.',
  ])
  expect(said(withRules({ ...gone, number: 4 }))).toHaveLength(1)
  expect(said(withRules({ ...gone, number: 4, since: { '2013': 4 } }))).toEqual([
    'The courses of games are new: run npm run numbers -- --write.',
  ])
})

test('a rule that changes with a card is seen in games without that card, or where no game is without it', () => {
  const enigma = { number: 3, since: since(3), cards: { enigma: 'three', wall: 'two' } }
  const record = 'The number of the set core is new: run npm run numbers -- --write.'
  const courseToo = 'The courses of games are new: run npm run numbers -- --write.'
  expect(said(withSet(enigma, { both: 'elsewhere' }))).toEqual([record, courseToo])
  expect(said(withSet(enigma, { wall: 'elsewhere' }))).toEqual([record, expect.stringContaining('(wall)')])
  expect(said(withSet(enigma, { then: 'elsewhere' }))).toEqual([record, expect.stringContaining('(then)')])
})

test('a number that was raised, and a game that was added, ask for their record and for nothing else', () => {
  expect(missingIn(withRules({ number: 4 }), recorded, games)).toMatchObject([{ is: 'record' }])
  const more = { ...games, more: { edition: '26.03', cards: [], went: 'on' } }
  const now = withRules({ courses: { ...courses, more: 'on' } })
  expect(missingIn(now, recorded, more)).toMatchObject([{ is: 'record' }])
})
