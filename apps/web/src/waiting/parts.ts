import type { RoomView } from '@paydata/protocol'
import { newId } from '../transport/ids.ts'

/** The page that checks the shuffles, `/verify`, looks here. */
const place = 'paydata/parts'
const most = 200

/** A new part of the seed, kept with what the server is bound to, so that both can be compared with the replay. */
export function newPart({ id, commitment }: Pick<RoomView, 'id' | 'commitment'>): string {
  const part = newId()
  const others = kept().filter(([game]) => game !== id)
  const newest = [...others.slice(1 - most), [id, { commitment, part }]]
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A browser that keeps nothing cannot compare afterwards.
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
