import { randomBytes } from 'node:crypto'
import type { Pushed, PushName } from '@paydata/protocol'
import { leadsTo } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { Refuse } from '../refusing.ts'
import type { Sockets } from '../sockets/conversation.ts'
import { goFrom } from '../sockets/presence.ts'
import type { Store } from '../store/open.ts'
import { lose } from '../tables/keeping.ts'
import { fillLobby } from '../tables/listing.ts'
import { tableOf } from '../tables/opening.ts'
import type { Table } from '../tables/table.ts'
import { wakeClocks } from '../tables/tending.ts'
import type { World } from '../world.ts'
import { isAnEye, isForAll } from '../world.ts'
import { newAsking } from './asking.ts'
import { newCallers } from './callers.ts'
import type { Cluster } from './cluster.ts'
import { Elsewhere } from './cluster.ts'
import { handOver, heirOf } from './draining.ts'
import type { Envelope } from './envelopes.ts'
import { whereAllPlayersAre } from './following.ts'
import { hear } from './hearing.ts'
import { alikeFor, betterFor } from './heirs.ts'
import type { Taken } from './leases.ts'
import { leasesOf } from './leases.ts'
import { newMembers } from './members.ts'
import { shareLimits } from './sharing.ts'
import type { Visitors } from './visitors.ts'
import { visitorsOf } from './visitors.ts'
import { openWire } from './wire.ts'

type Settings = Pick<Config, 'LEASE_SECONDS'> & { readonly REDIS_URL: string }

const isUpdate = (place: string, name: PushName, pushed: unknown): pushed is Pushed<'update'> =>
  name === 'update' && isAnEye(place)

/** One of several processes that share a world by a PostgreSQL and a Redis. */
export async function joinCluster(config: Settings, store: Store, logger: Logger): Promise<Cluster> {
  const me = randomBytes(6).toString('hex')
  const wire = await openWire(config.REDIS_URL, me, logger)
  const leases = leasesOf(store, me, config.LEASE_SECONDS)
  const members = newMembers(leases, me, config.LEASE_SECONDS, logger)
  const callers = newCallers(wire, me)
  const asking = newAsking(wire, me)
  const fences = new Map<string, number>()
  const owners = new Map<string, string>()
  let isClosing = false
  let stopSharing = (): void => undefined
  /** What is known once this process takes part. */
  let part: { readonly world: World; readonly sockets: Sockets; readonly visitors: Visitors } | null = null

  const notElsewhere = (what: string) => (error: unknown) => {
    if (!(error instanceof Elsewhere)) logger.error({ err: error }, what)
  }

  /** Unless it has been taken anew since. */
  function forget(game: string, fence: number | null): void {
    if (fences.get(game) !== fence) return
    fences.delete(game)
    callers.forget(game)
  }

  /** Those who are here look at their games where they are now. */
  function comeAgain(games: readonly string[]): void {
    for (const game of games)
      part?.visitors.comeAgain(game).catch(notElsewhere('somebody could not come again'))
  }

  /** This process knows now who has a game. Who looked at it where it was before looks at it there. */
  function ownerIs(game: string, owner: string): void {
    if (owner === me) owners.delete(game)
    else owners.set(game, owner)
    if (!isClosing && part?.visitors.isAstray(game, owner)) comeAgain([game])
  }

  const gamesAfar = (): readonly string[] => (part?.visitors.games() ?? []).filter(game => !fences.has(game))

  function gone(process: string): void {
    if (part === null) return
    const { world, visitors } = part
    logger.info({ process }, 'a process is gone')
    asking.gone(process)
    for (const connection of callers.through(process))
      for (const game of [...connection.data.games])
        goFrom({ world, connection }, game).catch(notElsewhere('somebody left badly'))
    for (const [game, owner] of owners) if (owner === process) owners.delete(game)
    comeAgain(visitors.gamesAt(process))
    wakeClocks(world).catch(notElsewhere('clocks stand still'))
  }

  async function wasAway(): Promise<void> {
    if (part === null) return
    const { world } = part
    logger.warn('this process was away')
    for (const game of await leases.lost(fences)) {
      const table = await world.tables.get(game)?.catch(() => null)
      if (table) lose(world, table)
      else forget(game, fences.get(game) ?? null)
    }
    // To the others its visitors were gone.
    comeAgain(gamesAfar())
  }

  function moved(games: readonly string[], to: string | null): void {
    if (part === null) return
    const { world, visitors } = part
    for (const game of games) {
      if (to === null || to === me) owners.delete(game)
      else owners.set(game, to)
      if (to === me && !fences.has(game))
        tableOf(world, game).catch(notElsewhere('a game could not be taken over'))
    }
    // What this process has already it says only to be sure that all know.
    const others = games.filter(game => !fences.has(game) || visitors.isAstray(game, me))
    if (!isClosing) comeAgain(others)
  }

  /** Gives a game to another process, which then tells everybody who is there. */
  async function give(world: World, table: Table, to: string | null): Promise<void> {
    const given = await handOver(world, leases, table, to)
    forget(table.id, table.fence)
    if (given === null) return
    owners.set(table.id, given)
    wire.sayToAll({ is: 'moved', games: [table.id], to: given })
  }

  /** Who may be given a game: if there are any, only those that go on with it as it is played here. */
  function heirsOf(table: Table): readonly string[] {
    const others = members.others()
    const alike = alikeFor(table, others)
    return (alike.length > 0 ? alike : others.filter(({ isOpen }) => isOpen)).map(({ id }) => id)
  }

  /** Lets a game go where its players are, if that is elsewhere. */
  function follow(table: Table): void {
    if (part === null || isClosing) return
    const { world, sockets } = part
    const better = whereAllPlayersAre(table, callers, sockets)
    if (!alikeFor(table, members.others()).some(({ id }) => id === better)) return
    // After what they asked as they came or went is answered.
    setImmediate(() => {
      if (table.isGone) return
      const version = table.match?.position.n ?? 0
      give(world, table, better)
        .then(() => part?.visitors.wasHere(table.id, version))
        .catch(error => logger.error({ game: table.id, err: error }, 'a game could not follow its players'))
    })
  }

  /** Takes a game that nobody has, or leaves it to a process that goes on with it as it is played. */
  async function takeOrLeave(game: string): Promise<Taken> {
    const better = await betterFor(store, game, members.others())
    if (better === null) return leases.take(game)
    const isLeft = (await leases.leave(game, better)) === 'left'
    // Its clocks may run while nobody asks for it.
    if (isLeft) wire.sayToAll({ is: 'moved', games: [game], to: better })
    return leases.find(game)
  }

  /** Players may have come through a process before this one knew that it takes games. */
  function came(): void {
    for (const opened of part?.world.tables.values() ?? []) opened.then(follow).catch(() => undefined)
  }

  return {
    async take(game) {
      const taken = isClosing ? await leases.find(game) : await takeOrLeave(game)
      switch (taken.is) {
        case 'mine':
          fences.set(game, taken.fence)
          ownerIs(game, me)
          part?.world.metrics.taken.inc()
          return taken
        case 'theirs':
          ownerIs(game, taken.owner)
          throw new Elsewhere(game)
        case 'nobodys':
          throw new Elsewhere(game)
        case 'nothing':
          throw new Refuse('noSuchGame')
      }
    },
    async release(game, fence) {
      forget(game, fence)
      if (fence !== null) await leases.give(game, fence, null, null)
    },
    ownerOf: game => owners.get(game) ?? null,
    async ask(owner, wanted) {
      try {
        const given = await asking.ask(owner, wanted)
        if (wanted.do === 'request') {
          part?.world.metrics.forwarded.inc()
          part?.visitors.answered(wanted, given)
        }
        return given
      } catch (error) {
        if (owners.get(wanted.game) === owner) owners.delete(wanted.game)
        throw error
      }
    },
    tell(place, name, pushed, except = []) {
      if (isUpdate(place, name, pushed)) part?.visitors.shown(pushed.game, pushed.eye, leadsTo(pushed.update))
      const said: Envelope = { is: 'tell', from: me, place, name, pushed, except: [...except] }
      if (isForAll(place)) wire.sayToAll(said)
      else for (const process of callers.processesAt(place)) wire.sayInPassing(process, said)
    },
    disconnect(place) {
      const said: Envelope = { is: 'disconnect', from: me, place }
      if (isForAll(place)) wire.sayToAll(said)
      else for (const process of callers.processesAt(place)) wire.sayInPassing(process, said)
    },
    peopleChanged: follow,
    lost(game, fence, version) {
      forget(game, fence)
      if (version !== null) part?.visitors.wasHere(game, version)
      comeAgain([game])
      // Others are here through other processes, which need not know yet that anything has happened.
      wire.sayToAll({ is: 'moved', games: [game], to: null })
    },
    async begin(world: World, sockets: Sockets) {
      const visitors = visitorsOf(world, sockets, me)
      part = { world, sockets, visitors }
      stopSharing = shareLimits(world.limits, spent => wire.sayToAll({ is: 'spent', from: me, spent }))
      const ears = { me, world, sockets, wire, callers, asking, visitors, moved }
      await wire.listen(
        said => hear(ears, said),
        () => {
          asking.missed()
          // Others may have missed what was said meanwhile as well.
          wire.sayToAll({ is: 'moved', games: [...fences.keys()], to: me })
          comeAgain(gamesAfar())
          fillLobby(world).catch(notElsewhere('the lobby could not be read'))
        },
      )
      await members.begin({
        gone,
        came,
        wasAway: () => void wasAway().catch(notElsewhere('games of others could not be let go of')),
      })
    },
    async handOver() {
      isClosing = true
      if (part === null) return
      await members.closing()
      let nth = 0
      for (const opened of [...part.world.tables.values()]) {
        const table = await opened.catch(() => null)
        if (table === null) continue
        await give(part.world, table, heirOf(table, callers, heirsOf(table), nth++)).catch(error =>
          logger.error({ game: table.id, err: error }, 'a game could not be handed over'),
        )
      }
    },
    async leave() {
      members.end()
      stopSharing()
      // Also where the database is away: connections that stay open would keep the process alive.
      await leases.end().finally(() => wire.close())
    },
  }
}
