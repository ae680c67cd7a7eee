import type { Side } from '@paydata/engine'
import type { LocalSeat } from './beginning.ts'
import { replaysPlace } from './places.ts'

const place = 'paydata/won'

/** Notes that a game of this browser is over, and whether its player has won it. */
export function noteEnd(seat: LocalSeat, winner: Side | null): void {
  try {
    if (winner !== null && seat === winner) localStorage.setItem(place, 'yes')
    else if (localStorage.getItem(place) === null) localStorage.setItem(place, 'no')
  } catch {
    // A browser that stores nothing offers the decks to learn with first, each time.
  }
}

/** Whether the player has ever won against the computer. Who played with an earlier release, which did not note it, is no newcomer. */
export function hasWon(): boolean {
  try {
    const noted = localStorage.getItem(place)
    return noted === null ? localStorage.getItem(replaysPlace) !== null : noted === 'yes'
  } catch {
    return false
  }
}
