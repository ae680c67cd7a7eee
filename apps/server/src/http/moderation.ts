import type { Person, RouteAsked, RouteGiven } from '@paydata/protocol'
import { personOf, playerWithId, somebodyNamed } from '../identity/players.ts'
import type { Limits } from '../limits/rates.ts'
import { answerAppeal, appealsThatWait, takeMeasure } from '../measures/taking.ts'
import { RefusedError } from '../refusing.ts'
import { historyOfPlayer, reportsAfter, shown } from '../reports/queue.ts'
import { settle } from '../reports/settling.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { somebodyWithin } from './visit.ts'

interface LookingAfter {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

const whoAsks = ({ limits }: LookingAfter, visit: Visit): Person =>
  somebodyWithin(limits, 'lookingAfter', visit)

/** What moderators do. Whether they have the role was asked before (`roleFor`), and is asked again where something is changed. */
export const moderationRoutes = {
  async reports(
    world: LookingAfter,
    visit: Visit,
    { state, after }: RouteAsked<'reports'>,
  ): Promise<RouteGiven<'reports'>> {
    return reportsAfter(world.store, state, after, whoAsks(world, visit))
  },

  async settleReport(
    world: LookingAfter,
    visit: Visit,
    { report, measure }: RouteAsked<'settleReport'>,
  ): Promise<RouteGiven<'settleReport'>> {
    const { store, now } = world
    const me = whoAsks(world, visit)
    await settle(store, me, report, measure, now())
    const row = await store
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', report)
      .executeTakeFirstOrThrow()
    return { report: await shown(store, row, me) }
  },

  async history(
    world: LookingAfter,
    visit: Visit,
    { name }: RouteAsked<'history'>,
  ): Promise<RouteGiven<'history'>> {
    whoAsks(world, visit)
    const player = await somebodyNamed(world.store, name)
    if (player === undefined) throw new RefusedError('noSuchThing')
    return { history: await historyOfPlayer(world.store, personOf(player)) }
  },

  async takeMeasure(
    world: LookingAfter,
    visit: Visit,
    { id, player, measure }: RouteAsked<'takeMeasure'>,
  ): Promise<RouteGiven<'takeMeasure'>> {
    const { store, now } = world
    const me = whoAsks(world, visit)
    const about = await playerWithId(store, player)
    if (about === undefined) throw new RefusedError('noSuchThing')
    await takeMeasure(store, me, player, measure, id, now())
    return { history: await historyOfPlayer(store, personOf(about)) }
  },

  async appeals(world: LookingAfter, visit: Visit): Promise<RouteGiven<'appeals'>> {
    whoAsks(world, visit)
    return { appeals: await appealsThatWait(world.store) }
  },

  async answerAppeal(
    world: LookingAfter,
    visit: Visit,
    { measure, answer }: RouteAsked<'answerAppeal'>,
  ): Promise<RouteGiven<'answerAppeal'>> {
    await answerAppeal(world.store, whoAsks(world, visit), measure, answer, world.now())
    return { appeals: await appealsThatWait(world.store) }
  },
}
