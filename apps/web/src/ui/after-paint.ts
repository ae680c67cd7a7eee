import { useEffect, useState } from 'react'

/** The functions that wait for the next frame. All of them share one request for a frame. */
let waiting = new Set<() => void>()

/** Calls a function after the next paint. Returns a function that cancels this. */
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
          // One that fails must not keep the others from being called.
          reportError(error)
        }
    })
  })
}

/** A value one frame late. The log and the like use it, so that the question is painted first. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  // Not cancelled when another value comes, as then values that come in every frame would never be shown.
  useEffect(() => void afterPaint(() => setShown(() => value)), [value])
  return shown
}
