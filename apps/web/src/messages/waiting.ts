import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const waiting = living(() => wordsOf('waiting'))
