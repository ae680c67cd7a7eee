import { useEffect, useState } from 'react'

/** What waits for the next frame: one is asked for, however many things wait for it. */
let waiting = new Set<() => void>()

/** Does something once what is there now has been painted; returns how to let it be. */
export function afterPaint(act: () => void): () => void {
  const own = (): void => act()
  if (waiting.size === 0) awaitFrame()
  const list = waiting.add(own)
  return () => void list.delete(own)
}

function awaitFrame(): void {
  requestAnimationFrame(() => {
    const painted = waiting
    waiting = new Set()
    setTimeout(() => {
      for (const act of painted)
        try {
          act()
        } catch (error) {
          // What fails keeps nothing else from its turn.
          reportError(error)
        }
    })
  })
}

/** A value that comes with the frame after the one in which it became so: what tells the story lets what is asked go first. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  // Not let be when another value comes: values that come without a pause would never be shown.
  useEffect(() => void afterPaint(() => setShown(() => value)), [value])
  return shown
}
