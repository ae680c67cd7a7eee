import { verbOf } from '../instructions/index.ts'
import type { Definition } from '../language/abilities.ts'
import type { Definitions } from '../language/definitions.ts'
import { makeKnown } from '../language/definitions.ts'
import type { Reading } from '../language/reading.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { holds } from '../queries/facts/conditions.ts'
import { gather, isAmong, matchesSubject, passesAll } from '../queries/facts/matching-cards.ts'
import { threatLevel } from '../queries/facts/score.ts'
import { checkCard } from './checking-cards.ts'

const reading: Reading = {
  amountOf,
  holds,
  passesAll,
  matchesSubject,
  isAmong,
  gather,
  threatLevel,
  judgingOf: verbOf,
}

/**
 * Makes cards known under a version that games name for ever. A set can be added later; one that is known already stays
 * as it is, and nothing is copied before a game uses it.
 */
export function defineCards(version: string, definitions: readonly Definition[]): Definitions {
  // Cards of a set are those of files that the compiler has read; whoever makes others may have no compiler.
  for (const card of definitions) if (card.set === undefined) checkCard(card)
  return makeKnown(version, definitions, reading)
}
