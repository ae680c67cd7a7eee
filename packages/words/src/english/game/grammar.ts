import type { Text } from '../../phrasing/text.ts'
import { listed, spaced, t } from '../../phrasing/text.ts'
import type { Person } from '../../tree/tree.ts'
import type { Verb } from './inflection.ts'
import { articleOf, infinitive, third } from './inflection.ts'

/** How English puts sentences together. */

/** A kind of thing, counted and uncounted. */
export interface Noun {
  readonly one: Text
  readonly many: Text
}

/** How much: the figure or the words, whether the noun after it stands alone, and what follows the noun ("for each …"). */
export interface Quantity {
  readonly count: Text
  readonly one: boolean
  /** Words such as "any number of", behind which a symbol needs a space. */
  readonly isInWords?: boolean
  readonly tail: Text
}

/** Something somebody does: addressed to the reader, or told of a third. Without a person it is told as it is. */
export interface Phrase {
  readonly who: Person | null
  readonly plain: Text
  readonly third: Text
  /** After “you may”, where that is not the plain text. */
  readonly offered?: Text
  /** After “and”, where its end would seem to be said of both. */
  readonly joined?: Phrase
  /** Nobody likes to do it: one is forced to. */
  readonly isSuffered?: boolean
}

export const subject: Readonly<Record<Person, string>> = {
  you: 'you',
  corp: 'the Corp',
  runner: 'the Runner',
}
export const possessive: Readonly<Record<Person, string>> = {
  you: 'your',
  corp: 'the Corp’s',
  runner: 'the Runner’s',
}

export const list = (parts: readonly Text[], last: 'and' | 'or'): Text =>
  listed(parts, parts.length > 2 ? `, ${last} ` : ` ${last} `)

/** What is done to somebody, who is forced to it, and what they may like as well. */
const suffered: readonly string[] = ['lose', 'trash', 'suffer', 'take', 'discard', 'pay', 'reveal', 'forfeit']

/** "Gain 2[credit]", or "the Corp gains 2[credit]". */
export const act = (who: Person | null, verb: Verb, rest: Text = ''): Phrase => ({
  who,
  plain: spaced(infinitive(verb), rest),
  third: spaced(third(verb), rest),
  isSuffered: suffered.includes(typeof verb === 'string' ? verb : verb[0]),
})

/** "You gain 2[credit]", or "the Corp gains 2[credit]". */
export const does = (who: Person, verb: Verb, rest: Text = ''): Text =>
  spaced(subject[who], who === 'you' ? infinitive(verb) : third(verb), rest)

export const told = (text: Text): Phrase => ({ who: null, plain: text, third: text })

/** Inside a sentence. */
export const statement = (phrase: Phrase): Text =>
  phrase.who === null || phrase.who === 'you' ? phrase.plain : t`${subject[phrase.who]} ${phrase.third}`

/** After "may", "must" and "to". */
export function bare(who: Person, phrase: Phrase): Text {
  if (who === 'you' && phrase.offered !== undefined) return phrase.offered
  if (phrase.who === null || phrase.who === who) return phrase.plain
  const whom = subject[phrase.who]
  return phrase.isSuffered === true ? t`force ${whom} to ${phrase.plain}` : t`have ${whom} ${phrase.plain}`
}

export const noun = (one: Text, many: Text = t`${one}s`): Noun => ({ one, many })

export const counted = (quantity: Quantity, of: Noun): Text =>
  t`${quantity.count} ${quantity.one ? of.one : of.many}${quantity.tail}`

export const symbols = (quantity: Quantity, symbol: string): Text =>
  quantity.count === 'any number of' && symbol === '[credit]'
    ? t`any number of credits${quantity.tail}`
    : t`${quantity.count}${quantity.isInWords === true ? ' ' : ''}${symbol}${quantity.tail}`

/** Clicks are shown one by one as far as one can see them at a glance. */
export function clicks(quantity: Quantity): Text {
  const n = Number(`${quantity.count}`)
  if (n >= 1 && n <= 4) return t`${'[click]'.repeat(n)}${quantity.tail}`
  return symbols(quantity, '[click]')
}

export const article = (words: Text): Text => t`${articleOf(`${words}`)}${words}`

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
export const ordinal = (nth: number): string => ordinals[nth] ?? `${nth + 1}th`
