const place = 'paydata/named'

/** Whether the player of this browser had a name when the server last told: what the start page offers first goes by that. */
export function isNamed(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

export function noteNamed(is: 'named' | 'nobody'): void {
  try {
    if (is === 'named') localStorage.setItem(place, is)
    else localStorage.removeItem(place)
  } catch {
    // A browser that stores nothing offers what it offers to everybody.
  }
}
