import { createStore } from 'zustand/vanilla'
import type { Catalogues, Loaders, PartOfPage } from './catalogues.ts'
import { english } from './english/index.ts'
import { german } from './german/index.ts'

/** Languages by their code, each under the name it calls itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** The first that is spoken here of the languages somebody reads, such as `de-AT`. */
export const languageOf = (read: readonly string[]): Language =>
  read.map(code => code.split('-')[0]).find(isLanguage) ?? 'en'

const loaders: Readonly<Record<Language, Loaders>> = { en: english, de: german }
type Held = { -readonly [Part in PartOfPage]?: Catalogues[Part] }
const held: Record<Language, Held> = { en: {}, de: {} }
const wanted = new Set<PartOfPage>()

/** The language of the page, or of a worker that words things for it. */
export const spoken = createStore<{ readonly language: Language }>(() => ({ language: 'en' }))

const now = (): Language => spoken.getState().language

async function hold<Part extends PartOfPage>(language: Language, part: Part): Promise<void> {
  const own: Held = held[language]
  own[part] ??= await loaders[language][part]()
}

/** Fetches the words of a screen in the language of the page, also where that changes meanwhile. */
export async function loadWords(part: PartOfPage): Promise<void> {
  wanted.add(part)
  let language: Language
  do {
    language = now()
    await hold(language, part)
  } while (language !== now())
}

/** Fetches a screen together with its words. */
export const withWords =
  <Screen>(load: () => Promise<Screen>, ...parts: readonly PartOfPage[]) =>
  async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), ...parts.map(loadWords)])
    return screen
  }

/** Fetches all words that the page uses in another language, then speaks it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map(part => hold(language, part)))
  spoken.setState({ language })
}

/** The words of a part in the language of the page; null until they are loaded. */
export const wordsOf = <Part extends PartOfPage>(part: Part): Catalogues[Part] | null =>
  held[now()][part] ?? null
