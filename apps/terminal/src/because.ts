import { titleOf } from '@paydata/words/english'
import { reasonsInEnglish } from '@paydata/words/english/reasons'
import type { Told } from '@paydata/words/reasons'
import { reasonsText } from '@paydata/words/reasons'

/** Why a bot answered so, in English; cards go by the titles of the definitions that the game is played with. */
export const becauseText = (because: Told, definitions: string): string =>
  reasonsText(because, reasonsInEnglish, card => titleOf(definitions, card)) ?? 'It does not say.'
