import type { Kysely } from 'kysely'
import { lookOf } from '../identity/looks.ts'

/** The table as it was when this migration was written. */
type TablesThen = { players: { id: string; name: string; look_key: string | null } }

const rowsAtOnce = 500

/** Fills `look_key`, by which names that look alike are found. The migration can be run again. */
export async function fillLooks(any: Kysely<unknown>): Promise<void> {
  const db = any.withTables<TablesThen>()
  for (let after = ''; ; ) {
    const players = db.selectFrom('players').select(['id', 'name']).where('id', '>', after)
    const rows = await players.orderBy('id').limit(rowsAtOnce).execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    for (const { id, name } of rows)
      await db
        .updateTable('players')
        .set({ look_key: lookOf(name) })
        .where('id', '=', id)
        .execute()
  }
}
