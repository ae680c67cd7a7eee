import { defineAllCards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { expectedOf } from '../testing/expected.ts'

const core = [...defineAllCards().cards.values()].filter(({ set }) => set === 'core')

test.each(['2012', '2013', '2017'])('no card of the first box says a newer word in %s', async edition => {
  expect(core.length).toBeGreaterThan(100)
  for (const tag of tags) {
    const language = await wordsOf(tag)
    const { newer } = await expectedOf(tag)
    const texts = core.map(({ is }) => {
      const card = defineAllCards().asIn(edition).cards.get(is)
      return card === undefined ? is : `${is}: ${cardText(card, language, edition).join(' ')}`
    })
    expect(texts.filter(text => newer.test(text))).toEqual([])
  }
})
