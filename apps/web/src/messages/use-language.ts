import { useStore } from 'zustand'
import type { Language } from './language.ts'
import { spoken } from './language.ts'

/** The language of the page. A memoised component has to use this, so that it renders again in another language. */
export const useLanguage = (): Language => useStore(spoken, ({ language }) => language)
