import type { Standing } from '@paydata/ratings'
import { newLedger } from '@paydata/ratings'
import type { Transaction } from 'kysely'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { noRatings } from './for-points.ts'
import { holdOrder, notedOf, winOf } from './rating.ts'

type Game = Tables['rated_games']

export interface Recomputed {
  readonly games: number
  /** Games of which something else is noted than before. */
  readonly changed: number
  readonly ratings: number
}

/** Works out all ratings and seasons anew, from all games for points in their order. */
export const recompute = (store: Store): Promise<Recomputed> =>
  store.transaction().execute(async transaction => {
    await holdOrder(transaction)
    return recomputeIn(transaction)
  })

/** A game gives no points any more, and what followed from it is worked out anew. Says whether there is such a game. */
export const annul = (store: Store, game: string): Promise<Recomputed | null> =>
  store.transaction().execute(async transaction => {
    await holdOrder(transaction)
    const update = transaction.updateTable('rated_games').set({ why: 'annulled' })
    const { numUpdatedRows } = await update.where('game', '=', game).executeTakeFirstOrThrow()
    return numUpdatedRows === 0n ? null : recomputeIn(transaction)
  })

const atOnce = 1000

async function recomputeIn(transaction: Transaction<Tables>): Promise<Recomputed> {
  const ledger = newLedger()
  const beaten = new Map<string, { season: string; player: string; losers: Set<string> }>()
  const standings = new Map<string, Omit<Tables['ratings'], keyof Standing>>()
  let [games, changed, last] = [0, 0, 0]
  for (;;) {
    const rows = await transaction
      .selectFrom('rated_games')
      .selectAll()
      .where('n', '>', last)
      .orderBy('n')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) break
    const other: Game[] = []
    for (const row of rows) {
      const after = again(row, ledger)
      if (after.why === null) {
        for (const side of ['corp', 'runner'] as const) {
          const of = { player: row[side], side, format: row.format }
          standings.set(JSON.stringify(of), of)
        }
        const win = winOf(row)
        if (win !== null) {
          const key = JSON.stringify([win.season, win.player])
          const of = beaten.get(key) ?? { ...win, losers: new Set<string>() }
          beaten.set(key, of)
          of.losers.add(win.loser)
        }
      }
      if (isOther(row, after)) other.push(after)
      last = row.n ?? last
    }
    await replace(transaction, other)
    games += rows.length
    changed += other.length
  }
  const ratings = [...standings.values()].flatMap(of => {
    const standing = ledger.standing(of.player, of.side === 'corp' ? 'corp' : 'runner', of.format)
    return standing === null ? [] : [{ ...of, ...standing }]
  })
  await replaceAll(transaction, ratings, [...beaten.values()])
  return { games, changed, ratings: ratings.length }
}

/** What a game came to, worked out again. Whether it came too soon depends on those before it. */
function again(row: Game, ledger: ReturnType<typeof newLedger>): Game {
  if (row.why !== null && row.why !== 'tooSoon') return { ...row, ...noRatings }
  const entered = ledger.enter({ ...row, at: Number(row.at) })
  if (entered === null) return { ...row, why: 'tooSoon', ...noRatings }
  return { ...row, why: null, ...notedOf(entered.before, entered.after) }
}

const noted = [
  'corp_before',
  'corp_after',
  'corp_deviation',
  'runner_before',
  'runner_after',
  'runner_deviation',
] as const

const isOther = (row: Game, after: Game): boolean =>
  row.why !== after.why || noted.some(name => row[name] !== after[name])

async function replace(transaction: Transaction<Tables>, rows: readonly Game[]): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insertInto('rated_games')
    .values([...rows])
    .onConflict(same =>
      same.column('game').doUpdateSet(of => ({
        why: of.ref('excluded.why'),
        corp_before: of.ref('excluded.corp_before'),
        corp_after: of.ref('excluded.corp_after'),
        corp_deviation: of.ref('excluded.corp_deviation'),
        runner_before: of.ref('excluded.runner_before'),
        runner_after: of.ref('excluded.runner_after'),
        runner_deviation: of.ref('excluded.runner_deviation'),
      })),
    )
    .execute()
}

async function replaceAll(
  transaction: Transaction<Tables>,
  ratings: readonly Tables['ratings'][],
  beaten: readonly {
    readonly season: string
    readonly player: string
    readonly losers: ReadonlySet<string>
  }[],
): Promise<void> {
  for (const table of ['ratings', 'season_wins', 'season_players'] as const)
    await transaction.deleteFrom(table).execute()
  const wins = beaten.flatMap(({ season, player, losers }) =>
    [...losers].map(loser => ({ season, player, loser })),
  )
  const players = beaten.map(({ season, player, losers }) => ({ season, player, beaten: losers.size }))
  for (const some of inParts(ratings)) await transaction.insertInto('ratings').values(some).execute()
  for (const some of inParts(wins)) await transaction.insertInto('season_wins').values(some).execute()
  for (const some of inParts(players)) await transaction.insertInto('season_players').values(some).execute()
}

const inParts = <Row>(rows: readonly Row[]): readonly Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, nth) =>
    rows.slice(nth * atOnce, (nth + 1) * atOnce),
  )
