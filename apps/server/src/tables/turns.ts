import { isDeepStrictEqual } from 'node:util'
import type { Timing } from '@paydata/match'
import { isByPost } from '@paydata/protocol'
import type { Besides } from '../matches/log.ts'
import type { Match } from '../matches/match.ts'
import type { Room, Side } from '../rooms/room.ts'
import { botAt, sides } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { Statement } from '../store/writing.ts'

/** That a person is asked in a game, and by when they have to answer if it is played by post. */
export interface Turn {
  readonly side: Side
  readonly player: string
  readonly dueAt: number | null
}

type On = Pick<Match, 'position' | 'since'>
type Seated = Pick<Room, 'seats' | 'settings'>

/** The clocks of a game, and who is on holiday. */
export const timingOf = ({ settings, seats }: Seated): Timing => ({
  clock: settings.clock,
  holidays: { corp: seats.corp?.holiday ?? null, runner: seats.runner?.holiday ?? null },
})

/** The people who are asked. */
export function turnsAt({ position, since }: On, { seats, settings }: Seated): readonly Turn[] {
  if (position.result !== null) return []
  const { left } = position
  return position.game.waiting.flatMap(({ for: side }) => {
    const seat = seats[side]
    if (seat === null || botAt(seat) !== null) return []
    const dueAt = left !== null && isByPost(settings.clock) ? since + left[side] : null
    return [{ side, player: seat.who.id, dueAt }]
  })
}

/**
 * Says how it is written that others are asked than before; null if they are the same. Whoever is asked as before stays, as they may
 * have been told already: only their time may be another.
 */
export function notingTurns(
  store: Store,
  game: string,
  before: readonly Turn[],
  after: readonly Turn[],
  since: number,
): Besides | null {
  const at = (turns: readonly Turn[], side: Side) => turns.find(turn => turn.side === side)
  const statements = sides.flatMap(side =>
    notingTurn(store, game, side, at(before, side), at(after, side), since),
  )
  return statements.length === 0 ? null : { holds: [], statements }
}

function notingTurn(
  store: Store,
  game: string,
  side: Side,
  before: Turn | undefined,
  after: Turn | undefined,
  since: number,
): readonly Statement[] {
  if (isDeepStrictEqual(before, after)) return []
  const { asked, moved, gone } = statementsFor(store)
  if (after === undefined) return [{ sql: gone, parameters: [game, side] }]
  const { player, dueAt } = after
  if (before?.player === player) return [{ sql: moved, parameters: [dueAt, game, side] }]
  return [{ sql: asked, parameters: [game, side, player, since, dueAt, null] }]
}

/** The SQL of what is written about turns. */
interface TurnStatements {
  readonly asked: string
  readonly moved: string
  readonly gone: string
}

const composed = new WeakMap<Store, TurnStatements>()

/** Composed once, as they are written with most replies: to compose them took a twenty-fifth of the time of a reply. */
function statementsFor(store: Store): TurnStatements {
  const already = composed.get(store)
  if (already !== undefined) return already
  const none = { game: '', side: 'corp', player: '', since: 0, due_at: null, told_at: null } as const
  const asked = store
    .insertInto('turns')
    .values(none)
    .onConflict(same =>
      same.columns(['game', 'side']).doUpdateSet({
        player: row => row.ref('excluded.player'),
        since: row => row.ref('excluded.since'),
        due_at: row => row.ref('excluded.due_at'),
        told_at: row => row.ref('excluded.told_at'),
      }),
    )
  const moved = store
    .updateTable('turns')
    .set({ due_at: null })
    .where('game', '=', '')
    .where('side', '=', 'corp')
  const gone = store.deleteFrom('turns').where('game', '=', '').where('side', '=', 'corp')
  const statements = {
    asked: asked.compile().sql,
    moved: moved.compile().sql,
    gone: gone.compile().sql,
  }
  composed.set(store, statements)
  return statements
}

/** Who is asked in a game, as it was written last. */
export async function turnsWritten(store: Store, game: string): Promise<readonly Turn[]> {
  const rows = await store
    .selectFrom('turns')
    .select(['side', 'player', 'due_at'])
    .where('game', '=', game)
    .execute()
  return rows.map(({ side, player, due_at }) => ({
    side,
    player,
    dueAt: due_at === null ? null : Number(due_at),
  }))
}
