import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const identity = living(() => wordsOf('identity'))
