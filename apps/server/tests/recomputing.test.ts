import { simulated } from '@paydata/ratings'
import { expect } from 'vitest'
import { noRatings } from '../src/ratings/for-points.ts'
import { rateEnded } from '../src/ratings/rating.ts'
import { annul, recompute } from '../src/ratings/recomputing.ts'
import type { Store } from '../src/store/open.ts'
import { openStore } from '../src/store/open.ts'
import { guestRows } from './guest-rows.ts'
import { databases, testOn } from './stores.ts'

const players = 12
const { ended } = simulated(players, 150, 49)
const games = ended.map((game, nth) => ({ ...game, game: `game-${nth}`, n: null, why: null, ...noRatings }))

async function storeWith(where: Parameters<typeof openStore>[0], which: typeof games): Promise<Store> {
  const store = await openStore(where)
  const ids = Array.from({ length: players }, (_, nth) => `p${nth}`)
  await store.insertInto('players').values(guestRows(ids)).execute()
  if (which.length > 0) await store.insertInto('rated_games').values(which).execute()
  await rateEnded(store)
  return store
}

const ratingsIn = (store: Store) =>
  store.selectFrom('ratings').selectAll().orderBy('player').orderBy('side').execute()
const seasonsIn = async (store: Store) => [
  await store.selectFrom('season_players').selectAll().orderBy('player').execute(),
  await store.selectFrom('season_wins').selectAll().orderBy('player').orderBy('loser').execute(),
]

testOn(databases, 'all ratings worked out anew are those that were worked out game by game', async fresh => {
  const store = await storeWith(fresh(), games)
  const [ratings, seasons] = [await ratingsIn(store), await seasonsIn(store)]
  expect(await recompute(store)).toEqual({ games: games.length, changed: 0, ratings: ratings.length })
  await store.deleteFrom('ratings').where('side', '=', 'corp').execute()
  await store
    .updateTable('rated_games')
    .set({ corp_after: 1 })
    .where('game', 'in', ['game-3', 'game-4'])
    .execute()
  expect((await recompute(store)).changed).toBe(2)
  expect(await ratingsIn(store)).toEqual(ratings)
  expect(await seasonsIn(store)).toEqual(seasons)
  await store.destroy()
})

testOn(databases, 'a game that is annulled takes its points back from all who followed', async fresh => {
  const store = await storeWith(fresh(), games)
  const without = await storeWith(
    fresh(),
    games.filter(({ game }) => game !== 'game-20'),
  )
  const before = await ratingsIn(store)
  expect(await annul(store, 'game-20')).toMatchObject({ games: games.length })
  const after = await ratingsIn(store)
  expect(after).toEqual(await ratingsIn(without))
  expect(await seasonsIn(store)).toEqual(await seasonsIn(without))
  // Not only of the two who played it.
  const changed = after.filter(({ rating }, nth) => rating !== before[nth]?.rating)
  expect(changed.length).toBeGreaterThan(2)
  const [row] = await store.selectFrom('rated_games').selectAll().where('game', '=', 'game-20').execute()
  expect(row).toMatchObject({ why: 'annulled', corp_after: null })
  expect(await annul(store, 'no-such-game')).toBeNull()
  for (const each of [store, without]) await each.destroy()
})

testOn(databases, 'two who work out ratings at once work out each game once', async fresh => {
  const where = fresh()
  const store = await storeWith(where, [])
  await store.insertInto('rated_games').values(games).execute()
  await Promise.all([rateEnded(store), rateEnded(store), rateEnded(store)])
  const order = await store.selectFrom('rated_games').select('n').orderBy('n').execute()
  expect(order.map(({ n }) => n)).toEqual(games.map((_, nth) => nth + 1))
  expect((await recompute(store)).changed).toBe(0)
  await store.destroy()
})
