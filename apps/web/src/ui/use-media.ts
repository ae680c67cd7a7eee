import { useSyncExternalStore } from 'react'

/** Where everything stands stacked: as in phone.css. */
export const phone =
  '(max-width: 699px), (max-height: 560px) and (max-width: 820px), (max-height: 480px) and (max-width: 1000px)'

/** A phone that lies on its side, or a desk at twice the size: what is asked stands beside the table. */
export const lying =
  '(min-width: 560px) and (max-width: 820px) and (max-height: 560px), (min-width: 560px) and (max-height: 480px) and (max-width: 1000px)'

/** Where there is no room for the whole turn in the top bar: phones, and tablets that stand. */
export const small = '(max-width: 1000px)'

interface Watched {
  readonly subscribe: (changed: () => void) => () => void
  readonly matches: () => boolean
}

/** A browser that is asked looks at the whole page again, and many parts of it ask at each decision: so it tells. */
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

/** Whether the screen is like that now. */
export const isMedia = (query: string): boolean => watchedFor(query).matches()

/** Whether the screen is like that, now and when it changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watchedFor(query)
  return useSyncExternalStore(subscribe, matches, () => false)
}
