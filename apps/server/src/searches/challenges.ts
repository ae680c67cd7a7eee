import type { Challenge, DecliningWhy, Person, Wish } from '@paydata/protocol'
import { decliningWhy, format, pace, sideWanted } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { personOf } from '../identity/players.ts'
import type { Besides } from '../matches/log.ts'
import { places } from '../places.ts'
import { RefusedError } from '../refusing.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Telling } from '../tables/telling.ts'
import type { DecksBrought } from './stored.ts'
import { decksBrought } from './stored.ts'

/** Milliseconds for which a challenge waits, and for which its answer can be read afterwards. */
const waitsFor = 24 * 3_600_000
const readFor = 24 * 3_600_000
/** The most that wait for answers, by challenger. */
const mostOpen = 20
/** The newest that a page is told. */
const mostTold = 40

type Row = Tables['challenges']

export interface NewChallenge extends Wish {
  readonly id: string
  readonly challenger: string
  readonly challenged: string
  readonly decks: DecksBrought
}

/** Withdraws the open challenges of a player who may sit down with nobody any more, or with nobody for points. */
export async function withdrawChallengesOf(
  transaction: Transaction<Tables>,
  player: string,
  without: 'close' | 'unrated',
): Promise<void> {
  const theirs = transaction
    .updateTable('challenges')
    .set({ state: 'withdrawn' })
    .where('challenger', '=', player)
    .where('state', '=', 'open')
  await (without === 'close' ? theirs : theirs.where('stakes', '=', 'rated')).execute()
}

const stateAt = ({ state, until }: Pick<Row, 'state' | 'until'>, now: number): Challenge['state'] =>
  state === 'open' && Number(until) <= now ? 'expired' : state

async function peopleOf(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows = await store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.id, personOf(row)]))
}

async function told(store: Store, rows: readonly Row[], now: number): Promise<Challenge[]> {
  if (rows.length === 0) return []
  const people = await peopleOf(
    store,
    rows.flatMap(({ challenger, challenged }) => [challenger, challenged]),
  )
  return rows.flatMap(row => {
    const [from, to] = [people.get(row.challenger), people.get(row.challenged)]
    const why = decliningWhy.safeParse(row.why)
    if (from === undefined || to === undefined) return []
    return [
      {
        ...{ id: row.id, from, to, game: row.game, until: Number(row.until) },
        side: sideWanted.parse(row.side),
        format: format.parse(row.format),
        pace: pace.parse(row.pace),
        stakes: row.stakes,
        state: stateAt(row, now),
        why: why.success ? why.data : null,
      },
    ]
  })
}

/** Those of a player, in both directions, the newest first. */
export async function challengesOf(store: Store, player: string, now: number): Promise<Challenge[]> {
  const rows = await store
    .selectFrom('challenges')
    .selectAll()
    .where(of => of.or([of('challenger', '=', player), of('challenged', '=', player)]))
    .where('until', '>', now - readFor)
    .orderBy('until', 'desc')
    .limit(mostTold)
    .execute()
  return told(store, rows, now)
}

/** All of a player, in both directions, in the order of their ends: some of those after a place in it. */
export async function challengesAfter(
  store: Store,
  player: string,
  after: Pick<Row, 'id' | 'until'>,
  most: number,
  now: number,
): Promise<Challenge[]> {
  const of = (who: 'challenger' | 'challenged') =>
    store
      .selectFrom('challenges')
      .selectAll()
      .where(who, '=', player)
      .where(sql<boolean>`(until, id) > (${after.until}, ${after.id})`)
      .orderBy('until')
      .orderBy('id')
      .limit(most)
      .execute()
  const rows = [...(await of('challenger')), ...(await of('challenged'))].sort(
    (one, other) => Number(one.until) - Number(other.until) || (one.id < other.id ? -1 : 1),
  )
  return told(store, rows.slice(0, most), now)
}

async function rowOf(store: Store, id: string): Promise<Row> {
  const row = await store.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new RefusedError('noSuchThing')
  return row
}

export async function challengeCalled(store: Store, id: string, now: number): Promise<Challenge> {
  const [found] = await told(store, [await rowOf(store, id)], now)
  if (found === undefined) throw new RefusedError('noSuchThing')
  return found
}

/** With what the challenger comes. */
export async function decksOf(store: Store, id: string): Promise<DecksBrought> {
  return decksBrought.parse(readJson((await rowOf(store, id)).decks))
}

export async function keepChallenge(store: Store, made: NewChallenge, now: number): Promise<void> {
  const { decks, ...values } = made
  const open = await store
    .selectFrom('challenges')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('challenger', '=', made.challenger)
    .where('state', '=', 'open')
    .where('until', '>', now)
    .executeTakeFirst()
  if (Number(open?.count ?? 0) >= mostOpen) throw new RefusedError('tooLarge')
  await store
    .insertInto('challenges')
    .values({
      ...values,
      decks: JSON.stringify(decks),
      state: 'open',
      why: null,
      game: null,
      until: now + waitsFor,
    })
    // Asked again after a lost acknowledgement.
    .onConflict(same => same.column('id').doNothing())
    .execute()
}

const answering = (store: Store, id: string, to: Partial<Row>, now: number) =>
  store
    .updateTable('challenges')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('until', '>', now)

/** Claims a challenge for the game that it leads to: another window may have answered it. */
export const claimingChallenge = (store: Store, id: string, game: string, now: number): Besides => ({
  holds: [],
  claims: [answering(store, id, { state: 'accepted', game }, now).compile()],
  statements: [],
})

export async function declineChallenge(
  store: Store,
  id: string,
  why: DecliningWhy,
  now: number,
): Promise<void> {
  await answering(store, id, { state: 'declined', why }, now).execute()
}

export async function withdrawChallenge(store: Store, id: string, now: number): Promise<void> {
  await answering(store, id, { state: 'withdrawn' }, now).execute()
}

export async function forgetOldChallenges(store: Store, now: number): Promise<void> {
  await store
    .deleteFrom('challenges')
    .where('until', '<', now - readFor)
    .execute()
}

/** Tells both what there is of a challenge. Whoever misses it asks for all of theirs. */
export function tellChallenge({ tell }: Telling, challenge: Challenge): void {
  for (const { id } of [challenge.from, challenge.to]) tell(places.person(id), 'challenge', { challenge })
}
