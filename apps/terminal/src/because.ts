import type { Told } from '@paydata/bots/reasons'
import { reasonsText } from '@paydata/bots/reasons'
import { reasonsInEnglish } from '@paydata/bots/reasons/english'
import { titleOf } from '@paydata/engine/english'

/** Why a bot answered so, in English; cards go by the titles of the definitions that the game is played with. */
export const becauseText = (because: Told, definitions: string): string =>
  reasonsText(because, reasonsInEnglish, card => titleOf(definitions, card)) ?? 'It does not say.'
