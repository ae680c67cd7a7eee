import { cardText } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { defineAllCards } from '../src/index.ts'

/**
 * The text of a card as players read it, in each language: `-u` records it anew in the test of the card. With an edition of
 * the rules, as it was then.
 */
export async function textOf(is: string, edition = '26.03'): Promise<string> {
  const card = defineAllCards().asIn(edition).cards.get(is)
  if (card === undefined) throw new Error(`There is no card ${is}.`)
  const languages = await Promise.all(tags.map(wordsOf))
  return languages
    .map((language, nth) => [tags[nth], ...cardText(card, language, edition)].join('\n  '))
    .join('\n')
}
