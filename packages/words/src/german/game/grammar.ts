import type { Text } from '../../phrasing/text.ts'
import { beforeAside, listed, spaced, t, Words, withArticle, withoutArticle } from '../../phrasing/text.ts'
import type { Person } from '../../tree/tree.ts'
import { dativeOfMany } from './inflection.ts'

/** How German puts sentences together. */

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive'
export type Gender = 'm' | 'f' | 'n'

/** A noun: its gender, its plural, and its genitive where it takes an ending. */
export interface Word {
  readonly gender: Gender
  readonly one: string
  readonly many: string
  readonly genitive: string
}

export const masculine = (one: string, many: string, genitive = `${one}s`): Word => ({
  gender: 'm',
  one,
  many,
  genitive,
})
export const feminine = (one: string, many: string): Word => ({ gender: 'f', one, many, genitive: one })
export const neuter = (one: string, many: string, genitive = `${one}s`): Word => ({
  gender: 'n',
  one,
  many,
  genitive,
})

/** Before a verb, which stands before a relative clause: "1 Karte zu legen, die du vorantreiben kannst". */
export const before = (verb: string, rest: Text): Text => (verb === '' ? rest : beforeAside(rest, verb))

const takenIn = (preposition: string, withArticle: string, of: Text): Text =>
  of instanceof Words && of.article === 'dem'
    ? t`${withArticle} ${withoutArticle(of)}`
    : t`${preposition} ${of}`
/** "Im Archiv", "in HQ"; the same with "von" and "zu". */
export const inside = (of: Text): Text => takenIn('in', 'im', of)
export const von = (of: Text): Text => takenIn('von', 'vom', of)
export const zu = (of: Text): Text => takenIn('zu', 'zum', of)
/** "Auf diese Karte", "darauf". */
export const auf = (of: Text): Text => (of === 'es' ? 'darauf' : t`auf ${of}`)

/** A noun with what stands before and after it; several nouns are joined by "oder". */
export interface Group {
  readonly words: readonly Word[]
  /** Adjectives without their endings. */
  readonly adjectives: readonly string[]
  /** What follows, with its space or comma. */
  readonly after: Text
}

export const group = (word: Word, ...adjectives: readonly string[]): Group => ({
  words: [word],
  adjectives,
  after: '',
})

/** What stands before a noun decides the endings of its adjectives. */
export type Determiner =
  | { readonly is: 'none' }
  /** A figure: 1 is read as "ein". */
  | { readonly is: 'figure'; readonly text: Text; readonly one: boolean }
  | { readonly is: 'the' | 'a' | 'no' | 'yours' }
  /** "Dies-", "jen-", "jed-", "all-". */
  | { readonly is: 'this' | 'that' | 'each' | 'all' }

const endings: Readonly<Record<Case, Readonly<Record<Gender | 'many', string>>>> = {
  nominative: { m: 'er', f: 'e', n: 'es', many: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', many: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', many: 'en' },
  genitive: { m: 'es', f: 'er', n: 'es', many: 'er' },
}
const articles: Readonly<Record<Case, Readonly<Record<Gender | 'many', string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das', many: 'die' },
  accusative: { m: 'den', f: 'die', n: 'das', many: 'die' },
  dative: { m: 'dem', f: 'der', n: 'dem', many: 'den' },
  genitive: { m: 'des', f: 'der', n: 'des', many: 'der' },
}
/** Relative pronouns agree with what they are about. */
export const relatives = {
  nominative: { m: 'der', f: 'die', n: 'das', many: 'die' },
  accusative: articles.accusative,
  dative: { m: 'dem', f: 'der', n: 'dem', many: 'denen' },
} as const
const stems = { this: 'dies', that: 'jen', each: 'jed', all: 'all' }

/** "Ein" has no ending where "der" has one that tells the gender. */
const isBare = (of: Case, key: Gender | 'many'): boolean =>
  (of === 'nominative' && (key === 'm' || key === 'n')) || (of === 'accusative' && key === 'n')

function determinerText(determiner: Determiner, of: Case, key: Gender | 'many'): Text {
  switch (determiner.is) {
    case 'none':
      return ''
    case 'figure':
      return determiner.text
    case 'the':
      return articles[of][key]
    case 'a':
      return key === 'many' ? '' : `ein${isBare(of, key) ? '' : endings[of][key]}`
    case 'no':
      return `kein${isBare(of, key) ? '' : endings[of][key]}`
    case 'yours':
      return `dein${isBare(of, key) ? '' : endings[of][key]}`
    default:
      return `${stems[determiner.is]}${endings[of][key]}`
  }
}

const mixed: readonly Determiner['is'][] = ['figure', 'a', 'no', 'yours']

/** The ending of an adjective: strong where nothing before it shows the case, else weak. */
function adjectiveEnding(determiner: Determiner, of: Case, key: Gender | 'many'): string {
  const isStrong =
    determiner.is === 'none' ||
    (determiner.is === 'figure' && !determiner.one) ||
    (determiner.is === 'a' && key === 'many')
  if (isStrong) return of === 'genitive' && (key === 'm' || key === 'n') ? 'en' : endings[of][key]
  const isMixed = mixed.includes(determiner.is)
  if (isMixed && isBare(of, key)) return endings[of][key]
  if (key === 'many' || of === 'dative' || of === 'genitive') return 'en'
  return of === 'accusative' && key === 'm' ? 'en' : 'e'
}

function nounText({ one, many, genitive }: Word, of: Case, isMany: boolean): string {
  if (!isMany) return of === 'genitive' ? genitive : one
  return of === 'dative' ? dativeOfMany(many) : many
}

/** A noun with its determiner and adjectives, in a case. */
export function inCase(
  { words, adjectives, after }: Group,
  determiner: Determiner,
  of: Case,
  isMany: boolean,
): Text {
  const texts = words.map((word, i) => {
    const key = isMany ? 'many' : word.gender
    // "1 installiertes Programm oder installierte Hardware" could be all hardware.
    const isRepeated = determiner.is !== 'figure' || (adjectives.length > 0 && !isMany && determiner.one)
    const before = i === 0 || isRepeated ? determinerText(determiner, of, key) : ''
    const noun = nounText(word, of, isMany)
    if (adjectives.length === 0 && determiner.is === 'the') return withArticle(`${before}`, noun)
    const ending = adjectiveEnding(determiner, of, key)
    return spaced(before, ...adjectives.map(each => `${each}${ending}`), noun)
  })
  return t`${list(texts, determiner.is === 'no' ? 'und' : 'oder')}${after}`
}

export const list = (parts: readonly Text[], last: 'und' | 'oder'): Text => listed(parts, ` ${last} `)

export const quoted = (words: Text): Text => t`„${words}“`

export const names: Readonly<Record<Person, Readonly<Record<Case, Text>>>> = {
  you: { nominative: 'du', accusative: 'dich', dative: 'dir', genitive: 'deiner' },
  corp: {
    nominative: 'der Konzern',
    accusative: 'den Konzern',
    dative: withArticle('dem', 'Konzern'),
    genitive: 'des Konzerns',
  },
  runner: {
    nominative: 'der Runner',
    accusative: 'den Runner',
    dative: withArticle('dem', 'Runner'),
    genitive: 'des Runners',
  },
}
export const subject = (who: Person): Text => names[who].nominative
