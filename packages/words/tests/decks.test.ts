import { namedDeck, pools, readDeck, titled, violationsOf } from '@paydata/decks'
import { expect, test } from 'vitest'
import { speechOf, tags } from '../src/languages.ts'
import { allInEach, inEach } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(tag => speechOf(tag).decks()))

test('what makes a deck illegal is told in each language, with cards by their titles', () => {
  const deck = namedDeck('', 'noise_hacker_extraordinaire', [
    ['diesel', 4],
    ['sure_gamble', 3],
  ])
  expect(languages.map(words => violationsOf(deck).map(titled).map(words.violation))).toEqual(
    allInEach(
      'The deck has 7 cards, and its identity asks for at least 45 (CR 1.4.3).',
      'There are 4 copies of Diesel, and there may be 3 (CR 1.4.7).',
    ),
  )
})

test('a pool is named in each language', () => {
  const deck = namedDeck('', '', [['regolith_mining_license', 1]])
  const told = violationsOf(deck, pools.core).map(titled)
  expect(languages.map(words => told.map(words.violation).at(-1))).toEqual(
    inEach('Regolith Mining License is not one of the cards of the Core Set (CR 1.4.8).'),
  )
})

test('why a list is no deck is told in each language, with its line', () => {
  const reading = readDeck('Noise: Hacker Extraordinaire\n3x Dieesel')
  const problems = reading.ok ? [] : reading.problems
  expect(languages.map(words => problems.map(words.problem))).toEqual(
    allInEach('Line 2: There is no card "Dieesel". Did you mean Diesel?'),
  )
})
