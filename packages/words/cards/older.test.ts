import { defineAllCards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'

const core = [...defineAllCards().cards.values()].filter(({ set }) => set === 'core')

/** Words that the first texts of the rules do not have (Core rulebook, FAQ 1.1, Rules Reference). */
const newer = {
  en: /\bbreach|\bcore damage|advancement counter|\bload\b|→|\bRun (?!ends)|root of this|its root|basic action|Lose \[click\]:|discard phase ends|prevent \d tag|outermost position/,
  de: /eindring|einzudringen|Kernschaden|\blade\b|→|Wurzel (dieses|davon)|Grundaktion|Verliere \[click\]:|Abwurfphase endet|äußerste Position/,
}

test.each(['2012', '2013', '2017'])('no card of the first box says a newer word in %s', async edition => {
  expect(core.length).toBeGreaterThan(100)
  for (const tag of tags) {
    const language = await wordsOf(tag)
    const texts = core.map(({ is }) => {
      const card = defineAllCards().asIn(edition).cards.get(is)
      return card === undefined ? is : `${is}: ${cardText(card, language, edition).join(' ')}`
    })
    expect(texts.filter(text => newer[tag].test(text))).toEqual([])
  }
})
