import type { Announcement, Person } from '@paydata/protocol'
import { holdPlayers } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import { note } from '../roles/audit.ts'
import { mustHaveRole } from '../roles/roles.ts'
import type { Store } from '../store/open.ts'

/** Of more nobody would read any. */
const mostAnnounced = 3

const aDay = 24 * 3_600_000

/** What is announced now, the newest first. */
export async function announced(
  store: Pick<Store, 'selectFrom'>,
  now: number,
): Promise<readonly Announcement[]> {
  const rows = await store
    .selectFrom('announcements')
    .selectAll()
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(mostAnnounced)
    .execute()
  return rows
    .map(({ id, text, at, until }) => ({ id, text, at: Number(at), until: Number(until) }))
    .sort((one, other) => other.at - one.at)
}

/** Announces something for some days. The id makes a repeated request announce nothing twice; whether it is new is told. */
export const announce = (
  store: Store,
  me: Person,
  { id, text, days }: { readonly id: string; readonly text: string; readonly days: number },
  now: number,
): Promise<'announced' | 'already'> =>
  store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [me.id])
    const has = await mustHaveRole(transaction, me, 'operator')
    const before = await transaction
      .selectFrom('announcements')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (before !== undefined) return 'already'
    if ((await announced(transaction, now)).length >= mostAnnounced)
      throw new RefusedError('notAllowed', { because: [{ code: 'enoughAnnounced' }] })
    await transaction
      .insertInto('announcements')
      .values({ id, text, at: now, until: now + days * aDay })
      .execute()
    await note(transaction, { who: me.id, has, deed: 'announced', whom: null }, now)
    return 'announced'
  })

/** Ends an announcement before its time. */
export const withdraw = (store: Store, me: Person, id: string, now: number): Promise<void> =>
  store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [me.id])
    const has = await mustHaveRole(transaction, me, 'operator')
    const ended = await transaction
      .updateTable('announcements')
      .set({ until: now })
      .where('id', '=', id)
      .where('until', '>', now)
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) return
    await note(transaction, { who: me.id, has, deed: 'withdrew', whom: null }, now)
  })
