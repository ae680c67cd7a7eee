import { RefusedError } from '../refusing.ts'
import type { Grant } from './cluster.ts'
import { Elsewhere } from './cluster.ts'
import { betterFor } from './heirs.ts'
import type { Taken } from './leases.ts'
import type { Part } from './link.ts'

type Taking = Pick<Part, 'me' | 'store' | 'leases' | 'members' | 'ownership' | 'wire' | 'visitors'>

/** Takes a game for this process, or finds out which other process has it. */
export async function takeGame(part: Taking, game: string): Promise<Grant> {
  const taken = part.members.isClosing() ? await part.leases.find(game) : await takeOrLeave(part, game)
  switch (taken.is) {
    case 'mine':
      part.ownership.hold(game, taken.fence)
      resumeVisitorsAt(part, game, part.me)
      return taken
    case 'theirs':
      part.ownership.noteOwner(game, taken.owner)
      resumeVisitorsAt(part, game, taken.owner)
      throw new Elsewhere(game)
    case 'nobodys':
      throw new Elsewhere(game)
    case 'nothing':
      throw new RefusedError('noSuchGame')
  }
}

/** Lets people who are connected here and watch the game at a former owner watch it at the current one. */
function resumeVisitorsAt({ members, visitors }: Taking, game: string, owner: string): void {
  if (!members.isClosing() && visitors.areAstray(game, owner)) visitors.resume([game])
}

/** Takes a game that no process owns, or gives it to a process that has the rules and cards of the game if this one has not. */
async function takeOrLeave({ store, leases, members, wire }: Taking, game: string): Promise<Taken> {
  const better = await betterFor(store, game, members.others())
  if (better === null) return leases.take(game)
  const isLeft = (await leases.leave(game, better)) === 'left'
  // The other process has to know at once: the clocks of the game may run while nobody asks for it.
  if (isLeft) wire.broadcast({ is: 'moved', games: [game], to: better })
  return leases.find(game)
}
