import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const notices = living(() => wordsOf('notices'))
