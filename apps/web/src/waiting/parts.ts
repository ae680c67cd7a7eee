import type { RoomView } from '@paydata/protocol'
import { newId } from '../transport/ids.ts'

/** The key in localStorage. The page `/verify`, which checks the shuffles, reads it too. */
const place = 'paydata/parts'
const most = 200

/**
 * Makes the player's part of the seed. This browser keeps it with the server's commitment, so that the player can compare
 * both with the replay.
 */
export function newPart({ id, commitment }: Pick<RoomView, 'id' | 'commitment'>): string {
  const part = newId()
  const others = kept().filter(([game]) => game !== id)
  const newest = [...others.slice(1 - most), [id, { commitment, part }]]
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Without storage the player can play, but cannot check the shuffles afterwards.
  }
  return part
}

function kept(): [string, unknown][] {
  try {
    const parts: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof parts === 'object' && parts !== null ? Object.entries(parts) : []
  } catch {
    return []
  }
}
