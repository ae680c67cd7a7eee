import type { ChatLine } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import type { Store } from '../store/open.ts'

const newest = 200

/** The newest lines of a game, as they were said. */
export async function linesOf(store: Store, game: string): Promise<ChatLine[]> {
  const rows = await store
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    .orderBy('n', 'desc')
    .limit(newest)
    .execute()
  return rows.map(({ line }) => chatLine.parse(JSON.parse(line))).reverse()
}

export async function lineSaid(store: Store, game: string, n: number): Promise<ChatLine | null> {
  const row = await store
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    .where('n', '=', n)
    .executeTakeFirst()
  return row === undefined ? null : chatLine.parse(JSON.parse(row.line))
}
