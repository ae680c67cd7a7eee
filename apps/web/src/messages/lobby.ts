import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const lobby = living(() => wordsOf('lobby'))
