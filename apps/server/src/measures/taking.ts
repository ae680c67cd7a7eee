import { createHash } from 'node:crypto'
import type { AppealShown, NewMeasure, Person, Role } from '@paydata/protocol'
import { mayAs } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { holdPlayers, personOf } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import { note } from '../roles/audit.ts'
import { mustHaveRole, roleOf } from '../roles/roles.ts'
import { withdrawChallengesOf } from '../searches/challenges.ts'
import { endSearchesOf } from '../searches/stored.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { measureIn, mostMeasures } from './stored.ts'

const aDay = 24 * 3_600_000

/** Nobody does anything about themselves, and a moderator nothing about others with a role. */
export async function mustBeUnder(
  transaction: Transaction<Tables>,
  me: Person,
  has: Role,
  player: string,
): Promise<void> {
  const theirs = await roleOf(transaction, player)
  if (player === me.id || (theirs !== null && !mayAs(has, 'operator')))
    throw new RefusedError('notAllowed', { because: [{ code: 'notAboutThem' }] })
}

/** The id of a measure follows from what led to it and what it is, so that a repeated request takes none twice. */
export const measureIdOf = (player: string, taken: NewMeasure, from: string): string => {
  const days = 'days' in taken ? taken.days : 0
  const what = [from, player, taken.kind, taken.reason, days].join('/')
  return createHash('sha256').update(what).digest('hex').slice(0, 12)
}

/** Takes a measure in the transaction of one who has a role, and notes it. */
export async function takeIn(
  transaction: Transaction<Tables>,
  me: Person,
  has: Role,
  player: string,
  taken: NewMeasure,
  from: string,
  now: number,
): Promise<void> {
  const { kind, reason } = taken
  const id = measureIdOf(player, taken, from)
  const before = await transaction
    .selectFrom('measures')
    .select('id')
    .where('player', '=', player)
    .limit(mostMeasures)
    .execute()
  if (before.some(each => each.id === id)) return
  // Somebody who has had so many can still be closed out.
  if (before.length >= mostMeasures && kind !== 'close') throw new RefusedError('tooLarge')
  const until = 'days' in taken ? now + taken.days * aDay : null
  const nothingYet = {
    ...{ seen_at: null, lifted_at: null, appeal: null, appealed_at: null },
    ...{ answer: null, answer_seen_at: null, waits_since: null },
  }
  await transaction
    .insertInto('measures')
    .values({ id, player, kind, reason, taken_by: me.id, at: now, until, ...nothingYet })
    .execute()
  if (kind === 'close' || kind === 'unrated') {
    await endSearchesOf(transaction, player, kind, now)
    await withdrawChallengesOf(transaction, player, kind)
  }
  if (kind === 'close') await transaction.deleteFrom('calls').where('player', '=', player).execute()
  await note(transaction, { who: me.id, has, deed: 'tookMeasure', whom: player, measure: kind, reason }, now)
}

/** Takes a measure against a player whom nobody has reported. */
export const takeMeasure = (
  store: Store,
  me: Person,
  player: string,
  taken: NewMeasure,
  request: string,
  now: number,
): Promise<void> =>
  store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [me.id, player])
    const has = await mustHaveRole(transaction, me, 'moderator')
    await mustBeUnder(transaction, me, has, player)
    await takeIn(transaction, me, has, player, taken, `${me.id}/${request}`, now)
  })

const mostAppeals = 50

/** What players have said and nobody has answered, the oldest first. */
export async function appealsThatWait(store: Store): Promise<AppealShown[]> {
  const rows = await store
    .selectFrom('measures')
    .innerJoin('players', 'players.id', 'measures.player')
    .selectAll('measures')
    .select(['players.name', 'players.password'])
    .where('waits_since', '>', 0)
    .orderBy('waits_since')
    .limit(mostAppeals)
    .execute()
  return rows.flatMap(({ name, password, ...row }) =>
    measureIn(row).map(measure => ({ player: personOf({ id: row.player, name, password }), measure })),
  )
}

/** Keeps a measure or lifts it. The same answer again changes nothing. */
export const answerAppeal = (
  store: Store,
  me: Person,
  id: string,
  answer: 'kept' | 'lifted',
  now: number,
): Promise<void> =>
  store.transaction().execute(async transaction => {
    const row = await transaction.selectFrom('measures').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined || row.appeal === null) throw new RefusedError('noSuchThing')
    await holdPlayers(transaction, [me.id, row.player])
    const has = await mustHaveRole(transaction, me, 'moderator')
    await mustBeUnder(transaction, me, has, row.player)
    const answered = await transaction
      .updateTable('measures')
      .set({ answer, waits_since: null, ...(answer === 'lifted' ? { lifted_at: now } : {}) })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .executeTakeFirstOrThrow()
    if (answered.numUpdatedRows === 0n) {
      const { answer: given } = await transaction
        .selectFrom('measures')
        .select('answer')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (given === answer) return
      throw new RefusedError('notAllowed', { because: [{ code: 'settledAlready' }] })
    }
    const deed = answer === 'kept' ? 'keptMeasure' : 'liftedMeasure'
    await note(
      transaction,
      { who: me.id, has, deed, whom: row.player, measure: row.kind, reason: row.reason },
      now,
    )
  })
