import { newAsking } from '../cluster/asking.ts'
import { newCallers } from '../cluster/callers.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Envelope } from '../cluster/envelopes.ts'
import type { Membership } from '../cluster/membership.ts'
import { isForAll } from '../places.ts'
import type { Front } from './doors.ts'
import { homeOf } from './doors.ts'
import { wireTo } from './wires.ts'

/** A thread among those that share the games of a server. It has the games whose home it is, as long as the server runs. */
export function joinThreads(front: Pick<Front, 'tell'>, me: string, threads: number) {
  const wire = wireTo(front)
  const asking = newAsking(wire, me)
  const callers = newCallers(wire, me)

  function ownerOf(game: string): string | null {
    const home = homeOf(game, threads)
    return home === me ? null : home
  }

  /** Sends something to where somebody is at a place: everybody is connected to the front. */
  function sendTo(place: string, said: Envelope): void {
    if (isForAll(place)) wire.broadcast(said)
    else for (const thread of callers.processesAt(place)) wire.post(thread, said)
  }

  const cluster: Cluster & Pick<Membership, 'hasHeirs'> = {
    async take(game) {
      if (ownerOf(game) !== null) throw new Elsewhere(game)
      return { fence: null, since: null }
    },
    release: async () => undefined,
    ownerOf,
    ask: (owner, wanted) => asking.ask(owner, wanted),
    tell: (place, name, pushed, except = []) =>
      sendTo(place, { is: 'tell', from: me, place, name, pushed, except: [...except] }),
    disconnect: place => sendTo(place, { is: 'disconnect', from: me, place }),
    peopleChanged: () => undefined,
    lost: () => undefined,
    hasHeirs: () => false,
  }
  return { wire, asking, callers, cluster }
}
