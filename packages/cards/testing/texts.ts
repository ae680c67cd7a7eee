import { tags, wordsOf } from '@paydata/engine/languages'
import { cardText } from '@paydata/engine/text'
import { cards } from '../src/index.ts'

/** The text of a card as players read it, in each language: `-u` records it anew in the test of the card. */
export async function textOf(is: string): Promise<string> {
  const card = cards.find(each => each.is === is)
  if (card === undefined) throw new Error(`There is no card ${is}.`)
  const languages = await Promise.all(tags.map(wordsOf))
  return languages.map((language, nth) => [tags[nth], ...cardText(card, language)].join('\n  ')).join('\n')
}
