import type { MouseEvent } from 'react'

/** The second half of a double click that meets a question it was not meant for. */
const guarded = 260
let shownAt = 0

/** To be called when a question comes. */
export const questionShown = (now: number): void => {
  shownAt = now
}

export const isStray = (detail: number, now: number): boolean => detail > 1 && now - shownAt < guarded

/** A handler for clicks that lets stray ones pass by. */
export const guard =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isStray(event.detail, performance.now())) act()
  }
