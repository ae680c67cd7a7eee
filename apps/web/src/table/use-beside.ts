import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { Taken } from './beside.ts'
import { beside } from './beside.ts'
import type { Box } from './navigation.ts'

type Panel = RefObject<HTMLElement | null>

/** The whole screen below the top bar. */
const screenNow = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** Puts a panel beside an element, whole on the screen. Phones have a place for it by their styles. */
export function useBesideElement(
  panel: Panel,
  find: () => Element | null,
  how: 'byStyles' | 'besideIt',
): void {
  useLayoutEffect(() => {
    const { current } = panel
    if (current === null) return
    if (how === 'byStyles') return void current.removeAttribute('style')
    const about = find()
    const isInHand = about?.closest('.table > .hand') != null
    const shown =
      document.querySelector('.focus > *') === null ? null : document.querySelector('.focus-place')
    const bar = document.querySelector('#decision')
    const within = screenNow()
    const taken = (each: Element | null, matters: number): readonly Taken[] =>
      each === null ? [] : [{ box: each.getBoundingClientRect(), matters }]
    // A desk that is too low for both shows what is encountered rather than every answer.
    const where = {
      about: about?.getBoundingClientRect() ?? null,
      taken: [...taken(shown, 24), ...taken(bar, 8)],
    }
    // A card of the hand rises above what is asked, unless that hides what is encountered.
    const bottom = bar?.getBoundingClientRect().top ?? within.bottom
    const covers = isInHand
      ? place(current, { ...where, within: { ...within, bottom }, sides: ['above'] })
      : null
    if (covers !== 0) place(current, { ...where, within, sides: ['right', 'left', 'above', 'below'] })
  })
}

/** Moves a panel, and says how much it covers there. */
export function place(panel: HTMLElement, where: Omit<Parameters<typeof beside>[0], 'size'>): number {
  const { offsetWidth: wide, offsetHeight: high } = panel
  const { x, y, covers } = beside({ ...where, size: { wide, high } })
  Object.assign(panel.style, { left: `${x}px`, top: `${y}px` })
  return covers
}

/** Cards that can be chosen now must not be covered, and other cards should not be. */
export const cardsOn = (board: Element): readonly Taken[] =>
  [...board.querySelectorAll('.spot, .server-head')].map(each => ({
    box: each.getBoundingClientRect(),
    matters: each.matches('[data-choosable="true"], :has(.server-choosable)') ? 8 : 1,
  }))
