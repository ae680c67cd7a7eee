import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const opponent = living(() => wordsOf('opponent'))
