import { wordsOf } from './language.ts'
import { living } from './living.ts'

/** What was decided about a player by those who look after the server. Of most players nothing ever is. */
export const measures = living(() => wordsOf('measures'))
