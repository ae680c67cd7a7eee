import type { PointsOfGame, RatedGame, Rating, RatingWish } from '@paydata/protocol'
import { format as formatName, noPoints, side as sideName } from '@paydata/protocol'
import { isProvisional, periodsBetween, rested } from '@paydata/ratings'
import { botNames } from '../identity/bot-names.ts'
import { gone, personOf } from '../identity/players.ts'
import type { Side } from '../rooms/room.ts'
import { otherSide } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

/** What a player wants; everybody wants ratings who has not said otherwise. */
export async function wishOf(store: Store, player: string | null): Promise<RatingWish> {
  if (player === null) return 'shown'
  const wishes = store.selectFrom('rating_wishes').select('wish').where('player', '=', player)
  return (await wishes.executeTakeFirst())?.wish ?? 'shown'
}

export async function keepWish(store: Store, player: string, wish: RatingWish): Promise<void> {
  if (wish === 'shown')
    return void (await store.deleteFrom('rating_wishes').where('player', '=', player).execute())
  const noted = store.insertInto('rating_wishes').values({ player, wish })
  await noted.onConflict(same => same.column('player').doNothing()).execute()
}

/** Whether one player may be told the ratings of another. */
export const mayBeTold = async (store: Store, asker: string | null, player: string): Promise<boolean> =>
  (await wishOf(store, asker)) === 'shown' && (await wishOf(store, player)) === 'shown'

export async function ratingsOf(store: Store, player: string, now: number): Promise<readonly Rating[]> {
  const rows = await store.selectFrom('ratings').selectAll().where('player', '=', player).execute()
  return rows.flatMap(row => {
    const [side, format] = [sideName.safeParse(row.side), formatName.safeParse(row.format)]
    if (!side.success || !format.success) return []
    const today = rested(row, periodsBetween(Number(row.at), now))
    return [
      {
        side: side.data,
        format: format.data,
        rating: Math.round(today.rating),
        deviation: Math.round(today.deviation),
        is: isProvisional(today) ? ('provisional' as const) : ('sure' as const),
        games: row.games,
      },
    ]
  })
}

const newest = 300

/** The newest games behind a rating. Others are told of those that nobody could watch only how they ended. */
export async function curveOf(
  store: Store,
  { player, side, format }: { readonly player: string; readonly side: Side; readonly format: string },
  which: 'all' | 'open',
): Promise<readonly RatedGame[]> {
  const rows = await store
    .selectFrom(
      store
        .selectFrom('rated_games')
        .selectAll()
        .where(side, '=', player)
        .where('format', '=', format)
        .where('why', 'is', null)
        .where('n', 'is not', null)
        .orderBy('n', 'desc')
        .limit(newest)
        .as('games'),
    )
    .leftJoin('players', 'players.id', `games.${otherSide(side)}`)
    .leftJoin('results', 'results.game', 'games.game')
    .selectAll('games')
    .select(['players.name', 'players.password', 'results.open'])
    .orderBy('games.n', 'desc')
    .execute()
  return rows.map(row => {
    const { before, after, deviation } = numbersOf(row, side)
    const isTold = which === 'all' || row.open === 'yes'
    return {
      game: isTold ? row.game : null,
      opponent: isTold ? opponentIn(row, otherSide(side)) : null,
      outcome: row.winner === null ? 'drawn' : row.winner === side ? 'won' : 'lost',
      rating: Math.round(after),
      deviation: Math.round(deviation),
      change: Math.round(after) - Math.round(before),
      at: Number(row.at),
    }
  })
}

type Noted = Omit<Tables['rated_games'], 'n'>

/** What everybody begins with. */
const beginning = 1500

const numbersOf = (row: Noted, side: Side) => ({
  before: (side === 'corp' ? row.corp_before : row.runner_before) ?? beginning,
  after: (side === 'corp' ? row.corp_after : row.runner_after) ?? beginning,
  deviation: (side === 'corp' ? row.corp_deviation : row.runner_deviation) ?? 0,
})

const levels = ['random', 'sensible', 'search'] as const

function opponentIn(
  row: Noted & { readonly name: string | null; readonly password: string | null },
  side: Side,
): RatedGame['opponent'] {
  const id = row[side]
  const level = levels.find(each => id === `bot-${each}`)
  if (level !== undefined) return { id, name: botNames[level], kind: 'bot', level }
  return row.name === null ? gone : personOf({ id, name: row.name, password: row.password })
}

/** What a game for points came to, for somebody who may be told of the game; null if it was for none. */
export async function pointsIn(
  store: Store,
  game: string,
  asker: string | null,
): Promise<PointsOfGame | null> {
  const row = await store.selectFrom('rated_games').selectAll().where('game', '=', game).executeTakeFirst()
  if (row === undefined) return null
  const of = async (side: Side) => {
    if (row.n === null || row.why !== null || !(await mayBeTold(store, asker, row[side]))) return null
    const { before, after } = numbersOf(row, side)
    return { before: Math.round(before), after: Math.round(after) }
  }
  const why = noPoints.safeParse(row.why)
  return { why: why.success ? why.data : null, corp: await of('corp'), runner: await of('runner') }
}

const mostInSeason = 100

/** Who has beaten the most different opponents in a season; without those who want no ratings. */
export async function seasonOf(store: Store, season: string) {
  const rows = await store
    .selectFrom('season_players')
    .innerJoin('players', 'players.id', 'season_players.player')
    .leftJoin('rating_wishes', 'rating_wishes.player', 'season_players.player')
    .select(['players.id', 'players.name', 'players.password', 'season_players.beaten'])
    .where('season_players.season', '=', season)
    .where('rating_wishes.player', 'is', null)
    .orderBy('season_players.beaten', 'desc')
    .orderBy('season_players.player', 'desc')
    .limit(mostInSeason)
    .execute()
  return rows.map(({ beaten, ...player }) => ({ player: personOf(player), beaten }))
}
