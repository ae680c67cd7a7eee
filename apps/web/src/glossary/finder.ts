import type { Found, Term } from '@paydata/words/glossary'
import { finderOf } from '@paydata/words/glossary'
import { glossary } from '../messages/glossary.ts'
import { spoken } from '../messages/language.ts'

export type { Found, Term }

/** All words that the glossary has, in the order in which it tells them. */
export const terms = (): readonly Term[] => Object.keys(glossary.names).filter(isTerm)
export const isTerm = (name: string): name is Term => name in glossary.names

let made: { readonly language: string; readonly find: (text: string) => readonly Found[] } | null = null

/** Where a text in the language of the page has words of the game. */
export function wordsIn(text: string): readonly Found[] {
  const { language } = spoken.getState()
  if (made?.language !== language) made = { language, find: finderOf(glossary.finds) }
  return made.find(text)
}

/** The words of the game that texts have, each once. */
export const termsIn = (texts: readonly string[]): readonly Term[] => [
  ...new Set(texts.flatMap(text => wordsIn(text).map(({ term }) => term))),
]
