import { setTimeout as after } from 'node:timers/promises'
import { Refuse } from '../refusing.ts'
import type { World } from '../world.ts'
import { Elsewhere } from './cluster.ts'

/** Longer than it takes until the games of a process that was killed are taken over. */
const patience = 8000
const pause = 100

/**
 * Does something with a game where it is: here, or in the process that has it. `game` is null as long as it is not known
 * which one it is about. When a game changes hands meanwhile it is tried again, so whatever is done must be harmless to
 * repeat.
 */
export async function whereItIs<T>(
  world: World,
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
      // Where it is now is known only if another process has been found to have it.
      if (world.cluster.ownerOf(at) === null || owner !== null) await after(pause)
    }
  }
}
