import { readFileSync } from 'node:fs'
import { defineAllCards } from '@paydata/cards'
import type { Language } from '@paydata/words'
import { cardText, logSentences } from '@paydata/words'
import type { Term } from '@paydata/words/glossary'
import { finderOf } from '@paydata/words/glossary'
import { speechOf, tags } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { entries, setsFor } from './entries.ts'
import type { Frame } from './playing.ts'
import { framesOf } from './playing.ts'
import { shows } from './shows/index.ts'

const definitions = defineAllCards()
const terms = Object.keys(entries).filter((name): name is Term => name in entries)
const rules = new Set<string>(
  JSON.parse(readFileSync(new URL('../../../../docs/rule-numbers.json', import.meta.url), 'utf8')),
)

test('each word of the glossary has its rule and its show, and each show is one of a word', async () => {
  const { names } = await speechOf('en').page.glossary()
  expect(terms.toSorted()).toEqual(Object.keys(names).toSorted())
  expect(terms.filter(term => !rules.has(entries[term].rule))).toEqual([])
  expect([...new Set(terms.map(term => entries[term].show))].toSorted()).toEqual(
    Object.keys(shows).toSorted(),
  )
})

/** What the log tells at a moment of a show. */
const toldAt = ({ view, happened }: Frame, language: Language): readonly string[] =>
  logSentences(happened, { viewer: view.viewer, definitions: view.definitions }, language).map(
    ({ text }) => text,
  )

const english = await speechOf('en').game()

test.each(terms)('the show of %s comes to what it shows, in no more than ten seconds', term => {
  const told = framesOf(entries[term].show, definitions).filter(frame => toldAt(frame, english).length > 0)
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThanOrEqual(8)
})

test.each(terms)('the cards in the show of %s are of the sets that are loaded for it', term => {
  const used = JSON.stringify(shows[entries[term].show])
  const cards = definitions.printings.filter(each => used.includes(`"${each.is}"`))
  expect(cards.length).toBeGreaterThan(0)
  for (const { set } of cards) expect(setsFor(term)).toContain(set)
})

/** Words that name what all of a show is, or for which the log has others. */
const drawn: readonly Term[] = ['central', 'subtype', 'action', 'agendaPoint', 'damage', 'flatline', 'memory']

test.each(tags)(
  'each show speaks of its word in %s: in the log, on the table or on the card that is read',
  async tag => {
    const [{ finds, names }, language] = await Promise.all([
      speechOf(tag).page.glossary(),
      speechOf(tag).game(),
    ])
    const find = finderOf(finds)
    const labels = [
      names.corp,
      names.runner,
      names.remote,
      names.grip,
      names.stack,
      names.heap,
      names.scoreArea,
      names.handSize,
    ]
    const silent = terms.filter(term => {
      const { show, reads } = entries[term]
      const used = JSON.stringify(shows[show])
      const cards = definitions.printings.filter(each => used.includes(`"${each.is}"`))
      const read = cards.filter(each => each.is === reads)
      const texts = [
        ...framesOf(show, definitions).flatMap(frame => toldAt(frame, language)),
        ...labels,
        ...cards.map(({ printed }) => language.kinds.type(printed.type)),
        ...read.flatMap(({ printed }) => [
          `${printed.unique === true ? '◆' : ''}`,
          ...(printed.subtypes ?? []).map(language.kinds.subtype),
        ]),
        ...read.flatMap(card => cardText(card, language)),
      ]
      return !texts.some(text => find(text).some(found => found.term === term))
    })
    expect(silent.filter(term => !drawn.includes(term))).toEqual([])
  },
)
