import { leaveTable } from '../sockets/presence.ts'
import { loseTable } from '../tables/closing.ts'
import { fillLobby } from '../tables/listing.ts'
import { tableOf } from '../tables/opening.ts'
import { wakeClocks } from '../tables/tending.ts'
import { Elsewhere } from './cluster.ts'
import { followPlayers } from './handing-over.ts'
import type { Part } from './link.ts'

/** Logs an error, unless it only says that another process has the game. */
const logUnlessElsewhere =
  ({ logger }: Pick<Part, 'logger'>, message: string, of: Readonly<Record<string, unknown>> = {}) =>
  (error: unknown): void => {
    if (!(error instanceof Elsewhere)) logger.error({ ...of, err: error }, message)
  }

/** The games at other processes that somebody watches through this one. */
const gamesElsewhere = ({ visitors, ownership }: Pick<Part, 'visitors' | 'ownership'>): readonly string[] =>
  visitors.games().filter(game => !ownership.held.has(game))

/**
 * Called when another process is gone. The people connected to it leave the games here. The people here who watch its games
 * are moved to the new owners of those.
 */
export function processGone(part: Part, process: string): void {
  const { world, visitors, ownership, asking, callers, logger } = part
  logger.info({ process }, 'another process is gone')
  asking.ownerGone(process)
  for (const connection of callers.whoCameThrough(process))
    for (const game of [...connection.data.games])
      leaveTable({ world, connection }, game).catch(
        logUnlessElsewhere(part, 'could not remove a visitor of a process that is gone', { game, process }),
      )
  ownership.forgetProcess(process)
  visitors.resume(visitors.gamesTakenInBy(process))
  wakeClocks(world).catch(logUnlessElsewhere(part, 'could not restart the clocks of games', { process }))
}

/** Drops the games that other processes have taken because this one did not renew itself in time. */
export async function dropGamesTakenByOthers(part: Part): Promise<void> {
  const { world, leases, ownership, visitors, logger } = part
  logger.warn('this process did not renew itself in time, so others may have taken its games')
  for (const game of await leases.lost(ownership.held)) {
    const table = await world.tables.find(game)
    if (table !== null) loseTable(world, table)
    else ownership.letGo(game, ownership.held.get(game) ?? null)
  }
  // The other processes have removed the visitors of this one.
  visitors.resume(gamesElsewhere(part))
}

/** Called when another process says that games have moved: to the process `to`, or away from the sender if `to` is null. */
export function gamesMoved(part: Part, games: readonly string[], to: string | null): void {
  const { world, me, ownership, visitors, members } = part
  for (const game of games) {
    ownership.noteOwner(game, to)
    if (to === me && !ownership.held.has(game))
      tableOf(world, game).catch(logUnlessElsewhere(part, 'could not take over a game', { game }))
  }
  // People who watch a game that this process already has need not do anything, unless they watch it at another process.
  const others = games.filter(game => !ownership.held.has(game) || visitors.areAstray(game, me))
  if (!members.isClosing()) visitors.resume(others)
}

/** Called when more processes take games: moves games whose players are all connected to one of those. */
export async function moreProcessesOpen(part: Part): Promise<void> {
  for await (const table of part.world.tables.each()) followPlayers(part, table)
}

/** Called after Redis was away. Messages may have been lost, so this process asks and says everything again. */
export function messagesMissed(part: Part): void {
  const { world, me, asking, wire, ownership, visitors } = part
  asking.retryAll()
  // The other processes may have missed messages as well.
  wire.broadcast({ is: 'moved', games: [...ownership.held.keys()], to: me })
  visitors.resume(gamesElsewhere(part))
  fillLobby(world).catch(logUnlessElsewhere(part, 'could not read the lobby'))
}
