import { wordsOf } from './language.ts'
import { saidNow } from './layer.ts'
import { living } from './living.ts'

/** The words that the whole page shares. */
export const say = living(() => saidNow(wordsOf('page')))
