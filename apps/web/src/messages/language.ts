import { createStore } from 'zustand/vanilla'
import type { Catalogues, Loaders, PartOfPage } from './catalogues.ts'
import { english } from './english/index.ts'
import { german } from './german/index.ts'

/** The languages by their codes. Each is named in itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** The first language of a reader, such as `de-AT`, that the page has; English if it has none of them. */
export const languageOf = (read: readonly string[]): Language =>
  read.map(code => code.split('-')[0]).find(isLanguage) ?? 'en'

const loaders: Readonly<Record<Language, Loaders>> = { en: english, de: german }
type Held = { -readonly [Part in PartOfPage]?: Catalogues[Part] }
const held: Record<Language, Held> = { en: {}, de: {} }
const wanted = new Set<PartOfPage>()

/** The language of the page, or of a worker that makes texts for it. */
export const spoken = createStore<{ readonly language: Language }>(() => ({ language: 'en' }))

const now = (): Language => spoken.getState().language

async function hold<Part extends PartOfPage>(language: Language, part: Part): Promise<void> {
  const own: Held = held[language]
  own[part] ??= await loaders[language][part]()
}

/** Loads a part of the words in the language of the page, also if the player changes the language meanwhile. */
export async function loadWords(part: PartOfPage): Promise<void> {
  wanted.add(part)
  let language: Language
  do {
    language = now()
    await hold(language, part)
  } while (language !== now())
}

/** A function that loads a screen together with the words it needs. */
export const withWords =
  <Screen>(load: () => Promise<Screen>, ...parts: readonly PartOfPage[]) =>
  async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), ...parts.map(loadWords)])
    return screen
  }

/** Changes the language of the page, after it has loaded all parts that the page uses. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map(part => hold(language, part)))
  spoken.setState({ language })
}

/** The words of a part in the language of the page; null until they are loaded. */
export const wordsOf = <Part extends PartOfPage>(part: Part): Catalogues[Part] | null =>
  held[now()][part] ?? null
