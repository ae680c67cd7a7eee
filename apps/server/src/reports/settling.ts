import type { NewMeasure, Person } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { holdPlayers } from '../identity/players.ts'
import { measureIdOf, mustBeUnder, takeIn } from '../measures/taking.ts'
import { RefusedError } from '../refusing.ts'
import { note } from '../roles/audit.ts'
import { mustHaveRole } from '../roles/roles.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { whomItIsAbout } from './report.ts'

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
    const about = whomItIsAbout(row)
    if (taken !== null && about === null)
      throw new RefusedError('notAllowed', { because: [{ code: 'aboutNobody' }] })
    await holdPlayers(transaction, taken === null || about === null ? [me.id] : [me.id, about])
    const has = await mustHaveRole(transaction, me, 'moderator')
    // An operator may lay a report about themselves aside, as there may be nobody else.
    if (about !== null && !(taken === null && has === 'operator'))
      await mustBeUnder(transaction, me, has, about)
    const measure = taken?.kind ?? null
    const from = `report/${id}`
    const settled = await transaction
      .updateTable('reports')
      .set({ settled_at: now, settled_by: me.id, measure })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (settled.numUpdatedRows === 0n) {
      if (await isSettledSo(transaction, me, id, about, taken, from)) return
      throw new RefusedError('notAllowed', { because: [{ code: 'settledAlready' }] })
    }
    await note(transaction, { who: me.id, has, deed: 'settledReport', whom: about }, now)
    if (taken !== null && about !== null) await takeIn(transaction, me, has, about, taken, from, now)
  })

/** Whether the same person has settled it in the same way, as the database has it by now. */
async function isSettledSo(
  transaction: Transaction<Tables>,
  me: Person,
  id: string,
  about: string | null,
  taken: NewMeasure | null,
  from: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('reports')
    .select(['settled_by', 'measure'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.settled_by !== me.id) return false
  if (taken === null || about === null) return row.measure === null
  const same = await transaction
    .selectFrom('measures')
    .select('id')
    .where('id', '=', measureIdOf(about, taken, from))
    .executeTakeFirst()
  return same !== undefined
}
