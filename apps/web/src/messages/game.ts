import type { Language as GameWords } from '@paydata/words'
import type { ReasonWords } from '@paydata/words/reasons'
import { wordsOf } from './language.ts'
import { laid, saidNow } from './layer.ts'

/** The engine's words in the language of the page. They are not `living`, as a log reads thousands of them, which must be fast. */
export function gameWords(): GameWords {
  const words = wordsOf('game')
  if (words === null) throw new Error('The words of the game have not been loaded.')
  return laid.getState().now?.game(words) ?? words
}

/** The words for the reasons of computers, in the language of the page. */
export function reasonWords(): ReasonWords {
  const words = saidNow(wordsOf('reasons'))
  if (words === null) throw new Error('The words for reasons have not been loaded.')
  return words
}
