import type { Language as GameWords } from '@paydata/words'
import { createStore } from 'zustand/vanilla'

/** What is laid over the words of a table: it says some of them otherwise, in whichever language they are. */
export interface Layer {
  readonly over: <Words extends object>(words: Words) => Words
  readonly game: (words: GameWords) => GameWords
}

/** What is laid over them now. Without it the words are what they are in their files and trees. */
export const laid = createStore<{ readonly now: Layer | null }>(() => ({ now: null }))

/** The words of a part of the page, as they are said now. */
export function saidNow<Words extends object>(words: Words | null): Words | null {
  const { now } = laid.getState()
  return now === null || words === null ? words : now.over(words)
}
