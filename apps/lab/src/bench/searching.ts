import { cards } from '@paydata/cards'
import { everyCard } from '@paydata/cards/catalogue'
import type { SearchIndex } from '@paydata/decks/search'
import { search, searchIndex } from '@paydata/decks/search'
import { cardText } from '@paydata/words'
import { wordsOf } from '@paydata/words/languages'
import { clock } from './clock.ts'
import { wholePool } from './whole-pool.ts'

const english = await wordsOf('en')
const texts = new Map(cards.map(card => [card.is, cardText(card, english).join('\n')]))
/** Cards without a text yet have one of the usual length. */
const usual = [...texts.values()]

/** As many cards as there will be, ready to be searched. */
export function wholeIndex(): SearchIndex {
  const all = Array.from({ length: wholePool }, (_, nth) => ({
    ...(everyCard[nth % everyCard.length] ?? fail()),
    id: `${nth}`,
  }))
  const index = searchIndex(all, { text: id => usual[Number(id) % usual.length] ?? '' })
  // A page has read the texts before somebody has typed a word.
  for (const { text } of index.cards) text()
  return index
}

function fail(): never {
  throw new Error('There are no cards to search.')
}

/** What somebody types, and what takes long: many words that are in most texts. */
const typed = [
  't:ice f:hb cost<=3 x:"end the run" s:barrier -is:banned format:startup',
  'the of to a credit card run corp runner server',
]

/** The slowest key stroke of a search that is typed letter by letter, in milliseconds. */
export function slowestKeyStroke(index: SearchIndex): number {
  const strokes = typed.flatMap(query => Array.from(query, (_, at) => query.slice(0, at + 1)))
  return Math.max(
    ...strokes.map(query => {
      const began = clock()
      for (let nth = 0; nth < 5; nth++) search(index, query)
      return (clock() - began) / 5
    }),
  )
}
