import type { Asks } from './questions.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A question, or the view of one, that says in a word what it is about: as all did up to the fifth format of saved games. */
export const withAbout = (question: unknown): unknown =>
  isFields(question) && typeof question.about === 'string'
    ? { ...question, about: aboutOfWord(question.about, question) }
    : question

/** What that word meant at such a question. */
export function aboutOfWord(word: string, { asks, form }: Fields): Fields | null {
  if (word.includes('/')) return { is: 'ability', path: word }
  const kind = kinds[String(asks)] ?? 'plain'
  if (word === '' || kind === 'nothing') return null
  switch (kind) {
    case 'value':
      return plainNumbers.includes(word) ? { is: word } : { is: 'value', as: word }
    case 'price':
      return { is: 'price', of: word }
    case 'payment':
      return form === 'allocate' ? { is: 'price', of: word } : { is: 'payment', by: word }
    default: {
      const [is, price] = word.split(' ')
      return price === undefined ? { is } : { is, price: Number(price) }
    }
  }
}

type Kind = 'nothing' | 'value' | 'price' | 'payment'
const kinds: Readonly<Record<string, Kind>> = {
  trace: 'nothing',
  number: 'value',
  word: 'value',
  confirm: 'price',
  payment: 'payment',
} satisfies Partial<Record<Asks, Kind>>
const plainNumbers: readonly string[] = ['X', 'loops', 'installLess']
