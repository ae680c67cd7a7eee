import type { OlderEdition } from '@paydata/decks/starter'
import { olderEditions } from '@paydata/decks/starter'
import { allChoices, placeOfChoice } from '@paydata/engine/editions'
import { createContext, use, useSyncExternalStore } from 'react'
import { parts, stepsOf, tablesOf } from './comparison.ts'

/** What the address leads to: a row, or a place in the text of an edition. */
export const placeNow = (): string => decodeURIComponent(location.hash.slice(1))

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
export const usePlace = (): string => useSyncExternalStore(listen, placeNow)

/** The place that the reader follows: it is marked wherever an edition cites it. */
export const Followed = createContext('')

/** The youngest older edition that cites a place. */
export const editionCiting = (place: string): OlderEdition | undefined =>
  olderEditions.find(name => {
    const edition = tablesOf(name)
    return (
      parts.some(part => stepsOf(edition, part).some(({ row }) => row.rule === place)) ||
      allChoices.some(choice => placeOfChoice(edition, choice) === place)
    )
  })

/** A place in the text of an edition, as a link that marks all that is said there. */
export function Place({ rule }: { rule: string }) {
  const isFollowed = use(Followed) === rule
  return (
    <a href={`#${encodeURIComponent(rule)}`} {...(isFollowed && { 'aria-current': 'location' })}>
      {rule}
    </a>
  )
}
