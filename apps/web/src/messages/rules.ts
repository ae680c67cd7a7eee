import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const rules = living(() => wordsOf('rules'))
