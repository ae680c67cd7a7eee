import type { Kysely } from 'kysely'
import { lookOf } from '../identity/looks.ts'

/** The table as it was when this was written. */
type Then = { players: { id: string; name: string; look_key: string | null } }

const atOnce = 500

/** Notes beside each name what it is taken for; to do it again does no harm. */
export async function fillLooks(any: Kysely<unknown>): Promise<void> {
  const db = any.withTables<Then>()
  for (let after = ''; ; ) {
    const players = db.selectFrom('players').select(['id', 'name']).where('id', '>', after)
    const rows = await players.orderBy('id').limit(atOnce).execute()
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
