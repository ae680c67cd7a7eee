import type { ChatLine } from '@paydata/protocol'
import { channel, chatLine } from '@paydata/protocol'
import type { Store } from '../store/open.ts'

const newest = 200

/** The newest lines of a game, as they were said; of each channel so many, whatever is said in the other. */
export async function linesOf(store: Store, game: string): Promise<ChatLine[]> {
  const each = await Promise.all(channel.options.map(of => newestIn(store, game, of)))
  return each.flat().sort((a, b) => a.n - b.n)
}

async function newestIn(store: Store, game: string, of: ChatLine['channel']): Promise<ChatLine[]> {
  const rows = await store
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    // Lines are JSON, in which nobody can say this: quotes in a text are escaped.
    .where('line', 'like', `%"channel":"${of}"%`)
    .orderBy('n', 'desc')
    .limit(newest)
    .execute()
  return rows.map(({ line }) => chatLine.parse(JSON.parse(line)))
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
