import { loadedCards } from '@paydata/cards/loading'
import { newestEdition } from '@paydata/decks/starter'
import type { Definition } from '@paydata/engine'
import { partsOf } from '@paydata/engine'
import { isPlayedIn } from './legality.ts'

/** What a card does and is, as words that two cards may share. */
function traitsOf({ printed, abilities }: Definition): ReadonlySet<string> {
  const { subtypes = [], faction = '' } = printed
  const does = [...partsOf(abilities)].flatMap(({ is, part }) =>
    is === 'instruction'
      ? [`do ${part.do}`]
      : is === 'declaration'
        ? [`declare ${part.declare}`]
        : is === 'ability'
          ? [`form ${part.form}`]
          : [],
  )
  return new Set([...subtypes, faction, ...does])
}

const traits = new Map<string, ReadonlySet<string>>()
function traitsKept(card: Definition): ReadonlySet<string> {
  const known = traits.get(card.is) ?? traitsOf(card)
  traits.set(card.is, known)
  return known
}

/** Cards of the same side and type, among those of an edition, that share most of what a card does and is. */
export function alike(card: Definition, edition: string = newestEdition, most = 6): readonly Definition[] {
  const own = traitsKept(card)
  const nearness = (other: Definition): number => {
    const theirs = traitsKept(other)
    const shared = [...own].filter(trait => theirs.has(trait)).length
    return shared / (own.size + theirs.size - shared)
  }
  return loadedCards()
    .filter(
      ({ is, printed }) =>
        is !== card.is &&
        isPlayedIn(edition, is) &&
        printed.side === card.printed.side &&
        printed.type === card.printed.type,
    )
    .map(other => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0.25)
    .toSorted((a, b) => b.near - a.near || (a.other.is < b.other.is ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other)
}
