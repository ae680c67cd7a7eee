import type { ToTell } from '@paydata/match'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import { eye, leadsTo, requests } from '@paydata/protocol'
import { places } from '../places.ts'
import type { Connection, Sockets } from '../sockets/conversation.ts'
import type { Visiting } from '../sockets/presence.ts'
import { resumeVisitorHere } from './answering.ts'
import { Elsewhere } from './cluster.ts'
import type { Versions, Wanted } from './envelopes.ts'
import { cameAgain } from './envelopes.ts'
import { runAtOwner } from './routing.ts'

/** The people who are connected to this process, and the version of each game that they were shown last, whoever owns it. */
export interface Visitors {
  /** Notes that clients here were shown a version of a game. */
  noteShown(game: string, by: Eye, version: number): void
  /** Notes that all who watch a game here have seen this version, as this process owned the game until now. */
  noteShownToAll(game: string, version: number): void
  /** Notes the answer of another process. If the request was `watch`, the client has seen the version in the answer. */
  noteAnswer(request: Extract<Wanted, { do: 'request' }>, answer: unknown): void
  /** Notes that the owner of a game lets a connection of this process watch it. */
  noteTakenIn(process: string, connection: Connection, game: string): void
  /** All games that somebody connected here watches. */
  games(): readonly string[]
  /** The games that a connection of this process watches at the given process. */
  gamesTakenInBy(process: string): readonly string[]
  /** Whether a connection of this process watches the game at another process than its owner. */
  areAstray(game: string, owner: string): boolean
  /** Lets all connections of this process that watch these games watch them at their owners, and sends what they missed. */
  resume(games: readonly string[]): void
}

function lastOf(updates: readonly PackedUpdate[]): number | null {
  const last = updates.at(-1)
  return last === undefined ? null : leadsTo(last)
}

export function visitorsOf(world: Visiting['world'], sockets: Sockets, me: string): Visitors {
  const versions = new Map<string, Versions>()
  /** Games whose visitors are being resumed now, and whether that has to be done again afterwards. */
  const resuming = new Map<string, 'this time' | 'and again'>()
  /** The process at which each connection watches each game. If none is named, it is this one. */
  const takenInBy = new WeakMap<Connection, Map<string, string>>()

  const noteShown = (game: string, by: Eye, version: number): void => {
    const before = versions.get(game)
    if (before !== undefined) {
      before[by] = Math.max(version, before[by] ?? 0)
      return
    }
    // If there are many games, those that nobody watches any more are forgotten.
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

  /** Lets a connection watch a game at its owner. Gives the updates sent to it alone, which others here have not got meanwhile. */
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
    // A client that cannot go on from its version is disconnected. It connects again and asks for a whole view.
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

  /** Resumes the visitors of a game, never twice at the same time, as a client would then get the missed updates twice. */
  async function resumeInTurn(game: string): Promise<void> {
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
        resumeInTurn(game).catch(error => {
          if (!(error instanceof Elsewhere))
            world.logger.error(
              { game, err: error },
              'could not let visitors go on at the new owner of a game',
            )
        })
    },
  }
}
