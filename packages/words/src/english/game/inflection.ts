/** The forms of English words. They are made of single words, before a text has any of them. */

/** Verbs that have their ending on the first of their words. */
const withParticle: Readonly<Record<string, string>> = { 'move to': 'moves to' }

function inflected(verb: string): string {
  const ending = /[^aeo]y$/.test(verb)
    ? 'ies'
    : /z$/.test(verb)
      ? 'zes'
      : /([sc]h|s|o)$/.test(verb)
        ? 'es'
        : 's'
  return withParticle[verb] ?? `${verb.replace(/(?<=[^aeo])y$/, '')}${ending}`
}
/** A verb, or several that are done to the same. */
export type Verb = string | readonly [string, string]
const verbs = (verb: Verb): readonly string[] => (typeof verb === 'string' ? [verb] : verb)

/** "Gain", "install and rez". */
export const infinitive = (verb: Verb): string => verbs(verb).join(' and ')
/** What others do: "gains", "fully breaks", "installs and rezzes". */
export const third = (verb: Verb): string => verbs(verb).map(inflected).join(' and ')

const irregular: Readonly<Record<string, string>> = {
  break: 'broke',
  do: 'did',
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

const upper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
/** A name as a heading: "Code Gate", "AI". */
export const heading = (name: string): string => name.split(' ').map(upper).join(' ')

/** What stands before one of a kind: "a program", "an agenda", "another card". */
export function articleOf(words: string): string {
  if (words.startsWith('other ')) return 'an'
  return /^[aeiou]/i.test(words) && !/^unique\b/.test(words) ? 'an ' : 'a '
}
