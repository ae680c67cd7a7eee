import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const settings = living(() => wordsOf('settings'))
