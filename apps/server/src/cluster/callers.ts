import type { Caller } from '../sockets/conversation.ts'
import type { CallerData } from './envelopes.ts'
import type { Sending } from './wire.ts'

/** People who are connected to another process and whose game is at this one. */
export interface Callers {
  /** Does some work for a person who is connected to another process. Forgets them afterwards if they watch no game here. */
  serve<T>(process: string, caller: CallerData, work: (caller: Caller) => Promise<T>): Promise<T>
  /** The people who are connected to that process. */
  whoCameThrough(process: string): readonly Caller[]
  /** Forgets who watches a game, as this process does not have it any more. */
  forgetGame(game: string): void
  /** The processes through which somebody is at a place. */
  processesAt(place: string): Iterable<string>
}

interface Known {
  readonly process: string
  readonly caller: Caller
  readonly rooms: Set<string>
  /** How many of their requests are being worked on. */
  busy: number
}

export function newCallers(wire: Sending, me: string): Callers {
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
      // If they have disconnected meanwhile, their process answers the `join` below with `goFrom`.
      connected: true,
      data: { me: who, address, games: new Set() },
      rooms,
      // Their process hears this before anything that is told at the place, so they miss nothing.
      join(place) {
        if (rooms.has(place)) return
        rooms.add(place)
        count(place, process, 1)
        wire.post(process, { is: 'join', from: me, connection: id, place })
      },
      leave(place) {
        if (!rooms.delete(place)) return
        count(place, process, -1)
        wire.post(process, { is: 'leave', connection: id, place })
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
    whoCameThrough: process =>
      [...known.values()].filter(each => each.process === process).map(({ caller }) => caller),
    forgetGame(game) {
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
