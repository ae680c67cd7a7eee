import { cardText } from '@paydata/engine/text'
import { expect, test } from 'vitest'
import { cards } from './index.ts'

/** All texts as players read them: what a change of words moved shows here. `npx vitest run -u texts` records them anew. */
const texts = cards
  .toSorted((a, b) => (a.is < b.is ? -1 : 1))
  .map(card => [card.printed.title, ...cardText(card).map(line => `  ${line}`)].join('\n'))

test('the texts of all cards are the recorded ones', async () => {
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('./texts.snap')
})

test('no text has a word out of place', () => {
  const odd = [
    /\bundefined\b/,
    /\bnull\b/,
    / {2}/,
    /\.\./,
    / [.,]/,
    /, [A-Z](?!orp|unner)/,
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
