import type { Seat } from '../transport/messages.ts'

const place = 'paydata/game'

export interface Kept {
  readonly seat: Seat
  readonly saved: string
}

const isSeat = (value: unknown): value is Seat =>
  value === 'corp' || value === 'runner' || value === 'spectator'

/** Keeps the game of this browser, so that a reload goes on where it was; null forgets it. */
export function keepGame(seat: Seat, saved: string | null): void {
  try {
    if (saved === null) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify({ seat, saved }))
  } catch {
    // A browser that keeps nothing plays on all the same.
  }
}

export function keptGame(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('seat' in kept) || !('saved' in kept)) return null
    const { seat, saved } = kept
    return isSeat(seat) && typeof saved === 'string' ? { seat, saved } : null
  } catch {
    return null
  }
}
