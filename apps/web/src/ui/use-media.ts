import { useSyncExternalStore } from 'react'

/** Where everything stands stacked: as in phone.css. */
export const phone = '(max-width: 820px), (max-height: 480px) and (max-width: 1000px)'

/** Whether the screen is like that, now and when it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    changed => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
