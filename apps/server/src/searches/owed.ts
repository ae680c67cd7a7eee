import { isByPost } from '@paydata/protocol'
import { z } from 'zod'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Routing } from '../cluster/routing.ts'
import { runAtOwner } from '../cluster/routing.ts'
import { RefusedError } from '../refusing.ts'
import { sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import type { Opening } from '../tables/opening.ts'
import { tableOf } from '../tables/opening.ts'
import { roomIn } from '../tables/room-record.ts'
import type { Row } from './stored.ts'

export const owes = z.object({ owes: z.enum(['yes', 'no']) })

/** Whether a player is asked in a game with a clock that this process has. */
export async function owesHere(world: Opening, game: string, player: string): Promise<z.infer<typeof owes>> {
  const { room, match } = await tableOf(world, game)
  const side = sideOf(room, player)
  const isAsked =
    room.state === 'playing' &&
    side !== null &&
    match?.position.game.waiting.some(question => question.for === side)
  return { owes: isAsked ? 'yes' : 'no' }
}

/** The games with clocks that a player has on, without those by post. */
export async function clockedGamesOf(store: Store, player: string): Promise<readonly string[]> {
  const rows = await store
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['games.id', 'games.room', 'games.format'])
    .where('seats.player', '=', player)
    .where('games.state', '=', 'playing')
    .where('games.format', '<=', format)
    .orderBy('games.updated_at', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(row => {
    const clock = roomIn(row)?.settings.clock ?? null
    return clock === null || isByPost(clock) ? [] : [row.id]
  })
}

/** Nobody plays more games with clocks at once. */
const most = 20

/** Whether a player owes a move in one of these games, whichever processes have them. */
export async function owesMove(
  world: Opening & Routing,
  games: readonly string[],
  player: string,
): Promise<boolean> {
  for (const game of games)
    try {
      const given = await runAtOwner(
        world,
        game,
        () => owesHere(world, game, player),
        async owner => owes.parse(await world.cluster.ask(owner, { do: 'owes', game, player })),
      )
      if (given.owes === 'yes') return true
    } catch (error) {
      // Nobody has the game at this moment, or it is gone.
      if (!(error instanceof Elsewhere) && !(error instanceof RefusedError)) throw error
    }
  return false
}

/** Without those who owe a move in a game with a clock. */
export async function withoutDebtors(
  world: Opening & Routing,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const free = await Promise.all(
    rows.map(async row =>
      row.clocked.length > 0 && (await owesMove(world, row.clocked, row.player)) ? [] : [row],
    ),
  )
  return free.flat()
}
