import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Playing } from './playing.ts'
import { end } from './playing.ts'

/** Begins what moves, on the element that is drawn for a moment; `lasts` is the time in milliseconds for all of it. */
type Act = (drawn: HTMLElement, lasts: number) => readonly Animation[]

/** Moves what a moment consists of, unless it stands still, and takes it off the table when its time is over. */
export function useAct({ id, look, lasts }: Playing, act: Act): RefObject<HTMLDivElement | null> {
  const drawn = useRef<HTMLDivElement>(null)
  const begun = useRef(act)
  useLayoutEffect(() => {
    if (look === 'still' || drawn.current === null) return
    const animations = begun.current(drawn.current, lasts)
    return () => {
      for (const each of animations) each.cancel()
    }
  }, [look, lasts])
  useEffect(() => {
    const timer = setTimeout(end, lasts, id)
    return () => clearTimeout(timer)
  }, [id, lasts])
  return drawn
}

/** Animates the parts of a moment that have a class, with the times as parts of the whole. Only what needs no layout may move. */
export const each = (
  drawn: HTMLElement,
  part: string,
  frames: (i: number) => Keyframe[],
  timing: (i: number) => KeyframeAnimationOptions,
): readonly Animation[] =>
  [...drawn.querySelectorAll<HTMLElement>(part)].map((element, i) =>
    element.animate(frames(i), { fill: 'both', ...timing(i) }),
  )

const comesAndGoes: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.2 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
]

/** Lets parts of a moment come, stay and go while it is there. */
export const comeAndGo = (drawn: HTMLElement, part: string, lasts: number): readonly Animation[] =>
  each(
    drawn,
    part,
    () => comesAndGoes,
    () => ({ duration: lasts }),
  )
