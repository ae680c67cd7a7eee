import { cards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'

test.each(tags)('no text has a word out of place (%s)', async tag => {
  const language = await wordsOf(tag)
  const odd = [
    /\bundefined\b/,
    /\bnull\b/,
    / {2}/,
    /\.\./,
    / [.,]/,
    ...(tag === 'en' ? [/, [A-Z](?!orp|unner|&D)/] : []),
    /[XYZWVU] is equal to that/,
    /chosen card/,
  ]
  const lines = cards.flatMap(card => cardText(card, language))
  expect(lines.length).toBeGreaterThan(cards.length)
  expect(lines.filter(line => odd.some(each => each.test(line)))).toEqual([])
})
