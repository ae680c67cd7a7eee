import type { Code, FactsOf } from '@paydata/bots/reasons'
import { isFact, needs } from '@paydata/bots/reasons'

/** A language has a sentence for each reason. In it cards go by their titles. */
export type ReasonWords = { readonly [C in Code]: (facts: FactsOf<C>) => string }

/**
 * Reasons as they are stored and sent: those of another release may have facts that this one does not know. Earlier ones
 * wrote a sentence, which is read as it is.
 */
export type Told =
  | string
  | readonly { readonly code: string; readonly params: Readonly<Record<string, unknown>> }[]

type Title = (definition: string) => string | null

const isCode = (code: string): code is Code => Object.hasOwn(needs, code)
const isWhole = <C extends Code>(code: C, facts: object): facts is FactsOf<C> =>
  needs[code].every(fact => isFact[fact](Reflect.get(facts, fact)))

const titled = (card: unknown, titleOf: Title): unknown => (typeof card === 'string' ? titleOf(card) : card)

function sentence(
  code: string,
  { card, other, cards, ...rest }: Readonly<Record<string, unknown>>,
  words: ReasonWords,
  titleOf: Title,
): string[] {
  const facts = {
    ...rest,
    card: titled(card, titleOf),
    other: titled(other, titleOf),
    cards: Array.isArray(cards) ? cards.map(each => titled(each, titleOf)) : cards,
  }
  return isCode(code) ? said(code, facts, words) : []
}

const said = <C extends Code>(code: C, facts: object, words: ReasonWords): string[] =>
  isWhole(code, facts) ? [words[code](facts)] : []

/** Why a bot did something, in the words of a language; null where nothing of it is known here. */
export function reasonsText(told: Told, words: ReasonWords, titleOf: Title): string | null {
  if (typeof told === 'string') return told
  const text = told.flatMap(({ code, params }) => sentence(code, params, words, titleOf)).join(' ')
  return text === '' ? null : text
}
