import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const after = living(() => wordsOf('after'))
