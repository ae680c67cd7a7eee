import { newestEdition } from '@paydata/decks/starter'
import type { Settings } from '@paydata/protocol'
import { say } from '../messages/say.ts'

/** The edition of the rules, if it is an older one. */
export const olderRules = (edition: Settings['edition']): readonly string[] =>
  edition === newestEdition ? [] : [say.play.rulesOf(say.play.editions[edition])]
