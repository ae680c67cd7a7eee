import type { Tag } from '@paydata/words/languages'
import { useStore } from 'zustand'
import { spoken } from './language.ts'
import { laid } from './layer.ts'

/** The language of the page. A memoised component has to use this, so that it renders again in another language or in other words. */
export function useLanguage(): Tag {
  useStore(laid)
  return useStore(spoken, ({ language }) => language)
}
