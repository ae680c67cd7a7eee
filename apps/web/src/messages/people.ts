import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const people = living(() => wordsOf('people'))
