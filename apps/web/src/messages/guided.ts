import { wordsOf } from './language.ts'
import { saidNow } from './layer.ts'
import { living } from './living.ts'

export const guided = living(() => saidNow(wordsOf('guided')))
