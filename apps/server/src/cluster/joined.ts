import type { Pushed, PushName } from '@paydata/protocol'
import { leadsTo } from '@paydata/protocol'
import type { Logger } from 'pino'
import { isAnEye, isForAll } from '../places.ts'
import { hereBy } from '../sockets/conversation.ts'
import type { Store } from '../store/open.ts'
import type { Envelope } from './envelopes.ts'
import {
  dropGamesTakenByOthers,
  gamesMoved,
  messagesMissed,
  moreProcessesOpen,
  processGone,
} from './events.ts'
import { followPlayers, handOverAll } from './handing-over.ts'
import type { Part, Settings } from './link.ts'
import { openLink } from './link.ts'
import type { Membership } from './membership.ts'
import { isKnown, receive } from './receiving.ts'
import { shareLimits } from './sharing.ts'
import { takeGame } from './taking.ts'
import { visitorsOf } from './visitors.ts'

const isUpdate = (place: string, name: PushName, pushed: unknown): pushed is Pushed<'update'> =>
  name === 'update' && isAnEye(place)

/** Acts on a message of another process, which may be of another release. */
function hear(part: Part, said: Envelope): void {
  if (said.is === 'tell' && !isKnown(said))
    return part.logger.warn(
      { from: said.from, name: said.name },
      'could not read a message from another process to people here',
    )
  const moved = (games: readonly string[], to: string | null): void => gamesMoved(part, games, to)
  receive({ ...part, moving: { visitors: part.visitors, moved } }, said)
}

/** One of several processes that share a world by a PostgreSQL and a Redis. Each of its verbs is in a module of its own. */
export async function joinCluster(config: Settings, store: Store, logger: Logger): Promise<Membership> {
  const link = await openLink(config, store, logger)
  const { me, wire, leases, members, callers, asking, ownership } = link
  let begun: Part | null = null
  let stopSharing = (): void => undefined
  const part = (): Part => {
    if (begun === null) throw new Error('this process does not take part yet')
    return begun
  }

  /** Sends something to the processes through which somebody is at a place. */
  function sendTo(place: string, said: Envelope): void {
    if (isForAll(place)) wire.broadcast(said)
    else for (const process of callers.processesAt(place)) wire.post(process, said)
  }

  return {
    async take(game) {
      const grant = await takeGame(part(), game)
      part().world.metrics.taken.inc()
      return grant
    },
    async release(game, fence) {
      ownership.letGo(game, fence)
      if (fence !== null) await leases.give(game, fence, null, null)
    },
    ownerOf: ownership.ownerOf,
    async ask(owner, wanted) {
      try {
        const given = await asking.ask(owner, wanted)
        if (wanted.do === 'request') {
          part().world.metrics.forwarded.inc()
          part().visitors.noteAnswer(wanted, given)
        }
        return given
      } catch (error) {
        ownership.forgetOwner(wanted.game, owner)
        throw error
      }
    },
    tell(place, name, pushed, except = []) {
      if (isUpdate(place, name, pushed))
        part().visitors.noteShown(pushed.game, pushed.eye, leadsTo(pushed.update))
      sendTo(place, { is: 'tell', from: me, place, name, pushed, except: [...except] })
    },
    disconnect: place => sendTo(place, { is: 'disconnect', from: me, place }),
    peopleChanged: table => followPlayers(part(), table),
    lost(game, fence, version) {
      ownership.letGo(game, fence)
      if (version !== null) part().visitors.noteShownToAll(game, version)
      part().visitors.resume([game])
      // Players may be here through other processes, which need not know yet that anything has happened.
      wire.broadcast({ is: 'moved', games: [game], to: null })
    },
    async begin(world, sockets) {
      const joined: Part = {
        ...link,
        world,
        sockets,
        here: hereBy(sockets),
        visitors: visitorsOf(world, sockets, me),
      }
      begun = joined
      stopSharing = shareLimits(world.limits, spent => wire.broadcast({ is: 'spent', from: me, spent }))
      await wire.listen(
        said => hear(joined, said),
        () => messagesMissed(joined),
      )
      await members.begin({
        gone: process => processGone(joined, process),
        opened: () => void moreProcessesOpen(joined),
        wasAway: () =>
          void dropGamesTakenByOthers(joined).catch(error =>
            logger.error({ err: error }, 'could not drop games that other processes have taken'),
          ),
      })
    },
    metrics: async () => [],
    drain: async () => undefined,
    hasHeirs: () => members.others().some(({ isOpen }) => isOpen),
    handOver: () => handOverAll(part()),
    async leave() {
      members.end()
      stopSharing()
      // Also where the database is away: connections that stay open would keep the process alive.
      await leases.end().finally(() => wire.close())
    },
  }
}
