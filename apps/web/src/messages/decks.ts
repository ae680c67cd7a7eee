import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const decks = living(() => wordsOf('decks'))
