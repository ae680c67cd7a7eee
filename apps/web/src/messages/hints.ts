import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const hints = living(() => wordsOf('hints'))
