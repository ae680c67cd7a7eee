import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { personOf, playerWithId } from '../identity/players.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { curveOf, keepWish, mayBeTold, pointsIn, ratingsOf, seasonOf, wishOf } from '../ratings/reading.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { myResults } from '../statistics/mine.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

interface Rated {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

/** The routes for ratings, seasons, and a player's own games in numbers. To nobody is told what one of both does not want. */
export const ratingRoutes = {
  async myResults({ store, limits }: Rated, visit: Visit): Promise<RouteGiven<'myResults'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'histories', visit))
    return { results: [...(await myResults(store, id))] }
  },

  async wishRatings(
    { store, limits }: Rated,
    visit: Visit,
    { wish }: RouteAsked<'wishRatings'>,
  ): Promise<RouteGiven<'wishRatings'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(limits('changes', id))
    await keepWish(store, id, wish)
    return { wish }
  },

  async ratings(
    { store, limits, now }: Rated,
    visit: Visit,
    { player }: RouteAsked<'ratings'>,
  ): Promise<RouteGiven<'ratings'>> {
    notTooFast(waitFor(limits, 'ratings', visit))
    const asker = visit.me?.id ?? null
    const found = await playerWithId(store, player)
    if (found === undefined) throw new RefusedError('noSuchThing')
    const isTold = await mayBeTold(store, asker, player)
    return {
      player: personOf(found),
      wish: await wishOf(store, asker),
      ratings: isTold ? [...(await ratingsOf(store, player, now()))] : [],
    }
  },

  async ratingCurve(
    { store, limits }: Rated,
    visit: Visit,
    asked: RouteAsked<'ratingCurve'>,
  ): Promise<RouteGiven<'ratingCurve'>> {
    notTooFast(waitFor(limits, 'histories', visit))
    const asker = visit.me?.id ?? null
    if (!(await mayBeTold(store, asker, asked.player))) return { games: [] }
    return { games: [...(await curveOf(store, asked, asker === asked.player ? 'all' : 'open'))] }
  },

  async pointsOfGame(
    { store, limits }: Rated,
    visit: Visit,
    { game }: RouteAsked<'pointsOfGame'>,
  ): Promise<RouteGiven<'pointsOfGame'>> {
    notTooFast(waitFor(limits, 'ratings', visit))
    const asker = visit.me?.id ?? null
    const results = store.selectFrom('results').select(['corp', 'runner', 'open']).where('game', '=', game)
    const result = await results.executeTakeFirst()
    if (result === undefined) throw new RefusedError('notReady')
    const isPlayer = asker !== null && (result.corp === asker || result.runner === asker)
    if (!isPlayer && result.open === 'no') throw new RefusedError('notAllowed')
    return { points: await pointsIn(store, game, asker) }
  },

  async season(
    { store, limits }: Rated,
    visit: Visit,
    { season }: RouteAsked<'season'>,
  ): Promise<RouteGiven<'season'>> {
    notTooFast(waitFor(limits, 'ratings', visit))
    const isTold = (await wishOf(store, visit.me?.id ?? null)) === 'shown'
    return { players: isTold ? await seasonOf(store, season) : [] }
  },
}
