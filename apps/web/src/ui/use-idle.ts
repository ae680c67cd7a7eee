import { useEffect, useState } from 'react'

/** The most milliseconds to wait for a browser that always has something to do, or cannot say. */
const longest = 3000

/** Calls a function when the page has been loaded and the browser has nothing to do. Returns a function that cancels this. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, longest)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: longest })
  return () => cancelIdleCallback(asked)
}

/** Whether the page has been loaded and the browser has had nothing to do since. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancel = (): void => undefined
    const wait = (): void => {
      cancel = whenIdle(() => setIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      removeEventListener('load', wait)
      cancel()
    }
  }, [])
  return isIdle
}
