import type { Tag } from '@paydata/words/languages'
import { isTag, speechOf } from '@paydata/words/languages'
import { createStore } from 'zustand/vanilla'
import type { Catalogues, PartOfPage } from './catalogues.ts'
import { loadersOf } from './catalogues.ts'

/** The first language of a reader, such as `de-AT`, that the page has; English if it has none of them. */
export const languageOf = (read: readonly string[]): Tag =>
  read.map(code => code.split('-')[0]).find(isTag) ?? 'en'

type Held = { -readonly [Part in PartOfPage]?: Catalogues[Part] }
const held = new Map<Tag, Held>()
const wanted = new Set<PartOfPage>()

/** The language of the page, or of a worker that makes texts for it. */
export const spoken = createStore<{ readonly language: Tag }>(() => ({ language: 'en' }))

const now = (): Tag => spoken.getState().language

async function hold<Part extends PartOfPage>(language: Tag, part: Part): Promise<void> {
  const own = held.get(language) ?? {}
  held.set(language, own)
  own[part] ??= await loadersOf(speechOf(language))[part]()
}

/** Loads a part of the words in the language of the page, also if the player changes the language meanwhile. */
export async function loadWords(part: PartOfPage): Promise<void> {
  wanted.add(part)
  let language: Tag
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
export async function speak(language: Tag): Promise<void> {
  await Promise.all([...wanted].map(part => hold(language, part)))
  spoken.setState({ language })
}

/** The words of a part in the language of the page; null until they are loaded. */
export const wordsOf = <Part extends PartOfPage>(part: Part): Catalogues[Part] | null =>
  held.get(now())?.[part] ?? null
