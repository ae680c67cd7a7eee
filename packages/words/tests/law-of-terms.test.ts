import { cards } from '@paydata/cards'
import type { Tag } from '@paydata/words/languages'
import { speechOf, tags } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import type { Found, Term } from '../src/glossary.ts'
import { finderOf } from '../src/glossary.ts'
import { linesToday, termOfSubtype, termsOfLine } from './terms-of-tree.ts'

/** What texts leave unsaid, as it goes without saying, or say by a word that stands for it. */
const unsaid: Readonly<Record<string, readonly Term[]>> = {
  parasite: ['rez'],
  curupira: ['ice'],
  front_company: ['asset'],
  hackerspace: ['host'],
  unity: ['program'],
  cupellation: ['program'],
  read_write_share: ['program'],
  // "Gib 1 Agenda auf" is one form of one word.
  archer: ['agenda'],
  data_dealer: ['agenda'],
  plutus: ['agenda'],
}

async function finderIn(tag: Tag): Promise<(text: string) => readonly Found[]> {
  const { finds } = await speechOf(tag).page.glossary()
  return finderOf(finds)
}

test.each(tags)('each word that a card is about is found in its text in %s', async tag => {
  const [find, language] = await Promise.all([finderIn(tag), speechOf(tag).game()])
  const missing = cards.flatMap(card =>
    linesToday(card).flatMap(line => {
      const text = `${language.line(line)}`
      const found = new Set(find(text).map(({ term }) => term))
      const lacks = [...termsOfLine(line)].filter(
        term => !found.has(term) && unsaid[card.is]?.includes(term) !== true,
      )
      return lacks.length === 0 ? [] : [`${card.is} ${lacks.join(', ')}: ${text}`]
    }),
  )
  expect(missing).toEqual([])
})

test.each(tags)('each keyword of the cards is a word of the glossary in %s', async tag => {
  const [find, { kinds }] = await Promise.all([finderIn(tag), speechOf(tag).game()])
  const keywords = [...new Set(cards.flatMap(({ printed }) => printed.subtypes ?? []))]
  const own = keywords.filter(each => termOfSubtype(each) !== 'subtype')
  expect(own).toContain('code gate')
  expect(own.map(each => find(kinds.subtype(each)).map(({ term }) => term))).toEqual(
    own.map(each => [termOfSubtype(each)]),
  )
  const types = [...new Set(cards.map(({ printed }) => printed.type))]
  expect(types.map(each => find(kinds.type(each)).map(({ term }) => term))).toEqual(types.map(each => [each]))
})

test('a word is found in each of its forms, the longest first, and with its symbol', async () => {
  const find = await finderIn('en')
  const found = (text: string) => find(text).map(({ term, from, to }) => [term, text.slice(from, to)])
  expect(found('Rezzed code gates lose [click].')).toEqual([
    ['rez', 'Rezzed'],
    ['codeGate', 'code gates'],
    ['click', '[click]'],
  ])
  expect(found('R&D, HQ and the Runner’s grip')).toEqual([
    ['rnd', 'R&D'],
    ['hq', 'HQ'],
    ['runner', 'Runner’s'],
    ['grip', 'grip'],
  ])
  expect(found('Prevent 2 net damage.')).toEqual([
    ['prevent', 'Prevent'],
    ['netDamage', 'net damage'],
  ])
})
