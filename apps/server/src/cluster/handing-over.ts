import { places } from '../places.ts'
import { dropTable } from '../tables/closing.ts'
import { inTurn } from '../tables/queue.ts'
import type { Table } from '../tables/table.ts'
import { Elsewhere } from './cluster.ts'
import { whereAllPlayersAre } from './following.ts'
import { alikeFor } from './heirs.ts'
import type { Part } from './link.ts'

type Giving = Pick<Part, 'world' | 'leases' | 'ownership' | 'wire'>

/** Gives a game to another process, or for null to any that takes it, and tells all processes. */
async function giveGame(part: Giving, table: Table, to: string | null): Promise<void> {
  const given = await giveLease(part, table, to)
  part.ownership.letGo(table.id, table.fence)
  if (given === null) return
  part.ownership.noteOwner(table.id, given)
  part.wire.broadcast({ is: 'moved', games: [table.id], to: given })
}

/** Gives the lease away after all earlier requests to the game have been done. Returns the new owner; null if there is none yet. */
async function giveLease({ world, leases }: Giving, table: Table, to: string | null): Promise<string | null> {
  try {
    return await inTurn(table, async () => {
      const { match, fence, room } = table
      const isRunning = match !== null && match.position.result === null && room.settings.clock !== null
      // When the last process ends, clocks stand still: no player pays for the time without a server.
      const since = isRunning && to !== null ? match.since : null
      if (fence !== null) await leases.give(table.id, fence, to, since)
      dropTable(world, table)
      return to
    })
  } catch (error) {
    // Another process has the game already.
    if (error instanceof Elsewhere) return null
    throw error
  }
}

/** Gives a game to the process through which all its players are connected, if that is another one. */
export function followPlayers(
  part: Giving & Pick<Part, 'callers' | 'sockets' | 'members' | 'visitors' | 'logger'>,
  table: Table,
): void {
  const { members, callers, sockets, visitors, logger } = part
  if (members.isClosing()) return
  const better = whereAllPlayersAre(table, callers, sockets)
  if (!alikeFor(table, members.others()).some(({ id }) => id === better)) return
  // Later, so that the requests by which the players came or left are answered first.
  setImmediate(() => {
    if (table.isClosed) return
    const version = table.match?.position.n ?? 0
    giveGame(part, table, better)
      .then(() => visitors.noteShownToAll(table.id, version))
      .catch(error =>
        logger.error({ game: table.id, to: better, err: error }, 'could not move a game to its players'),
      )
  })
}

/** Gives all games of this process away, so that it can end. */
export async function handOverAll(
  part: Giving & Pick<Part, 'callers' | 'members' | 'logger'>,
): Promise<void> {
  const { world, members, logger } = part
  await members.closing()
  let nth = 0
  for await (const table of world.tables.each())
    await giveGame(part, table, heirOf(part, table, nth++)).catch(error =>
      logger.error({ game: table.id, err: error }, 'could not hand over a game'),
    )
}

/** Which process gets a game: one through which a player is connected, or else each of the others in turn. */
function heirOf({ callers, members }: Pick<Part, 'callers' | 'members'>, table: Table, nth: number) {
  const heirs = heirsOf(members.others(), table)
  const { corp, runner } = table.room.seats
  const near = [corp, runner].flatMap(seat =>
    seat === null ? [] : [...callers.processesAt(places.around(table.id, seat.who.id))],
  )
  return near.find(each => heirs.includes(each)) ?? heirs[nth % heirs.length] ?? null
}

/** Which processes may get a game: those that play it by the same rules and cards, or any if there are none. */
function heirsOf(others: ReturnType<Part['members']['others']>, table: Table): readonly string[] {
  const alike = alikeFor(table, others)
  return (alike.length > 0 ? alike : others.filter(({ isOpen }) => isOpen)).map(({ id }) => id)
}
