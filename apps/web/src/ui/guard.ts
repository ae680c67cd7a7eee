import type { MouseEvent } from 'react'

/** The second half of a double click that meets a question it was not meant for. */
const guarded = 260
let shown: number | null = null
let shownAt = 0

/** To be called when a question comes. The same one shown again is no new one. */
export function questionShown(question: number | null, now: number): void {
  if (question !== shown) shownAt = now
  shown = question
}

export const isStray = (detail: number, now: number): boolean => detail > 1 && now - shownAt < guarded

/** A handler for clicks that lets stray ones pass by. */
export const guard =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isStray(event.detail, performance.now())) act()
  }
