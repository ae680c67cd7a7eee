import type { Language } from './tree/language.ts'

/** The languages there are, as browsers name them. */
export const tags = ['en', 'de'] as const
export type Tag = (typeof tags)[number]

const loaders: Readonly<Record<Tag, () => Promise<Language>>> = {
  en: async () => (await import('./english/game/index.ts')).english,
  de: async () => (await import('./german/game/index.ts')).german,
}

/** The words of a language, and of no other. */
export const wordsOf = (tag: Tag): Promise<Language> => loaders[tag]()
