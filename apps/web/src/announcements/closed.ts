const place = 'paydata/announced'

/** Ids of announcements that the player of this browser has closed. */
export function closedBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function noteClosed(ids: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(ids))
  } catch {
    // A browser that stores nothing shows them again.
  }
}
