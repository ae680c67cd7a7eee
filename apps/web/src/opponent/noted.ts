import { create } from 'zustand'

const place = 'paydata/seeking'

function wasSeeking(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

/** Whether the player looks for an opponent, or did when the page was last open: only then a connection is opened to ask. */
const useNoted = create<{ readonly isSeeking: boolean }>(() => ({ isSeeking: wasSeeking() }))

export const isSeeking = (): boolean => useNoted.getState().isSeeking
export const useAnySearch = (): boolean => useNoted(state => state.isSeeking)

export function noteSeeking(what: 'somebody' | 'nothing'): void {
  useNoted.setState({ isSeeking: what === 'somebody' })
  try {
    if (what === 'somebody') localStorage.setItem(place, what)
    else localStorage.removeItem(place)
  } catch {
    // A browser that stores nothing forgets the search with the page.
  }
}
