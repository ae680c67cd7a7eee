import type { ToTell } from '@paydata/match'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import { eye, leadsTo, requests } from '@paydata/protocol'
import type { Connection, Sockets } from '../sockets/conversation.ts'
import type { Playing } from '../tables/playing.ts'
import { places } from '../world.ts'
import { resumeVisitorHere } from './answering.ts'
import { Elsewhere } from './cluster.ts'
import type { Versions, Wanted } from './envelopes.ts'
import { cameAgain } from './envelopes.ts'
import { runAtOwner } from './routing.ts'

/** People who are connected to this process, and what they have seen of their games, wherever those are. */
export interface Visitors {
  /** Clients here were shown a version of a game. */
  noteShown(game: string, by: Eye, version: number): void
  /** A game was at this process until now: all who watch it here have seen it up to this version. */
  noteShownToAll(game: string, version: number): void
  /** Another process has answered a request; if it was `watch`, the client has seen what came with it. */
  noteAnswer(request: Extract<Wanted, { do: 'request' }>, answer: unknown): void
  /** A process that has a game has let in somebody from here, who watches it there. */
  noteTakenIn(process: string, connection: Connection, game: string): void
  /** All games that somebody from here watches. */
  games(): readonly string[]
  /** Those of them for which somebody from here was let in by that process. */
  gamesTakenInBy(process: string): readonly string[]
  /** Whether somebody from here was let in by another process than the owner of the game. */
  areAstray(game: string, owner: string): boolean
  /** Lets all from here who watch these games watch them at their owners, and tells them what they missed. */
  resume(games: readonly string[]): void
}

function lastOf(updates: readonly PackedUpdate[]): number | null {
  const last = updates.at(-1)
  return last === undefined ? null : leadsTo(last)
}

export function visitorsOf(world: Playing, sockets: Sockets, me: string): Visitors {
  const versions = new Map<string, Versions>()
  /** Games whose visitors are being resumed just now, and whether that has to be done once more after it. */
  const resuming = new Map<string, 'this time' | 'and again'>()
  /** Which process let each connection in for each game; where none is named, this one did. */
  const takenInBy = new WeakMap<Connection, Map<string, string>>()

  const noteShown = (game: string, by: Eye, version: number): void => {
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

  const noteTakenIn = (process: string, connection: Connection, game: string): void => {
    const places = takenInBy.get(connection) ?? new Map<string, string>()
    takenInBy.set(connection, places.set(game, process))
  }
  const ownerFor = (connection: Connection, game: string): string =>
    takenInBy.get(connection)?.get(game) ?? me

  const at = (game: string): readonly Connection[] => {
    const ids = sockets.sockets.adapter.rooms.get(places.around(game, null)) ?? []
    return [...ids].flatMap(id => sockets.sockets.sockets.get(id) ?? [])
  }

  /** Lets a connection watch a game at its owner. The result is what it was told besides what everybody here was told meanwhile. */
  async function resumeVisitor(
    connection: Connection,
    game: string,
    have: Versions,
  ): Promise<readonly ToTell[]> {
    const { id, data, rooms } = connection
    const from = [...rooms].filter(place => place.includes(game))
    const missed = await runAtOwner(
      world,
      game,
      () => {
        noteTakenIn(me, connection, game)
        return resumeVisitorHere({ world, connection }, game, from, have)
      },
      async owner => {
        const caller = { id, me: data.me, address: data.address }
        const wanted = { do: 'comeAgain', caller, game, places: from, have } as const
        return cameAgain.parse(await world.cluster.ask(owner, wanted)).missed
      },
    )
    // A client that cannot go on from what it has seen connects again, as after any loss of its connection.
    if (missed === null) connection.conn.close()
    const told = versions.get(game) ?? {}
    const only = (missed ?? []).filter(({ eye, update }) => leadsTo(update) > (told[eye] ?? 0))
    for (const { eye, update } of only) connection.emit('update', { game, eye, update })
    return only
  }

  async function resumeAllAt(game: string): Promise<void> {
    const have = { ...versions.get(game) }
    const told: ToTell[] = []
    for (const connection of at(game))
      try {
        told.push(...(await resumeVisitor(connection, game, have)))
      } catch {
        connection.conn.close()
      }
    for (const { eye, update } of told) noteShown(game, eye, leadsTo(update))
  }

  /** One after the other, or a client would be told twice what it missed. */
  async function resumeOnce(game: string): Promise<void> {
    if (resuming.has(game)) return void resuming.set(game, 'and again')
    try {
      do {
        resuming.set(game, 'this time')
        await resumeAllAt(game)
      } while (resuming.get(game) === 'and again')
    } finally {
      resuming.delete(game)
    }
  }

  const games = (): readonly string[] => [
    ...new Set([...sockets.sockets.sockets.values()].flatMap(({ data }) => [...data.games])),
  ]

  return {
    noteShown,
    noteShownToAll(game, version) {
      for (const each of eye.options) noteShown(game, each, version)
    },
    noteAnswer({ game, name, asked }, answer) {
      if (name !== 'watch') return
      const [given, had] = [requests.watch.gives.safeParse(answer), requests.watch.asks.safeParse(asked)]
      const [first] = given.success ? given.data.seen : []
      if (first === undefined) return
      const have = had.success ? had.data.have : null
      const version = first.is === 'whole' ? first.version : (lastOf(first.updates) ?? have)
      if (version !== null) noteShown(game, first.eye, version)
    },
    noteTakenIn,
    games,
    gamesTakenInBy: process =>
      games().filter(game => at(game).some(connection => ownerFor(connection, game) === process)),
    areAstray: (game, owner) => at(game).some(connection => ownerFor(connection, game) !== owner),
    resume(games) {
      for (const game of games)
        resumeOnce(game).catch(error => {
          if (!(error instanceof Elsewhere))
            world.logger.error(
              { game, err: error },
              'could not let visitors go on at the new owner of a game',
            )
        })
    },
  }
}
