import type { Cluster } from '../cluster/cluster.ts'
import { notingChosen } from '../decks/played.ts'
import { notingSameAddresses } from '../ratings/for-points.ts'
import { rateSoon } from '../ratings/rating.ts'
import { idHere } from '../rooms/making.ts'
import { isFirstOfTwo, keptForSecond, secondOf } from '../rooms/match-of-two.ts'
import type { GamesSeen } from '../seen/keeping.ts'
import { keepSoon } from '../seen/keeping.ts'
import { notingResult } from '../statistics/results.ts'
import type { End } from './deciding.ts'
import { stopAlarms } from './due.ts'
import type { RoomChange, RoomWriting } from './room-record.ts'
import { changeOfRoom, makingRoom, saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import type { LobbyTelling } from './telling.ts'
import { tellAround, tellLobby } from './telling.ts'

/** What is needed to write down how a game ended. */
export interface Finishing extends RoomWriting, LobbyTelling, GamesSeen {
  readonly now: () => number
  readonly cluster: Pick<Cluster, 'lost' | 'ownerOf'>
  /** The server's part of the seed of a game. */
  readonly newSecret: () => string
}

/** What is written with the end of a game: its result, and the second game of a match with the decks of its players. */
async function written(world: Finishing, { result, turns, score, room: ended }: End) {
  const { store } = world
  const now = world.now()
  const noted = await notingResult(store, ended, result, turns, now)
  if (!isFirstOfTwo(ended)) return { room: ended, besides: { holds: [], statements: noted } }
  const id = idHere(game => world.cluster.ownerOf(game) !== null)
  const second = secondOf(ended, id, score, world.newSecret(), now)
  const decks = keptForSecond(ended).map(({ player, side, kept }) =>
    notingChosen(store, { game: second.id, player, side }, kept),
  )
  const made = makingRoom(store, second)
  return {
    room: { ...ended, other: second.id },
    besides: {
      holds: [],
      statements: [
        // Before those of the first are removed.
        notingSameAddresses(store, ended.id, second.id),
        ...noted,
        ...made.statements,
        ...decks.flatMap(({ statements }) => statements),
      ],
    },
  }
}

/** How it is written that a game has ended, besides its last entry: its room, and what is written with it. */
export async function changeByEnd(world: Finishing, table: Table, end: End): Promise<RoomChange> {
  const { room, besides } = await written(world, end)
  return changeOfRoom(world.store, table, room, { besides })
}

/** What follows when the end of a game is on disk. The match stays in memory for those who look at its end. */
export function showEnd(world: Finishing, table: Table): void {
  // Nobody's time runs any more, and no bot answers what it was asked.
  stopAlarms(table.alarms)
  tellAround(world, table)
  tellLobby(world, table)
  void keepSoon(world, table.id)
  if (table.room.settings.stakes === 'rated') void rateSoon(world)
}

/** Writes down that a game has ended, as its log says: servers before this one wrote that only after the log. */
export async function writeEnd(world: Finishing, table: Table, end: End): Promise<void> {
  const { room, besides } = await written(world, end)
  const asked = world.store.deleteFrom('turns').where('game', '=', table.id).compile()
  await saveRoom(world, table, room, {
    besides: { ...besides, statements: [...besides.statements, asked] },
  })
  showEnd(world, table)
}
