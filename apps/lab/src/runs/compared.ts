import { waysTo } from '@paydata/bots'
import type { Definitions } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import type { Taken } from './played.ts'
import { isBetterThan, takenInPlay } from './played.ts'
import { randomCourse } from './positions.ts'

/** What the calculator says of a random run, and what playing it takes; nothing if there are too many ways to play it. */
export interface Compared {
  readonly says: string
  readonly calculated: readonly string[]
  readonly played: readonly string[]
}

export function compared(definitions: Definitions, dice: Dice): Compared | undefined {
  const { game, says } = randomCourse(definitions, dice)
  const ways = waysTo(viewFor(game, 'runner'), 'hq', definitions)
  const played = takenInPlay(game, definitions)
  if (played === undefined) return undefined
  const tolls = ways.map(({ toll }) => toll)
  return {
    says,
    calculated: told(tolls.filter((each, nth) => !tolls.some(isBetterThan(each, nth)))),
    played: told(played),
  }
}

const told = (all: readonly Taken[]): readonly string[] =>
  all
    .map(({ credits, otherCredits, clicks, damage, tags, counters }) =>
      JSON.stringify({ credits, otherCredits, clicks, damage, tags, counters }),
    )
    .sort()
