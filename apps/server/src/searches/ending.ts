import type { Besides } from '../matches/log.ts'
import type { Room } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { Searching } from './searching.ts'
import { claiming } from './stored.ts'
import { comerTo, isWaiting } from './waiting.ts'

interface Ending {
  readonly store: Store
  readonly searching: Searching
  readonly now: () => number
}

/**
 * Says how a search ends by a change of its room: somebody sits down, or its player stands up or brings another deck. Null if the room
 * is none of a search, or the search goes on.
 */
export function endOfSearch({ store, searching, now }: Ending, before: Room, after: Room): Besides | null {
  if (!searching.has(before.id)) return null
  const comer = comerTo(before, after)
  if (comer !== null)
    return claiming(store, before.id, { state: 'paired', met: before.id, opponent: comer.player }, now())
  if (isWaiting(after) && deckIn(before) === deckIn(after)) return null
  return claiming(store, before.id, { state: 'over', met: before.id, opponent: null }, now())
}

const deckIn = ({ seats: { corp, runner } }: Room) => (corp ?? runner)?.deck ?? null
