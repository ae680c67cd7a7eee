import type { Tag } from '@paydata/words/languages'
import { useStore } from 'zustand'
import { spoken } from './language.ts'

/** The language of the page. A memoised component has to use this, so that it renders again in another language. */
export const useLanguage = (): Tag => useStore(spoken, ({ language }) => language)
