import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { personOf } from '../identity/players.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { sideOf } from '../rooms/room.ts'
import { keptPart } from '../seen/keeping.ts'
import { recordsOf } from '../statistics/players.ts'
import { resultsOf } from '../statistics/results.ts'
import type { Store } from '../store/open.ts'
import type { Opening } from '../tables/opening.ts'
import { tableToRead } from '../tables/opening.ts'
import type { Visit } from './visit.ts'

/** The routes for statistics of finished games and of players. */
export const statisticsRoutes = {
  async gameStatistics(
    world: Opening & { readonly limits: Limits },
    visit: Visit,
    { game }: RouteAsked<'gameStatistics'>,
  ): Promise<RouteGiven<'gameStatistics'>> {
    notTooFast(waitFor(world.limits, 'histories', visit))
    const { me } = visit
    const table = await tableToRead(world, game)
    const { room } = table
    const isPlayer = me !== null && sideOf(room, me.id) !== null
    if (!isPlayer && room.settings.spectators.see === 'nothing') throw new RefusedError('notAllowed')
    const { corp, runner } = room.seats
    const { result } = room
    if (corp === null || runner === null || result === null) throw new RefusedError('notReady')
    const numbers = await keptPart(world, game, 'numbers')
    return { statistics: { game, players: { corp: corp.who, runner: runner.who }, result, ...numbers } }
  },

  async playerStatistics(
    { store, limits }: { readonly store: Store; readonly limits: Limits },
    visit: Visit,
    { player }: RouteAsked<'playerStatistics'>,
  ): Promise<RouteGiven<'playerStatistics'>> {
    notTooFast(waitFor(limits, 'histories', visit))
    const found = await store
      .selectFrom('players')
      .select(['id', 'name', 'password'])
      .where('id', '=', player)
      .executeTakeFirst()
    if (found === undefined) throw new RefusedError('noSuchThing')
    const results = await resultsOf(store, player, visit.me?.id === player ? 'all' : 'open')
    return { statistics: { player: personOf(found), ...recordsOf(player, results) } }
  },
}
