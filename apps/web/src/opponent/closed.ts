import { useState } from 'react'

const place = 'paydata/challenges-closed'
const most = 50

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** The notices that the player has closed, so that they do not come again with the page. */
export function useClosed() {
  const [closed, setClosed] = useState(read)
  return {
    closed: new Set(closed),
    close(key: string) {
      const next = [...closed, key].slice(-most)
      setClosed(next)
      try {
        localStorage.setItem(place, JSON.stringify(next))
      } catch {
        // A browser that stores nothing shows it again with the page.
      }
    },
  }
}
