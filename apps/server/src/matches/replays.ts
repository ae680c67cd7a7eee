import type { Given } from '@paydata/protocol'
import type { NextTurn } from './slices.ts'
import { inSlices, playedAtATime } from './slices.ts'

/** Collects what an iterable works out of a whole game, and lets other requests be served meanwhile. */
export type Slowly = <T>(all: Iterable<T>) => Promise<T[]>

/**
 * Does work under a name that says which game it is about, and how much of it. A request under the same name that comes while
 * the work is under way gets the result of that work.
 */
type Shared<T> = (name: string, work: () => Promise<T>) => Promise<T>

/** Replays whole games, from their first entry on. */
export interface Replays {
  readonly slowly: Slowly
  /** Makes one history after the other: if many took turns, each other request would wait for a turn of every one. */
  readonly histories: Shared<Given<'history'>>
}

export function replaysOf(pause: NextTurn): Replays {
  let last: Promise<unknown> = Promise.resolve()

  function afterOthers<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  function shared<T>(): Shared<T> {
    const underWay = new Map<string, Promise<T>>()
    return (name, work) => {
      const already = underWay.get(name)
      if (already !== undefined) return already
      const done = afterOthers(work).finally(() => underWay.delete(name))
      underWay.set(name, done)
      return done
    }
  }

  return {
    slowly: all => inSlices(all, playedAtATime, pause),
    histories: shared(),
  }
}
