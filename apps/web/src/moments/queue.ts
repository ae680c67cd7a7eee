import type { Moment } from './moment.ts'
import { isEnding, withMoment } from './moment.ts'

/** Milliseconds between the beginnings of two moments: the second begins while the first still plays. */
export const between = 300

interface Queue {
  /** Plays moments soon: the first at once if none began a moment ago. */
  add(moments: readonly Moment[]): void
  /** Forgets those that have not begun. */
  clear(): void
}

/** Lets moments begin one after another. Those that come faster are joined or left out, so nothing is played long after it happened. */
export function newQueue(begin: (moment: Moment) => void): Queue {
  let waiting: readonly Moment[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const next = (): void => {
    timer = null
    const [first, ...rest] = waiting
    if (first === undefined) return
    waiting = rest
    timer = setTimeout(next, between)
    begin(first)
  }
  return {
    add(moments) {
      waiting = moments.reduce(withMoment, waiting)
      if (waiting.some(isEnding)) stop()
      if (timer === null) next()
    },
    clear() {
      waiting = []
      stop()
    },
  }
}
