import { useStore } from 'zustand'
import type { Language } from './language.ts'
import { spoken } from './language.ts'

/** What shows words for longer than its parent renders it has to listen to this. */
export const useLanguage = (): Language => useStore(spoken, ({ language }) => language)
