import type { Caller } from '../sockets/conversation.ts'
import type { CallerData } from './envelopes.ts'
import type { Wire } from './wire.ts'

/** Those whose connection is at another process and who are at games here. */
export interface Callers {
  /** Does something for somebody at another process, and forgets who then looks at nothing here. */
  serve<T>(process: string, caller: CallerData, work: (caller: Caller) => Promise<T>): Promise<T>
  /** All who came through a process. */
  through(process: string): readonly Caller[]
  /** A game is not here any more. */
  forget(game: string): void
  /** The processes through which somebody is at a place. */
  processesAt(place: string): Iterable<string>
}

interface Known {
  readonly process: string
  readonly caller: Caller
  readonly rooms: Set<string>
  /** How much is being done for them. */
  busy: number
}

export function newCallers(wire: Wire, me: string): Callers {
  const known = new Map<string, Known>()
  const at = new Map<string, Map<string, number>>()

  function count(place: string, process: string, by: 1 | -1): void {
    const processes = at.get(place) ?? new Map<string, number>()
    const now = (processes.get(process) ?? 0) + by
    if (now > 0) processes.set(process, now)
    else processes.delete(process)
    if (processes.size > 0) at.set(place, processes)
    else at.delete(place)
  }

  function newCaller(process: string, { id, me: who, address }: CallerData, rooms: Set<string>): Caller {
    return {
      id,
      // Who has gone meanwhile is told to go by the process they were at, when it is asked to let them join.
      connected: true,
      data: { me: who, address, games: new Set() },
      rooms,
      // Said before anything is told at the place, so nothing is missed.
      join(place) {
        if (rooms.has(place)) return
        rooms.add(place)
        count(place, process, 1)
        wire.sayInPassing(process, { is: 'join', from: me, connection: id, place })
      },
      leave(place) {
        if (!rooms.delete(place)) return
        count(place, process, -1)
        wire.sayInPassing(process, { is: 'leave', connection: id, place })
      },
    }
  }

  function knownAs(process: string, data: CallerData): Known {
    const already = known.get(data.id)
    if (already !== undefined) return already
    const rooms = new Set<string>()
    const each: Known = { process, caller: newCaller(process, data, rooms), rooms, busy: 0 }
    known.set(data.id, each)
    return each
  }

  function settle({ caller, rooms, busy }: Known): void {
    if (rooms.size === 0 && busy === 0) known.delete(caller.id)
  }

  return {
    async serve(process, data, work) {
      const each = knownAs(process, data)
      each.busy++
      try {
        return await work(each.caller)
      } finally {
        each.busy--
        settle(each)
      }
    },
    through: process =>
      [...known.values()].filter(each => each.process === process).map(({ caller }) => caller),
    forget(game) {
      for (const each of known.values()) {
        const { process, caller, rooms } = each
        if (!caller.data.games.delete(game)) continue
        for (const place of [...rooms].filter(each => each.includes(game))) {
          rooms.delete(place)
          count(place, process, -1)
        }
        settle(each)
      }
    },
    processesAt: place => at.get(place)?.keys() ?? [],
  }
}
