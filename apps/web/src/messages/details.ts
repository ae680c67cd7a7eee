import { wordsOf } from './language.ts'
import { living } from './living.ts'

/** Why something is refused in detail. Few are ever refused anything. */
export const details = living(() => wordsOf('details'))
