import { wordsOf } from './language.ts'
import { saidNow } from './layer.ts'
import { living } from './living.ts'

export const learn = living(() => saidNow(wordsOf('learn')))
