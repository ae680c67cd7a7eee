import { newAsking } from '../cluster/asking.ts'
import { newCallers } from '../cluster/callers.ts'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Shared } from '../cluster/link.ts'
import type { Membership } from '../cluster/membership.ts'
import type { Listening } from '../cluster/receiving.ts'
import { receive } from '../cluster/receiving.ts'
import { shareLimits } from '../cluster/sharing.ts'
import { RefusedError } from '../refusing.ts'
import { hereBy } from '../sockets/conversation.ts'
import type { Writer } from '../store/writing.ts'
import type { Games } from './doors.ts'
import { front, homeOf, nameOf } from './doors.ts'
import { storeFor } from './near.ts'
import { peerAt } from './peer.ts'
import type { GameThread } from './starting.ts'
import { wireFrom } from './wires.ts'

/** The thread that has the sockets, and no games: those are in threads that it starts. */
export function frontOf(
  count: number,
  writer: Writer,
  startThread: (name: string) => GameThread,
): Membership {
  const started: GameThread[] = []
  const threads = new Map<string, Games>()
  const { wire, carries } = wireFrom(threads)
  const asking = newAsking(wire, front)
  let stopSharing = (): void => undefined

  const all = <T>(ask: (thread: Games) => Promise<T>): Promise<T[]> =>
    Promise.all([...threads.values()].map(ask))

  function begin(name: string, listening: Listening, world: Shared): void {
    const thread = startThread(name)
    const store = storeFor(world, writer)
    started.push(thread)
    thread.port.once('close', () => {
      threads.delete(name)
      asking.ownerGone(name)
      store.end()
    })
    threads.set(
      name,
      peerAt(thread.port, store.api, parcel => {
        if (carries(name, parcel) === 'for the front') receive(listening, parcel.said)
      }),
    )
  }

  return {
    async take(game) {
      throw new Elsewhere(game)
    },
    release: async () => undefined,
    ownerOf: game => homeOf(game, count),
    async ask(owner, wanted) {
      // A thread that has ended takes the server with it, and clients ask the next one.
      if (!threads.has(owner)) throw new RefusedError('busy', { again: 1 })
      return asking.ask(owner, wanted)
    },
    // Nobody is connected to a thread of games, and only those list games.
    tell: () => undefined,
    disconnect: () => undefined,
    peopleChanged: () => undefined,
    lost: () => undefined,
    async begin(world, sockets) {
      const callers = newCallers(wire, front)
      const listening = { me: front, world, here: hereBy(sockets), wire, callers, asking, moving: null }
      for (let nth = 0; nth < count; nth++) begin(nameOf(nth), listening, world)
      stopSharing = shareLimits(world.limits, spent => wire.broadcast({ is: 'spent', from: front, spent }))
      await all(thread => thread.ask('open', null))
    },
    metrics: () => all(thread => thread.ask('metrics', null)),
    drain: async until => void (await all(thread => thread.ask('drain', until))),
    hasHeirs: () => false,
    handOver: async () => void (await all(thread => thread.ask('quieten', null))),
    async leave() {
      stopSharing()
      await Promise.allSettled([...threads.values()].map(thread => thread.ask('close', null)))
      await Promise.all(started.map(thread => thread.end()))
    },
  }
}
