import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { spoken } from './symbols.ts'

await loadWords('page')

test('symbols become words in the singular or plural for screen readers', () => {
  const texts = {
    'You gain 1[credit].': 'You gain 1 credit.',
    'You gain 11[credit].': 'You gain 11 credits.',
    'Pay 0[credit]': 'Pay 0 credits',
    'X[credit]: +1 strength.': 'X credits: +1 strength.',
    'How many [credit] less?': 'How many credits less?',
    '+1[mu]': '+1 memory unit',
    '1[recurring-credit]': '1 recurring credit',
    '[click], 1[credit]: Draw 1 card.': 'click, 1 credit: Draw 1 card.',
    'You install a card ([click], 2[credit]).': 'You install a card (click, 2 credits).',
    'Gain 5[click].': 'Gain 5 clicks.',
  }
  for (const [text, heard] of Object.entries(texts)) expect(spoken(text)).toBe(heard)
})
