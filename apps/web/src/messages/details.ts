import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const details = living(() => wordsOf('details'))
