import type { Person } from '@paydata/protocol'
import type { Cluster } from '../cluster/cluster.ts'
import type { Routing } from '../cluster/routing.ts'
import { runAtOwner } from '../cluster/routing.ts'
import { places } from '../places.ts'
import { sideOf } from '../rooms/room.ts'
import { unmarkDeserted } from '../tables/deserting.ts'
import type { Opening } from '../tables/opening.ts'
import { tableOf } from '../tables/opening.ts'
import { notePresence } from '../tables/presence.ts'
import { renameSeat } from '../tables/seats.ts'
import type { Table } from '../tables/table.ts'
import { tellAround } from '../tables/telling.ts'
import type { Conversation } from './conversation.ts'

/** Somebody who comes to a game, watches it or leaves it. */
export type Visiting = Conversation<Opening & Routing & { readonly cluster: Pick<Cluster, 'peopleChanged'> }>

const nobody: Person = { id: '', name: '', kind: 'guest' }
const mostGames = 20

/** A connection stops watching a game, in whichever process the game is. */
export async function leaveTableAnywhere(conversation: Visiting, game: string): Promise<void> {
  const { world, connection } = conversation
  const { me, address } = connection.data
  const caller = { id: connection.id, me, address }
  await runAtOwner(
    world,
    game,
    () => leaveTable(conversation, game),
    async owner => void (await world.cluster.ask(owner, { do: 'goFrom', caller, game })),
  )
}

/** A connection begins to watch a game: from here on it is told what changes around the table. */
export async function enterTable(conversation: Visiting, table: Table): Promise<void> {
  const { world, connection } = conversation
  const { me, games } = connection.data
  if (table.people.has(connection.id)) return
  // A client that opens game after game is not told of the first ones any more.
  const [first] = games
  if (first !== undefined && games.size >= mostGames && !games.has(table.id))
    await leaveTableAnywhere(conversation, first)
  // A client that has disconnected meanwhile would never leave. Nothing below waits, so one that disconnects later leaves all of it.
  if (!connection.connected) return
  const isSpectator = me === null || sideOf(table.room, me.id) === null
  const who = me ?? { ...nobody, id: connection.id }
  games.add(table.id)
  table.people.arrive(connection.id, who)
  await Promise.all([
    connection.join(places.around(table.id, null)),
    me !== null && connection.join(places.around(table.id, me.id)),
    isSpectator && connection.join(places.spectators(table.id)),
  ])
  await notePresence(world, table, who.id)
  if (me !== null) await renameSeat(world, table, me)
  if (sideOf(table.room, who.id) !== null) await unmarkDeserted(world, table)
  tellAround(world, table)
  world.cluster.peopleChanged(table)
}

/** A connection is shown what is told at a place of a table, unless it has left while it waited for its turn. */
export async function watchFrom({ connection }: Visiting, table: Table, place: string): Promise<void> {
  if (connection.data.games.has(table.id)) await connection.join(place)
}

/** A connection stops watching a game that this process owns. */
export async function leaveTable({ world, connection }: Visiting, game: string): Promise<void> {
  if (!connection.data.games.delete(game)) return
  for (const place of [...connection.rooms])
    if (place !== places.lobby && place.includes(game)) await connection.leave(place)
  const table = await tableOf(world, game)
  const who = table.people.depart(connection.id, world.now())
  if (who !== null) await notePresence(world, table, who.id)
  tellAround(world, table)
  world.cluster.peopleChanged(table)
}
