import { expect, test } from 'vitest'
import { everyCard } from '../decks/catalogue.ts'
import { searchInEnglish } from './english.ts'
import { searchInGerman } from './german.ts'
import { search, searchIndex } from './index.ts'

test('what is wrong with a search is told in each language', () => {
  const { problems } = search(searchIndex(everyCard), 's:barier cost<few or')
  expect(problems.map(searchInEnglish)).toEqual([
    'No card has "barier" as its s. Did you mean barrier?',
    '"cost" is compared with a number, and "few" is none.',
    'The word "or" needs something beside it. Write "or" in quotation marks to search for the word.',
  ])
  expect(problems.map(searchInGerman)).toEqual([
    'Keine Karte hat „barier“ im Feld „s“. Meintest du barrier?',
    '„cost“ wird mit einer Zahl verglichen, und „few“ ist keine.',
    'Neben „or“ fehlt etwas. Setz „or“ in Anführungszeichen, um nach dem Wort zu suchen.',
  ])
})
