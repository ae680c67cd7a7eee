import { everyCard } from '@paydata/cards/catalogue'
import { search, searchIndex } from '@paydata/decks/search'
import { expect, test } from 'vitest'
import { speechOf, tags } from '../src/languages.ts'
import { allInEach } from '../testing/expected.ts'

test('what is wrong with a search is told in each language', async () => {
  const { problems } = search(searchIndex(everyCard), 's:barier cost<few or')
  const languages = await Promise.all(tags.map(tag => speechOf(tag).search()))
  expect(languages.map(({ problem }) => problems.map(problem))).toEqual(
    allInEach(
      'No card has "barier" as its s. Did you mean barrier?',
      '"cost" is compared with a number, and "few" is none.',
      '"or" needs something beside it. Write "or" in quotation marks to search for the word.',
    ),
  )
})
