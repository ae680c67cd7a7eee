import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const statistics = living(() => wordsOf('statistics'))
