import { useEffect, useState } from 'react'

/** Does something once what is there now has been painted; returns how to let it be. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** A value that comes with the frame after the one in which it became so: what tells the story lets what is asked go first. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  // Not let be when another value comes: values that come without a pause would never be shown.
  useEffect(() => void afterPaint(() => setShown(() => value)), [value])
  return shown
}
