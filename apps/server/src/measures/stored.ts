import type { Measure } from '@paydata/protocol'
import { measure, measureKind, measureReason } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

type Row = Tables['measures']

const maybe = (column: number | null): number | null => (column === null ? null : Number(column))

/** Whether its player has not read a measure, or not what their words were answered with. */
export const isUnread = ({
  seen_at,
  answer,
  answer_seen_at,
}: Pick<Row, 'seen_at' | 'answer' | 'answer_seen_at'>) =>
  seen_at === null || (answer !== null && answer_seen_at === null)

/** A measure as it is told; none for a kind of a later release. */
export function measureIn(row: Row): readonly Measure[] {
  const appeal =
    row.appeal === null ? null : { text: row.appeal, at: Number(row.appealed_at), answer: row.answer }
  const read = measure.safeParse({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    at: Number(row.at),
    until: maybe(row.until),
    seenAt: maybe(row.seen_at),
    unread: isUnread(row),
    liftedAt: maybe(row.lifted_at),
    appeal,
  })
  return read.success ? [read.data] : []
}

/** What a measure was, for the audit log; null for none, and for one of a later release. */
export function whatIn(kind: string | null, reason: string | null) {
  const read = { kind: measureKind.safeParse(kind), reason: measureReason.safeParse(reason) }
  return read.kind.success && read.reason.success ? { kind: read.kind.data, reason: read.reason.data } : null
}

/** More than are ever taken about one player. */
export const mostMeasures = 100

/** What was done about a player, the newest first. */
export async function measuresOf(
  store: Store | Transaction<Tables>,
  player: string,
  most = mostMeasures,
): Promise<Measure[]> {
  const rows = await store
    .selectFrom('measures')
    .selectAll()
    .where('player', '=', player)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(measureIn)
}

/** Whether a player has not read something that was done about them. */
export async function hasUnread(store: Store, player: string): Promise<boolean> {
  const rows = await store
    .selectFrom('measures')
    .select(['seen_at', 'answer', 'answer_seen_at'])
    .where('player', '=', player)
    .execute()
  return rows.some(isUnread)
}

/** The player has read a measure, and the answer to what they said. To read it again changes nothing. */
export async function readMeasure(store: Store, player: string, id: string, now: number): Promise<void> {
  const theirs = store.updateTable('measures').where('id', '=', id).where('player', '=', player)
  await theirs.set({ seen_at: now }).where('seen_at', 'is', null).execute()
  await theirs
    .set({ answer_seen_at: now })
    .where('answer', 'is not', null)
    .where('answer_seen_at', 'is', null)
    .execute()
}

/** The player says something against a measure, once. The same words again change nothing. */
export async function appeal(
  store: Store,
  player: string,
  id: string,
  text: string,
  now: number,
): Promise<void> {
  const said = await store
    .updateTable('measures')
    .set({ appeal: text, appealed_at: now, waits_since: now })
    .where('id', '=', id)
    .where('player', '=', player)
    .where('appeal', 'is', null)
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (said.numUpdatedRows > 0n) return
  const row = await store
    .selectFrom('measures')
    .select('appeal')
    .where('id', '=', id)
    .where('player', '=', player)
    .executeTakeFirst()
  if (row === undefined) throw new RefusedError('noSuchThing')
  // It was lifted before anybody spoke against it.
  if (row.appeal === null) throw new RefusedError('notAllowed')
  if (row.appeal !== text) throw new RefusedError('notAllowed', { because: [{ code: 'appealedAlready' }] })
}
