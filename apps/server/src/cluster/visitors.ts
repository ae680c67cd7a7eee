import type { PackedUpdate } from '@paydata/protocol'
import { leadsTo, requests } from '@paydata/protocol'
import type { Connection, Sockets } from '../sockets/conversation.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import { comeAgain } from './answering.ts'
import type { Wanted } from './envelopes.ts'
import { cameAgain } from './envelopes.ts'
import { whereItIs } from './routing.ts'

/** Those whose connection is here and whose games may be anywhere. */
export interface Visitors {
  /** What clients here were shown of a game that is elsewhere. */
  shown(game: string, version: number): void
  answered(request: Extract<Wanted, { do: 'request' }>, answer: unknown): void
  /** The games elsewhere at which somebody from here is. */
  games(): readonly string[]
  comeAgain(game: string): Promise<void>
}

function lastOf(updates: readonly PackedUpdate[]): number | null {
  const last = updates.at(-1)
  return last === undefined ? null : leadsTo(last)
}

export function visitorsOf(world: World, sockets: Sockets): Visitors {
  const versions = new Map<string, number>()
  const shown = (game: string, version: number): void => {
    // Games nobody looks at any more are swept when there are many.
    if (versions.size > 10_000)
      for (const each of versions.keys()) if (at(each).length === 0) versions.delete(each)
    versions.set(game, Math.max(version, versions.get(game) ?? 0))
  }

  const at = (game: string): readonly Connection[] => {
    const ids = sockets.sockets.adapter.rooms.get(places.around(game, null)) ?? []
    return [...ids].flatMap(id => sockets.sockets.sockets.get(id) ?? [])
  }

  async function comesAgain(connection: Connection, game: string, have: number | null): Promise<void> {
    const { id, data, rooms } = connection
    const from = [...rooms].filter(place => place.includes(game))
    const missed = await whereItIs(
      world,
      game,
      () => comeAgain({ world, connection }, game, from, have),
      async owner => {
        const caller = { id, me: data.me, address: data.address }
        const wanted = { do: 'comeAgain', caller, game, places: from, have } as const
        return cameAgain.parse(await world.cluster.ask(owner, wanted)).missed
      },
    )
    // Who cannot go on from what they have seen connects again, as after any loss of the connection.
    if (missed === null) connection.conn.close()
    for (const { eye, update } of missed ?? []) {
      connection.emit('update', { game, eye, update })
      shown(game, leadsTo(update))
    }
  }

  return {
    shown,
    answered({ game, name, asked }, answer) {
      if (name !== 'watch') return
      const [given, had] = [requests.watch.gives.safeParse(answer), requests.watch.asks.safeParse(asked)]
      const [first] = given.success ? given.data.seen : []
      if (first === undefined) return
      const have = had.success ? had.data.have : null
      const version = first.is === 'whole' ? first.version : (lastOf(first.updates) ?? have)
      if (version !== null) shown(game, version)
    },
    games: () => [...new Set([...sockets.sockets.sockets.values()].flatMap(({ data }) => [...data.games]))],
    async comeAgain(game) {
      const have = versions.get(game) ?? null
      for (const connection of at(game))
        await comesAgain(connection, game, have).catch(() => connection.conn.close())
    },
  }
}
