import { wordsOf } from './language.ts'
import { saidNow } from './layer.ts'
import { living } from './living.ts'

/** The words of hints in games against the computer. */
export const hintWords = living(() => saidNow(wordsOf('hint')))
