import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { personOf, playerWithId, somebodyNamed } from '../identity/players.ts'
import { answerAppeal, appealsThatWait, takeMeasure } from '../measures/taking.ts'
import { RefusedError } from '../refusing.ts'
import { historyOfPlayer, reportCalled, reportsAfter } from '../reports/queue.ts'
import { settle } from '../reports/settling.ts'
import type { LookingAfter } from './roles.ts'
import { whoLooksAfter } from './roles.ts'
import type { Visit } from './visit.ts'

/** What moderators do. Whether they have the role is asked again where something is changed. */
export const moderationRoutes = {
  async reports(
    world: LookingAfter,
    visit: Visit,
    { state, after }: RouteAsked<'reports'>,
  ): Promise<RouteGiven<'reports'>> {
    return reportsAfter(world.store, state, after, whoLooksAfter(world, visit))
  },

  async settleReport(
    world: LookingAfter,
    visit: Visit,
    { report, measure }: RouteAsked<'settleReport'>,
  ): Promise<RouteGiven<'settleReport'>> {
    const { store, now } = world
    const me = whoLooksAfter(world, visit)
    await settle(store, me, report, measure, now())
    return { report: await reportCalled(store, report, me) }
  },

  async history(
    world: LookingAfter,
    visit: Visit,
    { name }: RouteAsked<'history'>,
  ): Promise<RouteGiven<'history'>> {
    whoLooksAfter(world, visit)
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
    const me = whoLooksAfter(world, visit)
    const about = await playerWithId(store, player)
    if (about === undefined) throw new RefusedError('noSuchThing')
    await takeMeasure(store, me, player, measure, id, now())
    return { history: await historyOfPlayer(store, personOf(about)) }
  },

  async appeals(world: LookingAfter, visit: Visit): Promise<RouteGiven<'appeals'>> {
    whoLooksAfter(world, visit)
    return { appeals: await appealsThatWait(world.store) }
  },

  async answerAppeal(
    world: LookingAfter,
    visit: Visit,
    { measure, answer }: RouteAsked<'answerAppeal'>,
  ): Promise<RouteGiven<'answerAppeal'>> {
    await answerAppeal(world.store, whoLooksAfter(world, visit), measure, answer, world.now())
    return { appeals: await appealsThatWait(world.store) }
  },
}
