import { useSyncExternalStore } from 'react'

// The same conditions stand in the styles, which cannot share them.

/** Screens on which all parts are stacked. */
export const phone =
  '(max-width: 699px), (max-height: 560px) and (max-width: 820px), (max-height: 480px) and (max-width: 1000px)'

/** A phone on its side, or a desk at double zoom. The panel of the decision is beside the table there. */
export const lying =
  '(min-width: 560px) and (max-width: 820px) and (max-height: 560px), (min-width: 560px) and (max-height: 480px) and (max-width: 1000px)'

/** Screens on which each player has a line above or below the table, and the log one too. */
export const narrow = '(max-width: 1239px)'

/** Screens without room for the whole track in the top bar: phones, and upright tablets. */
export const small = '(max-width: 1000px)'

interface Watched {
  readonly subscribe: (changed: () => void) => () => void
  readonly matches: () => boolean
}

/**
 * Watches a media query with one listener, and keeps its result. Every query makes the browser compute the styles of the
 * page, and many components need the result at each decision.
 */
function watch(query: string): Watched {
  const changed = new Set<() => void>()
  let now: boolean | undefined
  function begin(): boolean {
    const media = matchMedia(query)
    media.addEventListener('change', event => {
      now = event.matches
      for (const each of changed) each()
    })
    return media.matches
  }
  return {
    subscribe(each) {
      changed.add(each)
      return () => void changed.delete(each)
    },
    matches() {
      now ??= begin()
      return now
    },
  }
}

const watched = new Map<string, Watched>()

function watchedFor(query: string): Watched {
  const made = watched.get(query) ?? watch(query)
  watched.set(query, made)
  return made
}

/** Whether the screen matches a media query now. */
export const isMedia = (query: string): boolean => watchedFor(query).matches()

/** Whether the screen matches a media query. The component renders again when that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watchedFor(query)
  return useSyncExternalStore(subscribe, matches, () => false)
}
