import { afterPaint } from './after-paint.ts'

/** Milliseconds for which the page does nothing else: less than a frame. */
const piece = 8

/** Does something long after the next paint, a piece at a time, so that the page hears its player between. Returns what ends it. */
export function inPieces(steps: Iterator<unknown>): () => void {
  let end = afterPaint(go)
  function go(): void {
    const until = performance.now() + piece
    while (performance.now() < until) if (steps.next().done === true) return
    const timer = setTimeout(go)
    end = () => clearTimeout(timer)
  }
  return () => end()
}
