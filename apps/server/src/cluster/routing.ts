import { setTimeout as after } from 'node:timers/promises'
import { Refuse } from '../refusing.ts'
import type { World } from '../world.ts'
import { Elsewhere } from './cluster.ts'

/** Longer than it takes until the games of a process that was killed are taken over. */
const patience = 8000
const pause = 100

/**
 * Does something with a game in the process that owns it: here, or there. `game` is null as long as nobody knows which game
 * it is about. When the game changes hands meanwhile this tries again, so whatever is done must be harmless to repeat.
 */
export async function runAtOwner<T>(
  world: Pick<World, 'cluster'>,
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
      if (performance.now() > end) throw new Refuse('busy', { again: 1 })
      at = error.game
      // There is nothing to wait for once `here` has found out which other process has the game.
      if (world.cluster.ownerOf(at) === null || owner !== null) await after(pause)
    }
  }
}
