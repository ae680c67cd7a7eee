import type { Kysely } from 'kysely'
import { z } from 'zod'
import { readJson } from './json.ts'

/** The table as it was when this migration was written. */
type TablesThen = {
  chat: {
    game: string
    n: number
    line: string
    channel: string | null
    who: string | null
    id: string | null
  }
}

const lineThen = z.object({ id: z.string(), channel: z.string(), who: z.object({ id: z.string() }) })

const rowsAtOnce = 500

/**
 * Copies the channel, the player and the id out of the text of each chat line into columns, by which lines are found. A line that
 * cannot be parsed keeps empty columns. The migration can be run again.
 */
export async function fillLines(any: Kysely<unknown>): Promise<void> {
  const db = any.withTables<TablesThen>()
  let after = { game: '', n: 0 }
  for (;;) {
    const rows = await db
      .selectFrom('chat')
      .select(['game', 'n', 'line'])
      .where(row => row(row.refTuple('game', 'n'), '>', row.tuple(after.game, after.n)))
      .orderBy('game')
      .orderBy('n')
      .limit(rowsAtOnce)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last
    const read = rows.flatMap(row => {
      const said = lineThen.safeParse(readJson(row.line))
      return said.success
        ? { ...row, channel: said.data.channel, who: said.data.who.id, id: said.data.id }
        : []
    })
    if (read.length > 0) await updateRows(db, read)
  }
}

/** Updates many rows in one statement that both databases know: an insert that meets the rows that are there already. */
const updateRows = (db: Kysely<TablesThen>, rows: readonly TablesThen['chat'][]) =>
  db
    .insertInto('chat')
    .values(rows)
    .onConflict(same =>
      same.columns(['game', 'n']).doUpdateSet({
        channel: row => row.ref('excluded.channel'),
        who: row => row.ref('excluded.who'),
        id: row => row.ref('excluded.id'),
      }),
    )
    .execute()
