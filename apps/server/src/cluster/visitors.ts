import type { ToTell } from '@paydata/match'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import { eye, leadsTo, requests } from '@paydata/protocol'
import type { Connection, Sockets } from '../sockets/conversation.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import { comeAgainHere } from './answering.ts'
import type { Versions, Wanted } from './envelopes.ts'
import { cameAgain } from './envelopes.ts'
import { whereItIs } from './routing.ts'

/** Those whose connection is here and whose games may be anywhere. */
export interface Visitors {
  /** What clients here were shown of a game, wherever it is. */
  shown(game: string, by: Eye, version: number): void
  /** Until now a game was here: all that look at it here have seen it up to this version. */
  wasHere(game: string, version: number): void
  answered(request: Extract<Wanted, { do: 'request' }>, answer: unknown): void
  /** A process has taken in somebody from here who looks at a game it has. */
  cameTo(process: string, connection: Connection, game: string): void
  /** The games elsewhere at which somebody from here is. */
  games(): readonly string[]
  /** Those of them at which somebody from here was taken in by this process. */
  gamesAt(process: string): readonly string[]
  /** Whether somebody from here was taken in by another process than this, which has the game now. */
  isAstray(game: string, owner: string): boolean
  comeAgain(game: string): Promise<void>
}

function lastOf(updates: readonly PackedUpdate[]): number | null {
  const last = updates.at(-1)
  return last === undefined ? null : leadsTo(last)
}

export function visitorsOf(world: World, sockets: Sockets, me: string): Visitors {
  const versions = new Map<string, Versions>()
  /** Games to which those who are here come again just now, and whether they have to once more after it. */
  const coming = new Map<string, 'this time' | 'and again'>()
  /** Where each was taken in; who is not named was taken in here. */
  const takenInBy = new WeakMap<Connection, Map<string, string>>()

  const shown = (game: string, by: Eye, version: number): void => {
    const before = versions.get(game)
    if (before !== undefined) {
      before[by] = Math.max(version, before[by] ?? 0)
      return
    }
    // Games nobody looks at any more are swept when there are many.
    if (versions.size > 10_000)
      for (const each of versions.keys()) if (at(each).length === 0) versions.delete(each)
    versions.set(game, { [by]: version })
  }

  const cameTo = (process: string, connection: Connection, game: string): void => {
    const places = takenInBy.get(connection) ?? new Map<string, string>()
    takenInBy.set(connection, places.set(game, process))
  }
  const ownerFor = (connection: Connection, game: string): string =>
    takenInBy.get(connection)?.get(game) ?? me

  const at = (game: string): readonly Connection[] => {
    const ids = sockets.sockets.adapter.rooms.get(places.around(game, null)) ?? []
    return [...ids].flatMap(id => sockets.sockets.sockets.get(id) ?? [])
  }

  /** What this connection is told besides what everybody here has been told meanwhile. */
  async function comesAgain(
    connection: Connection,
    game: string,
    have: Versions,
  ): Promise<readonly ToTell[]> {
    const { id, data, rooms } = connection
    const from = [...rooms].filter(place => place.includes(game))
    const missed = await whereItIs(
      world,
      game,
      () => {
        cameTo(me, connection, game)
        return comeAgainHere({ world, connection }, game, from, have)
      },
      async owner => {
        const caller = { id, me: data.me, address: data.address }
        const wanted = { do: 'comeAgain', caller, game, places: from, have } as const
        return cameAgain.parse(await world.cluster.ask(owner, wanted)).missed
      },
    )
    // Who cannot go on from what they have seen connects again, as after any loss of the connection.
    if (missed === null) connection.conn.close()
    const told = versions.get(game) ?? {}
    const only = (missed ?? []).filter(({ eye, update }) => leadsTo(update) > (told[eye] ?? 0))
    for (const { eye, update } of only) connection.emit('update', { game, eye, update })
    return only
  }

  async function allComeAgain(game: string): Promise<void> {
    const have = { ...versions.get(game) }
    const told: ToTell[] = []
    for (const connection of at(game))
      try {
        told.push(...(await comesAgain(connection, game, have)))
      } catch {
        connection.conn.close()
      }
    for (const { eye, update } of told) shown(game, eye, leadsTo(update))
  }

  const games = (): readonly string[] => [
    ...new Set([...sockets.sockets.sockets.values()].flatMap(({ data }) => [...data.games])),
  ]

  return {
    shown,
    wasHere(game, version) {
      for (const each of eye.options) shown(game, each, version)
    },
    answered({ game, name, asked }, answer) {
      if (name !== 'watch') return
      const [given, had] = [requests.watch.gives.safeParse(answer), requests.watch.asks.safeParse(asked)]
      const [first] = given.success ? given.data.seen : []
      if (first === undefined) return
      const have = had.success ? had.data.have : null
      const version = first.is === 'whole' ? first.version : (lastOf(first.updates) ?? have)
      if (version !== null) shown(game, first.eye, version)
    },
    cameTo,
    games,
    gamesAt: process =>
      games().filter(game => at(game).some(connection => ownerFor(connection, game) === process)),
    isAstray: (game, owner) => at(game).some(connection => ownerFor(connection, game) !== owner),
    async comeAgain(game) {
      // One after the other, or what was missed would be told twice.
      if (coming.has(game)) return void coming.set(game, 'and again')
      try {
        do {
          coming.set(game, 'this time')
          await allComeAgain(game)
        } while (coming.get(game) === 'and again')
      } finally {
        coming.delete(game)
      }
    },
  }
}
