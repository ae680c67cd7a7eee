import type { Person } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import { whereItIs } from '../cluster/routing.ts'
import { stand } from '../rooms/changes.ts'
import type { Room } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { World } from '../world.ts'
import { writeRoom } from './keeping.ts'
import { tableOf } from './opening.ts'
import { takeConcession } from './playing.ts'
import { inTurn } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

const gone: Person = { id: 'gone', name: 'somebody', kind: 'guest' }

/** Who is deleted gives up the games that are on, leaves those that are not, and is named nowhere any more. */
export async function leaveEverything(world: World, player: string): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select('id')
    .where('room', 'like', `%"${player}"%`)
    .execute()
  for (const { id: game } of rows)
    await whereItIs(
      world,
      game,
      () => leaveOneHere(world, game, player),
      async owner => void (await world.cluster.ask(owner, { do: 'remove', game, player })),
    )
  await world.store.deleteFrom('seats').where('player', '=', player).execute()
  const results = world.store.updateTable('results')
  await results.set({ corp: gone.id }).where('corp', '=', player).execute()
  await results.set({ runner: gone.id }).where('runner', '=', player).execute()
  await silence(world.store, player)
}

/** The same for one game, in the process that has it. */
export async function leaveOneHere(world: World, game: string, player: string): Promise<void> {
  const table = await tableOf(world, game)
  if (table.room.state === 'playing') await takeConcession(world, table, player)
  await inTurn(table, async () => {
    const left = table.room.state === 'open' ? stand(table.room, player) : table.room
    table.room = withoutName(left, player)
    await writeRoom(world, table, table.room)
    tellAround(world, table)
    tellLobby(world, table)
  })
}

function withoutName(room: Room, player: string): Room {
  const host = room.host === player ? gone.id : room.host
  const side = sideOf(room, player)
  const seat = side === null ? null : room.seats[side]
  if (side === null || seat === null) return { ...room, host }
  return { ...room, host, seats: { ...room.seats, [side]: { ...seat, who: gone } } }
}

async function silence(store: Store, player: string): Promise<void> {
  const rows = await store.selectFrom('chat').selectAll().where('line', 'like', `%"${player}"%`).execute()
  for (const { game, n, line } of rows) {
    const said = chatLine.parse(JSON.parse(line))
    if (said.who.id !== player) continue
    await store
      .updateTable('chat')
      .set({ line: JSON.stringify({ ...said, who: gone }) })
      .where('game', '=', game)
      .where('n', '=', n)
      .execute()
  }
}
