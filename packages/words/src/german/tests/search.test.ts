import { everyCard } from '@paydata/cards/catalogue'
import { search, searchIndex } from '@paydata/decks/search'
import { expect, test } from 'vitest'
import { searchInGerman } from '../search.ts'

test('a reader of German writes the fields and joins of a search in German, with umlauts or without', () => {
  const { problem, query } = searchInGerman
  const index = searchIndex(everyCard, { query, side: side => (side === 'corp' ? 'Konzern' : 'Runner') })
  const same = (german: string, english: string): void => {
    const { cards, problems } = search(index, german)
    expect(problems, german).toEqual([])
    expect(cards.length, german).toBeGreaterThan(0)
    expect(cards, german).toEqual(search(index, english).cards)
  }
  same('seite:konzern art:ice stärke>=4', 'd:corp t:ice strength>=4')
  same('staerke>=4', 'strength>=4')
  same('größe:45|40', 'size:45|40')
  same('art:ice oder art:asset und nicht kosten<3', 't:ice or t:asset and not cost<3')
  same('ist:einzigartig -ist:verboten', 'is:unique -is:banned')
  const { problems } = search(index, 'ist:einzigartg karsten:3 ice oder')
  expect(problems.map(problem)).toEqual([
    'Keine Karte hat „einzigartg“ im Feld „ist“. Meintest du einzigartig?',
    'Eine Suche hat kein Feld „karsten“. Meintest du kosten?',
    'Neben „oder“ fehlt etwas. Setz „oder“ in Anführungszeichen, um nach dem Wort zu suchen.',
  ])
})

test('every German word of a search means something', () => {
  const { query } = searchInGerman
  const { query: known } = searchIndex(everyCard, { query })
  for (const word of Object.keys(query.fields)) expect(known.fieldOf(word), word).toBeDefined()
  const { problems } = search(
    searchIndex(everyCard, { query }),
    Object.keys(query.flags)
      .map(flag => `ist:${flag}`)
      .join(' '),
  )
  expect(problems).toEqual([])
})
