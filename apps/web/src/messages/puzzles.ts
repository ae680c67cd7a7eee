import { wordsOf } from './language.ts'
import { saidNow } from './layer.ts'
import { living } from './living.ts'

export const puzzleWords = living(() => saidNow(wordsOf('puzzles')))
