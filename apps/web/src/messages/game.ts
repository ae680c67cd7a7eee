import type { ReasonWords } from '@paydata/bots/reasons'
import type { Language as GameWords } from '@paydata/engine/text'
import { wordsOf } from './language.ts'

/** What puts the game into words. It is handed on as it is: a log asks it for thousands of them. */
export function gameWords(): GameWords {
  const words = wordsOf('game')
  if (words === null) throw new Error('The words of the game have not been loaded.')
  return words
}

/** What puts the reasons of computers into words. */
export function reasonWords(): ReasonWords {
  const words = wordsOf('reasons')
  if (words === null) throw new Error('The words for reasons have not been loaded.')
  return words
}
