import type { MyResult } from '@paydata/protocol'
import { isBot } from '../ratings/who.ts'
import type { Side } from '../rooms/room.ts'
import { otherSide, sides } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'

const newest = 500

/** A player's newest finished games, the newest first, each with the deck that they had chosen for it. */
export async function myResults(store: Store, player: string): Promise<readonly MyResult[]> {
  const both = await Promise.all(sides.map(side => asSide(store, player, side)))
  return both
    .flat()
    .sort((one, other) => other.at - one.at)
    .slice(0, newest)
}

async function asSide(store: Store, player: string, side: Side): Promise<readonly MyResult[]> {
  const games = store
    .selectFrom('results')
    .selectAll()
    .where(side, '=', player)
    .orderBy('ended_at', 'desc')
    .limit(newest)
  const rows = await store
    .selectFrom(games.as('games'))
    .leftJoin('played_decks', join =>
      join.onRef('played_decks.game', '=', 'games.game').on('played_decks.player', '=', player),
    )
    .selectAll('games')
    .select(['played_decks.deck', 'played_decks.version'])
    .execute()
  const identity = { corp: 'corp_identity', runner: 'runner_identity' } as const
  return rows.map(row => ({
    game: row.game,
    side,
    identity: row[identity[side]],
    against: row[identity[otherSide(side)]],
    opponent: isBot(row[otherSide(side)]) ? 'computer' : 'person',
    outcome: row.winner === null ? 'drawn' : row.winner === side ? 'won' : 'lost',
    how: row.how,
    turns: row.turns,
    seconds: row.seconds,
    deck: row.deck,
    version: row.version,
    at: Number(row.ended_at),
  }))
}
