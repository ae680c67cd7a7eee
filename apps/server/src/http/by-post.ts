import type { RouteAsked, RouteGiven, Turn } from '@paydata/protocol'
import type { Routing } from '../cluster/routing.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { notTooFast } from '../refusing.ts'
import { otherSide } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import { goOnHoliday, holidaysOf } from '../tables/holidays.ts'
import type { Opening } from '../tables/opening.ts'
import { roomIn } from '../tables/room-record.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

type Posting = Opening & Routing & { readonly limits: Limits }

/** So many of a player's games are told with their names. */
const mostTold = 50

/** The routes for games that wait for a player, and for holidays from games by post. */
export const byPostRoutes = {
  async myTurns(
    { store, limits }: Pick<Posting, 'store' | 'limits'>,
    visit: Visit,
  ): Promise<RouteGiven<'myTurns'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'people', visit))
    const asked = store.selectFrom('turns').where('turns.player', '=', id)
    const { count } = await asked.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
    const rows = await asked
      .innerJoin('games', 'games.id', 'turns.game')
      .select(['turns.side', 'turns.since', 'turns.due_at', 'games.room', 'games.format'])
      .where('games.format', '<=', format)
      .orderBy('turns.due_at', order => order.asc().nullsLast())
      .orderBy('turns.since')
      .limit(mostTold)
      .execute()
    const turns = rows.flatMap(({ side, since, due_at, ...row }): Turn[] => {
      const room = roomIn(row)
      if (room === null) return []
      const { title, edition } = room.settings
      const opponent = room.seats[otherSide(side)]?.who ?? null
      const due = due_at === null ? null : Number(due_at)
      return [{ game: room.id, title, edition, side, opponent, since: Number(since), due }]
    })
    return { turns, count: Number(count) }
  },

  async holidays(
    { store, limits, now }: Pick<Posting, 'store' | 'limits' | 'now'>,
    visit: Visit,
  ): Promise<RouteGiven<'holidays'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'people', visit))
    return { holidays: await holidaysOf(store, id, now()) }
  },

  async goOnHoliday(
    world: Posting,
    visit: Visit,
    { days }: RouteAsked<'goOnHoliday'>,
  ): Promise<RouteGiven<'goOnHoliday'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(world.limits('seats', id))
    return { holidays: await goOnHoliday(world, id, days) }
  },
}
