import { wordsOf } from './language.ts'
import { saidNow } from './layer.ts'
import { living } from './living.ts'

/** The words that all tables share: those at which somebody plays or watches, of replays and of lessons. */
export const atTable = living(() => saidNow(wordsOf('table')))
