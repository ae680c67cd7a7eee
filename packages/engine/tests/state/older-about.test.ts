import { expect, test } from 'vitest'
import { withAbout } from '../../src/index.ts'

/** Each kind of question that said in a word what it is about, and what it says now. */
const questions = [
  [{ asks: 'choose', form: 'choose', about: '' }, null],
  [
    { asks: 'choose', form: 'choose', about: 'money/0/does' },
    { is: 'ability', path: 'money/0/does' },
  ],
  [{ asks: 'choose', form: 'choose', about: 'damage' }, { is: 'damage' }],
  [
    { asks: 'trashLike', form: 'choose', about: 'credits 5' },
    { is: 'credits', price: 5 },
  ],
  [{ asks: 'trashLike', form: 'choose', about: 'memory' }, { is: 'memory' }],
  [{ asks: 'number', form: 'number', about: 'X' }, { is: 'X' }],
  [
    { asks: 'number', form: 'number', about: 'lost' },
    { is: 'value', as: 'lost' },
  ],
  [
    { asks: 'word', form: 'choose', about: 'damage' },
    { is: 'value', as: 'damage' },
  ],
  [{ asks: 'trace', form: 'number', about: 'corp' }, null],
  [
    { asks: 'confirm', form: 'choose', about: 'rez' },
    { is: 'price', of: 'rez' },
  ],
  [
    { asks: 'confirm', form: 'choose', about: 'money/0/yes' },
    { is: 'ability', path: 'money/0/yes' },
  ],
  [
    { asks: 'payment', form: 'choose', about: 'trash' },
    { is: 'payment', by: 'trash' },
  ],
  [
    { asks: 'payment', form: 'allocate', about: 'trash' },
    { is: 'price', of: 'trash' },
  ],
] as const

test.each(questions)('%o is about %o', (question, about) => {
  expect(withAbout(question)).toEqual({ ...question, about })
})

test('no question, and one that says it as all do now, stay as they are', () => {
  expect(withAbout(null)).toBeNull()
  const now = { asks: 'number', about: { is: 'X' } }
  expect(withAbout(now)).toBe(now)
})
