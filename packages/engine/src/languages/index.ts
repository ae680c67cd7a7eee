import type { Language } from '../text/language.ts'

/** The languages there are, as browsers name them. */
export const tags = ['en', 'de'] as const
export type Tag = (typeof tags)[number]

const loaders: Readonly<Record<Tag, () => Promise<Language>>> = {
  en: async () => (await import('./english/index.ts')).english,
  de: async () => (await import('./german/index.ts')).german,
}

/** The words of a language, and of no other. */
export const wordsOf = (tag: Tag): Promise<Language> => loaders[tag]()
