import type { Person } from '../../tree/tree.ts'

/** How English puts sentences together. */

/** A kind of thing, counted and uncounted. */
export interface Noun {
  readonly one: string
  readonly many: string
}

/** How much: the figure, whether the noun after it stands alone, and what follows the noun ("for each …"). */
export interface Quantity {
  readonly count: string
  readonly one: boolean
  readonly tail: string
}

/** Something somebody does: addressed to the reader, or told of a third. Without a person it is told as it is. */
export interface Phrase {
  readonly who: Person | null
  readonly plain: string
  readonly third: string
  /** After “you may”, where that is not the plain text. */
  readonly offered?: string
  /** After “and”, where its end would seem to be said of both. */
  readonly joined?: Phrase
  /** Nobody likes to do it: one is forced to. */
  readonly isSuffered?: boolean
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

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

export function list(parts: readonly string[], last: 'and' | 'or'): string {
  const end = parts.at(-1) ?? ''
  if (parts.length < 2) return end
  if (parts.length === 2) return `${parts[0]} ${last} ${end}`
  return `${parts.slice(0, -1).join(', ')}, ${last} ${end}`
}

const inflected = (verb: string): string =>
  /[^aeo]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : `${verb}${/z$/.test(verb) ? 'zes' : /([sc]h|s|o)$/.test(verb) ? 'es' : 's'}`

/** What others do: "gains", "fully breaks", "installs and rezzes". */
const third = (verb: string): string => verb.replace(/\w+(?= and |$)/g, inflected)

const irregular: Readonly<Record<string, string>> = {
  break: 'broke',
  draw: 'drew',
  flip: 'flipped',
  'fully break': 'fully broke',
  keep: 'kept',
  lose: 'lost',
  make: 'made',
  rez: 'rezzed',
  spend: 'spent',
  steal: 'stole',
  take: 'took',
}
export const past = (verb: string): string =>
  irregular[verb] ?? `${verb.replace(/e$/, '').replace(/([^aeo])y$/, '$1i')}ed`

const participles: Readonly<Record<string, string>> = {
  break: 'broken',
  draw: 'drawn',
  steal: 'stolen',
  take: 'taken',
}
/** "Trashed", "stolen": after "is". */
export const participle = (verb: string): string => participles[verb] ?? past(verb)

/** "Rezzing", "using". */
export const doing = (verb: string): string => `${verb.replace(/z$/, 'zz').replace(/([^e])e$/, '$1')}ing`

export const spaced = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** What is done to somebody, who is forced to it, and what they may like as well. */
const suffered: readonly string[] = [
  'lose',
  'trash',
  'suffer',
  'take',
  'discard',
  'pay',
  'reveal',
  'reveal and trash',
  'reveal and install',
  'forfeit',
]

/** "Gain 2[credit]", or "the Corp gains 2[credit]". */
export const act = (who: Person | null, verb: string, rest = ''): Phrase => ({
  who,
  plain: spaced(verb, rest),
  third: spaced(third(verb), rest),
  isSuffered: suffered.includes(verb),
})

/** "You gain 2[credit]", or "the Corp gains 2[credit]". */
export const does = (who: Person, verb: string, rest = ''): string =>
  spaced(subject[who], who === 'you' ? verb : third(verb), rest)

export const told = (text: string): Phrase => ({ who: null, plain: text, third: text })

/** Inside a sentence. */
export const statement = (phrase: Phrase): string =>
  phrase.who === null || phrase.who === 'you' ? phrase.plain : `${subject[phrase.who]} ${phrase.third}`

/** An aside ends with a comma, unless the sentence or a part of it ends there. */
export const asideEnded = (text: string): string => text.replaceAll(/,(?=[,.:;”)]|$)/g, '')

/** Ended by one full stop, also after a quotation or a list that ends with one. */
export function whole(text: string): string {
  const ended = asideEnded(text)
  return /[.]\)*”?$/.test(ended) ? capital(ended) : `${capital(ended)}.`
}

/** After "may", "must" and "to". */
export function bare(who: Person, phrase: Phrase): string {
  if (who === 'you' && phrase.offered !== undefined) return phrase.offered
  if (phrase.who === null || phrase.who === who) return phrase.plain
  const whom = subject[phrase.who]
  return phrase.isSuffered === true ? `force ${whom} to ${phrase.plain}` : `have ${whom} ${phrase.plain}`
}

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many })

export const counted = (quantity: Quantity, of: Noun): string =>
  `${quantity.count} ${quantity.one ? of.one : of.many}${quantity.tail}`

export const symbols = (quantity: Quantity, symbol: string): string =>
  quantity.count === 'any number of' && symbol === '[credit]'
    ? `any number of credits${quantity.tail}`
    : `${quantity.count}${/[a-z]$/.test(quantity.count) ? ' ' : ''}${symbol}${quantity.tail}`

/** Clicks are shown one by one as far as one can see them at a glance. */
export function clicks(quantity: Quantity): string {
  const n = Number(quantity.count)
  if (n >= 1 && n <= 4) return `${'[click]'.repeat(n)}${quantity.tail}`
  return symbols(quantity, '[click]')
}

export const article = (word: string): string =>
  word.startsWith('other ')
    ? `an${word}`
    : `${/^[aeiou]/i.test(word) && !/^unique\b/.test(word) ? 'an' : 'a'} ${word}`

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
export const ordinal = (nth: number): string => ordinals[nth] ?? `${nth + 1}th`
