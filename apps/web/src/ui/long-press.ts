import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** Milliseconds that make a press of a finger a long one. */
const rest = 450

/** Acts on a long press. The click that comes when the finger is lifted must be ignored: ask `wasLong` in its handler. */
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
    /** Whether the last press was long. True only once, as a click by a key that comes later must not be ignored. */
    wasLong(): boolean {
      const was = long.current
      long.current = false
      return was
    },
  }
}
