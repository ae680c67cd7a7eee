import { Refuse } from '../refusing.ts'
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
      throw new Refuse('noSuchGame')
  }
}

/** Visitors of this process who watched the game at another process watch it at its owner from now on. */
function resumeVisitorsAt({ members, visitors }: Taking, game: string, owner: string): void {
  if (!members.isClosing() && visitors.areAstray(game, owner)) visitors.resume([game])
}

/** Takes a game that nobody has, or leaves it to a process that plays it by the rules and cards it has been played by. */
async function takeOrLeave({ store, leases, members, wire }: Taking, game: string): Promise<Taken> {
  const better = await betterFor(store, game, members.others())
  if (better === null) return leases.take(game)
  const isLeft = (await leases.leave(game, better)) === 'left'
  // The other process has to know at once: the clocks of the game may run while nobody asks for it.
  if (isLeft) wire.broadcast({ is: 'moved', games: [game], to: better })
  return leases.find(game)
}
