import { tags, wordsOf } from '@paydata/engine/languages'
import type { Language } from '@paydata/engine/text'
import { cardText } from '@paydata/engine/text'
import { expect, test } from 'vitest'
import { cards } from './index.ts'

/** All texts as players read them: what a change of words moved shows here. `npx vitest run -u texts` records them anew. */
const textsIn = (language: Language): readonly string[] =>
  cards
    .toSorted((a, b) => (a.is < b.is ? -1 : 1))
    .map(card => [card.printed.title, ...cardText(card, language).map(line => `  ${line}`)].join('\n'))

const english = await wordsOf('en')
const german = await wordsOf('de')

test('the texts of all cards are the recorded ones', async () => {
  await expect(`${textsIn(english).join('\n\n')}\n`).toMatchFileSnapshot('./texts.snap')
  await expect(`${textsIn(german).join('\n\n')}\n`).toMatchFileSnapshot('./texts.de.snap')
})

test.each(tags)('no text has a word out of place (%s)', async tag => {
  const texts = textsIn(await wordsOf(tag))
  const odd = [
    /\bundefined\b/,
    /\bnull\b/,
    / {2}/,
    /\.\./,
    / [.,]/,
    ...(tag === 'en' ? [/, [A-Z](?!orp|unner)/] : []),
    /where X is that/,
    /chosen card/,
  ]
  expect(
    texts.flatMap(text =>
      text
        .split('\n')
        .slice(1)
        .filter(line => odd.some(each => each.test(line.trim()))),
    ),
  ).toEqual([])
})
