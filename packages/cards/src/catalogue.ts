import type { Printed } from '@paydata/engine/vocabulary'
import { printedIn } from './printed.ts'
import { printedSets } from './sets/printed.ts'

/** What deck lists need to know of a card: also of cards that cannot be played with yet. */
export interface ListedCard extends Printed {
  readonly id: string
  /** The number of each printing, the first one first. */
  readonly codes: readonly string[]
  /** The title of the set of the first printing. */
  readonly set: string
  /** The ids of the sets it is printed in, the oldest first. */
  readonly sets: readonly string[]
}

function listed(): ReadonlyMap<string, ListedCard> {
  const found = new Map<string, ListedCard>()
  for (const { id: set, name, facts } of printedSets) {
    for (const record of facts) {
      const { id, code } = record
      const earlier = found.get(id)
      found.set(
        id,
        earlier === undefined
          ? { ...printedIn(record), id, codes: [code], set: name, sets: [set] }
          : { ...earlier, codes: [...earlier.codes, code], sets: [...earlier.sets, set] },
      )
    }
  }
  return found
}

const catalogue = listed()

export const everyCard: readonly ListedCard[] = [...catalogue.values()]

export const cardOf = (id: string): ListedCard | undefined => catalogue.get(id)

const setTitles: ReadonlyMap<string, string> = new Map(printedSets.map(({ id, name }) => [id, name]))

/** What people call a set, in every language. */
export const setTitle = (set: string): string => setTitles.get(set) ?? set

export const titleOf = (id: string): string => cardOf(id)?.title ?? id
