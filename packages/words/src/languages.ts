import { speeches } from './pages/speeches.ts'
import type { Speech } from './speech.ts'
import type { Language } from './tree/language.ts'

export { languageNames } from './pages/speeches.ts'
export type { Page } from './pages/types.ts'
export type { Speech } from './speech.ts'

/**
 * The languages there are, as browsers name them, each with its folder. Of a language whose words are `begun`
 * readers see the rest in English. English is the first: it says what there is to be said.
 */
export const languages = {
  en: { folder: 'english', words: 'whole' },
  de: { folder: 'german', words: 'whole' },
} as const
export type Tag = keyof typeof languages

export const isTag = (tag: unknown): tag is Tag => typeof tag === 'string' && Object.hasOwn(languages, tag)
export const tags = Object.keys(languages).filter(isTag)

/** What a language speaks; none of it is loaded before it is asked for. */
export const speechOf = (tag: Tag): Speech => speeches[tag]

/** The words of the game in a language, and of no other. */
export const wordsOf = (tag: Tag): Promise<Language> => speeches[tag].game()
