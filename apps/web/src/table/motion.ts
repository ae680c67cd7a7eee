import { useLayoutEffect, useRef } from 'react'
import { durationNow } from '../ui/duration.ts'

/** Cards travel from where they were to where they are. */
export function useMotion(version: number): void {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map())
  useLayoutEffect(() => {
    const duration = durationNow()
    // To ask where things are makes the browser lay them out at once, for nothing where nothing moves.
    if (duration === 0) {
      places.current = new Map()
      return
    }
    // Before anything was said no card was anywhere.
    const before = version === 0 ? new Map<string, DOMRect>() : places.current
    const now = new Map<string, DOMRect>()
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const name = card.dataset.card ?? ''
      const box = card.getBoundingClientRect()
      if (box.width === 0) continue
      now.set(name, box)
      const was = before.get(name)
      if (was === undefined) {
        if (before.size > 0)
          card.animate(
            [
              { opacity: 0, scale: 0.9 },
              { opacity: 1, scale: 1 },
            ],
            duration,
          )
      } else travel(card, was, box, duration)
    }
    places.current = now
  }, [version])
}

function travel(card: HTMLElement, was: DOMRect, is: DOMRect, duration: number): void {
  const x = was.left + was.width / 2 - (is.left + is.width / 2)
  const y = was.top + was.height / 2 - (is.top + is.height / 2)
  if (Math.abs(x) + Math.abs(y) < 3) return
  const scale = Math.max(0.4, Math.min(2, was.width / is.width))
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  )
}
