import type { View } from '@paydata/engine'
import { useEffect } from 'react'
import { durationNow } from '../ui/duration.ts'
import type { Box } from './navigation.ts'

/** How far to scroll so that a box from `low` to `high` can be seen: all of it, or its beginning if it is too large. */
export const shift = (low: number, high: number, from: number, to: number): number =>
  low < from || high - low > to - from ? low - from : Math.max(0, high - to)

/** Pixels between the box that is brought into view and the edge. */
const margin = 8

const around = ({ left, top, right, bottom }: Box): Box => ({
  left: left - margin,
  top: top - margin,
  right: right + margin,
  bottom: bottom + margin,
})

/** What lies at an edge and stays there, such as the names of servers on a phone and the rig beside them, is kept free by the padding of styles. */
const pixels = (length: string): number => Number.parseFloat(length) || 0

/** Scrolls the board and elements in it. It never scrolls the page, so the panel of the decision stays where it is. */
function bringIntoView(spot: HTMLElement, board: HTMLElement): void {
  const behavior = durationNow() === 0 ? 'instant' : 'smooth'
  const box = around(spot.getBoundingClientRect())
  for (let at = spot.parentElement; at !== null && board.contains(at); at = at.parentElement) {
    if (at.scrollWidth <= at.clientWidth && at.scrollHeight <= at.clientHeight) continue
    const seen = at.getBoundingClientRect()
    const { scrollPaddingTop, scrollPaddingBottom, scrollPaddingRight } = getComputedStyle(at)
    const left = shift(
      box.left,
      box.right,
      seen.left,
      seen.left + at.clientWidth - pixels(scrollPaddingRight),
    )
    const top = shift(
      box.top,
      box.bottom,
      seen.top + pixels(scrollPaddingTop),
      seen.top + at.clientHeight - pixels(scrollPaddingBottom),
    )
    at.scrollBy({ left, top, behavior })
  }
}

/** The element where the Runner is: a position of ice, or the head of the server. */
const runnerAt = (board: HTMLElement): HTMLElement | null =>
  board.querySelector<HTMLElement>('.position[data-here="true"]') ??
  board.querySelector<HTMLElement>('.server[data-attacked="true"] .server-head')

/** Keeps the Runner's position in sight during a run, as a phone shows only a part of the table. */
export function useRunInView({ run, encounter }: View): void {
  const place = run === null ? null : `${run.server} ${run.position} ${encounter?.ice.id}`
  useEffect(() => {
    if (place === null) return
    const follow = (): void => {
      const board = document.querySelector<HTMLElement>('.board')
      const spot = board === null ? null : runnerAt(board)
      if (board !== null && spot !== null) bringIntoView(spot, board)
    }
    // Also as cards become larger or smaller, as they do when the size of the board is known.
    const watcher = new ResizeObserver(follow)
    for (const each of document.querySelectorAll('.field, .servers')) watcher.observe(each)
    return () => watcher.disconnect()
  }, [place])
}
