import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const analysis = living(() => wordsOf('analysis'))
