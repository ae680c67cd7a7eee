import { setTimeout as after } from 'node:timers/promises'
import { RefusedError } from '../refusing.ts'
import type { Cluster } from './cluster.ts'
import { Elsewhere } from './cluster.ts'

/** Milliseconds to try. Longer than it takes until other processes take over the games of one that was killed. */
const patience = 8000
const pause = 100

export interface Routing {
  readonly cluster: Pick<Cluster, 'ownerOf' | 'ask'>
}

/**
 * Does something with a game in the process that owns it: in this one with `here`, or in another one with `there`. `game` is
 * null if only `here` can find out which game it is. If the game changes hands meanwhile, this tries again, so the work must
 * be harmless to repeat.
 */
export async function runAtOwner<T>(
  world: Routing,
  game: string | null,
  here: () => Promise<T>,
  there: (owner: string, game: string) => Promise<T>,
): Promise<T> {
  const end = performance.now() + patience
  for (let at = game; ; ) {
    const owner = at === null ? null : world.cluster.ownerOf(at)
    try {
      return await (at === null || owner === null ? here() : there(owner, at))
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error
      if (performance.now() > end) throw new RefusedError('busy', { again: 1 })
      at = error.game
      // No pause if `here` has just found out which other process has the game: that one can be asked at once.
      if (world.cluster.ownerOf(at) === null || owner !== null) await after(pause)
    }
  }
}
