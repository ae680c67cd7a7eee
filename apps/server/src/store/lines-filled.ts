import type { Kysely } from 'kysely'
import { z } from 'zod'
import { readJson } from './json.ts'

/** The table as it was when this was written. */
type Then = {
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

const atOnce = 500

/** Notes beside each line what it is looked for by. Of what cannot be read nothing is noted; to do it again does no harm. */
export async function fillLines(any: Kysely<unknown>): Promise<void> {
  const db = any.withTables<Then>()
  let after = { game: '', n: 0 }
  for (;;) {
    const rows = await db
      .selectFrom('chat')
      .select(['game', 'n', 'line'])
      .where(row => row(row.refTuple('game', 'n'), '>', row.tuple(after.game, after.n)))
      .orderBy('game')
      .orderBy('n')
      .limit(atOnce)
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
    if (read.length > 0) await noteBeside(db, read)
  }
}

/** One statement for all of them, in every database: the rows are there already. */
const noteBeside = (db: Kysely<Then>, rows: readonly Then['chat'][]) =>
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
