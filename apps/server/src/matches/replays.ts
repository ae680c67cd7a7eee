import type { Given } from '@paydata/protocol'
import type { NextTurn } from './slices.ts'
import { inSlices, playedAtATime } from './slices.ts'

/** Makes all of something out of a whole game, and lets everybody be heard meanwhile. */
export type Slowly = <T>(all: Iterable<T>) => Promise<T[]>

/** What is worked out of a game, by a name that says which game and how much of it. Whoever asks meanwhile gets the same. */
type Shared<T> = (what: string, work: () => Promise<T>) => Promise<T>

/** Whole games that are played again, from their first entry on. */
export interface Replays {
  readonly slowly: Slowly
  /** One after the other, as many would let everybody else wait for a turn of each. */
  readonly histories: Shared<Given<'history'>>
}

export function replaysOf(heard: NextTurn): Replays {
  let line: Promise<unknown> = Promise.resolve()

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work)
    line = done.catch(() => undefined)
    return done
  }

  function shared<T>(): Shared<T> {
    const underWay = new Map<string, Promise<T>>()
    return (what, work) => {
      const already = underWay.get(what)
      if (already !== undefined) return already
      const done = inLine(work).finally(() => underWay.delete(what))
      underWay.set(what, done)
      return done
    }
  }

  return {
    slowly: all => inSlices(all, playedAtATime, heard),
    histories: shared(),
  }
}
