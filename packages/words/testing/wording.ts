import type { Expected } from './expected.ts'

/** What no text may say, in whatever language. */
const wrongInAll: Expected['wrong'] = [
  // The title of ezaM is one.
  ['what is no word', /undefined|null\b|\[object|NaN|\b[a-z]+[A-Z]\w+/],
  ['marks that do not go together', / [.,;:]|,,|\.\.|,\.| {2}|^ | $/],
]

/** A list of choices is no sentence. */
const sentences = /(?<=[.!?]\)*[”“]?) |•/

/** What is wrong with a text of a language, whatever it says; null if nothing is. */
export function wrongWordingIn(text: string, { wrong }: Expected): string | null {
  const found = [...wrong, ...wrongInAll].find(([, pattern]) => pattern.test(text))
  if (found !== undefined) return `${found[0]}: ${text}`
  const long = text.split(sentences).find(sentence => sentence.split(' ').length > 60)
  return long === undefined ? null : `more than 60 words: ${long}`
}
