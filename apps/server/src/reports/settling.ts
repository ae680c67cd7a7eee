import type { NewMeasure, Person } from '@paydata/protocol'
import { holdPlayers } from '../identity/players.ts'
import { mustBeUnder, takeIn } from '../measures/taking.ts'
import { RefusedError } from '../refusing.ts'
import { note } from '../roles/audit.ts'
import { mustHaveRole } from '../roles/roles.ts'
import type { Store } from '../store/open.ts'

/** Settles a report, with a measure or with nothing. The same again changes nothing; of two who settle it, the second is told so. */
export const settle = (
  store: Store,
  me: Person,
  id: string,
  taken: NewMeasure | null,
  now: number,
): Promise<void> =>
  store.transaction().execute(async transaction => {
    const row = await transaction.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw new RefusedError('noSuchThing')
    if (taken !== null && row.about === null)
      throw new RefusedError('notAllowed', { because: [{ code: 'aboutNobody' }] })
    await holdPlayers(transaction, row.about === null ? [me.id] : [me.id, row.about])
    const has = await mustHaveRole(transaction, me, 'moderator')
    if (row.about !== null) await mustBeUnder(transaction, me, has, row.about)
    const measure = taken?.kind ?? null
    const settled = await transaction
      .updateTable('reports')
      .set({ settled_at: now, settled_by: me.id, measure })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (settled.numUpdatedRows === 0n) {
      if (row.settled_by === me.id && row.measure === measure) return
      throw new RefusedError('notAllowed', { because: [{ code: 'settledAlready' }] })
    }
    if (taken === null || row.about === null)
      await note(transaction, { who: me.id, has, deed: 'settledReport', whom: row.about }, now)
    else await takeIn(transaction, me, has, row.about, taken, `report/${id}`, now)
  })
