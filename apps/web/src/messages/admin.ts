import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const admin = living(() => wordsOf('admin'))
