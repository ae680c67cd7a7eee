import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const replay = living(() => wordsOf('replay'))
