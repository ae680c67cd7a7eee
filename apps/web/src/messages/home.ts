import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const home = living(() => wordsOf('home'))
