import { useEffect, useRef } from 'react'
import { change, useSettings } from './settings.ts'

/** After so many changes of a count a player knows it by its symbol alone. */
const enough = 5

/** Whether a count still says its word: until the player has seen it change five times, in whatever game. */
export function useWordOf(count: string, value: number): 'said' | 'known' {
  const seen = useSettings(({ countsSeen }) => countsSeen[count] ?? 0)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const { countsSeen } = useSettings.getState()
    const now = countsSeen[count] ?? 0
    if (now < enough) change({ countsSeen: { ...countsSeen, [count]: now + 1 } })
  }, [count, value])
  return seen < enough ? 'said' : 'known'
}
