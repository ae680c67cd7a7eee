import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const browse = living(() => wordsOf('browse'))
