import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** For so many milliseconds a finger rests on what it wants to read. */
const rest = 450

/** Does something when a finger rests. The click that comes when it is lifted is not meant: ask `wasLong` first. */
export function useLongPress(act: () => void) {
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const long = useRef(false)
  return {
    press(event: PointerEvent): void {
      long.current = false
      if (event.pointerType === 'mouse') return
      pressing.current = setTimeout(() => {
        long.current = true
        act()
      }, rest)
    },
    release: (): void => clearTimeout(pressing.current),
    /** Said once: a key that is pressed later is meant. */
    wasLong(): boolean {
      const was = long.current
      long.current = false
      return was
    },
  }
}
