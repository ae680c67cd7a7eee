import { cards, defineAllCards } from '@paydata/cards'
import { olderEditions } from '@paydata/decks/starter'
import type { Definition } from '@paydata/engine'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import type { Language } from '../src/tree/index.ts'
import { cardText } from '../src/tree/index.ts'

const definitions = defineAllCards()

const titleOf = ({ is, printed, set }: Definition): string => `${printed?.title ?? is} (${set})`

/** How a card reads in editions of the rules in which it reads otherwise than today; those that agree stand together. */
function olderTexts(card: Definition, language: Language): Map<string, string[]> {
  const now = cardText(card, language).join('\n')
  const others = new Map<string, string[]>()
  for (const edition of olderEditions) {
    const was = definitions.asIn(edition).cards.get(card.is)
    if (card.set !== 'core' || was === undefined) continue
    const text = cardText(was, language, edition).join('\n')
    if (text !== now) others.set(text, [...(others.get(text) ?? []), edition])
  }
  return others
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')

function entryOf(card: Definition, language: Language): string {
  const now = indented(cardText(card, language).join('\n'))
  const older = [...olderTexts(card, language)].map(
    ([text, editions]) => `  as in ${editions.join(', ')}\n${indented(indented(text))}`,
  )
  return [titleOf(card), now, ...older].join('\n')
}

/** Every card as players read it, so that a change of words or of a card shows in review as a difference of texts. */
test.each(tags)('the text of every card (%s)', async tag => {
  const language = await wordsOf(tag)
  const book = cards.map(card => entryOf(card, language))
  await expect(`${book.join('\n\n')}\n`).toMatchFileSnapshot(`${tag}.snap`)
})
