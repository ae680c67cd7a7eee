import { Elsewhere } from '../cluster/cluster.ts'
import type { Routing } from '../cluster/routing.ts'
import { notingChosen } from '../decks/played.ts'
import { bothBesides } from '../matches/log.ts'
import { RefusedError } from '../refusing.ts'
import type { Room, Seat, Side } from '../rooms/room.ts'
import { newSeat, otherSide } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { Opening } from '../tables/opening.ts'
import { tableOf } from '../tables/opening.ts'
import { inTurn } from '../tables/queue.ts'
import { saveRoom } from '../tables/room-record.ts'
import { tellAround, tellLobby } from '../tables/telling.ts'
import { blocksAmong } from './blocks.ts'
import { tellSearches, tellSearchOver } from './calls.ts'
import { withoutDebtors } from './owed.ts'
import { closeRoom, lookAfterOwn } from './own.ts'
import type { KeptApart, Pair } from './pairing.ts'
import { pairsOf } from './pairing.ts'
import type { Comer } from './stored.ts'
import { claimingPair, comersFrom, searchesOn } from './stored.ts'
import { tellPaired } from './telling.ts'
import { isWaiting } from './waiting.ts'

export type Rounds = Opening & Routing

/** Milliseconds between two rounds, and from when a search begins to the round that it leads to: others may begin with it. */
const every = 250
const soon = 30

/** Pairs those who look for an opponent, as long as this process has rooms with searches. The result stops it. */
export function letSearchesPair(world: Rounds): () => void {
  let next: NodeJS.Timeout | null = null
  let isOn = false
  let isStopped = false

  function plan(wait: number): void {
    if (isStopped || next !== null) return
    next = setTimeout(() => void go(), wait)
    next.unref()
  }

  async function go(): Promise<void> {
    next = null
    if (isOn) return plan(soon)
    isOn = true
    try {
      await round(world)
    } catch (error) {
      if (!world.isClosing)
        world.logger.error({ err: error }, 'could not pair those who look for an opponent')
    }
    isOn = false
    if (world.searching.games().length > 0) plan(every)
  }

  world.searching.onNoted(() => {
    if (next !== null) clearTimeout(next)
    next = null
    plan(soon)
  })
  return () => {
    isStopped = true
    if (next !== null) clearTimeout(next)
  }
}

/** Milliseconds in which nobody plays the same opponent again. */
const pause = 60_000

async function round(world: Rounds): Promise<void> {
  const mine = world.searching.games()
  if (mine.length === 0 || world.isClosing) return
  const here = await lookAfterOwn(world, mine, await searchesOn(world.store))
  await tellSearches(
    world,
    here.filter(({ game }) => world.searching.has(game)),
  )
  if (here.length < 2) return
  const now = world.now()
  const seekers = await withoutDebtors(world, here)
  const apart = await keptApart(
    world.store,
    seekers.map(({ player }) => player),
    now,
  )
  // Of a pair of two processes, the one that has the room in which they are to meet sees to it.
  const pairs = pairsOf(seekers, apart, now).filter(({ host }) => world.searching.has(host.game))
  const comers = await comersFrom(
    world.store,
    pairs.flatMap(({ host, guest }) => [host.game, guest.game]),
  )
  await Promise.all(pairs.map(pair => meet(world, pair, comers)))
}

/** Who is kept apart by a block, or has just played the other. */
async function keptApart(store: Store, players: readonly string[], now: number): Promise<KeptApart> {
  const lately = now - pause
  const [blocks, met, played] = await Promise.all([
    blocksAmong(store, players),
    store
      .selectFrom('searches')
      .select(['player', 'opponent'])
      .where('state', '=', 'paired')
      .where('ended_at', '>', lately)
      .execute(),
    store
      .selectFrom('results')
      .select(['corp', 'runner'])
      .where('corp', 'in', players)
      .where('ended_at', '>', lately)
      .execute(),
  ])
  const keyOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)
  const apart = new Set([
    ...blocks.map(([one, other]) => keyOf(one, other)),
    ...met.map(({ player, opponent }) => keyOf(player, opponent ?? '')),
    ...played.map(({ corp, runner }) => keyOf(corp, runner)),
  ])
  return (one, other) => apart.has(keyOf(one, other))
}

/** Brings two together, or leaves both as they are if one of them has found somebody else meanwhile. */
async function meet(world: Rounds, pair: Pair, comers: ReadonlyMap<string, Comer>): Promise<void> {
  const [host, guest] = [comers.get(pair.host.game), comers.get(pair.guest.game)]
  if (host === undefined || guest === undefined) return
  try {
    const table = await tableOf(world, pair.host.game)
    await inTurn(table, () => seatBoth(world, table, pair, { host, guest }))
    await closeRoom(world, pair.guest.game)
  } catch (error) {
    // Somebody else was first, or the game is another process's by now: the next round sees what is.
    if (error instanceof Elsewhere || error instanceof RefusedError) return
    world.logger.error({ game: pair.host.game, err: error }, 'could not bring two players together')
  }
}

interface Both {
  readonly host: Comer
  readonly guest: Comer
}

async function seatBoth(
  world: Rounds,
  table: Awaited<ReturnType<typeof tableOf>>,
  pair: Pair,
  both: Both,
): Promise<void> {
  if (!world.searching.has(table.id) || !isWaiting(table.room)) return
  const { store } = world
  const decks = [
    { ...both.host, side: pair.side },
    { ...both.guest, side: otherSide(pair.side) },
  ].map(({ who, side, decks }) =>
    notingChosen(store, { game: table.id, player: who.id, side }, decks[side]?.kept ?? null),
  )
  const claims = claimingPair(store, [pair.host, pair.guest], table.id, world.now())
  const besides = decks.reduce(bothBesides, claims)
  await saveRoom(world, table, roomOfBoth(table.room, pair.side, both), { besides })
  await tellSearchOver(world, table.id)
  world.searching.forget(table.id)
  tellAround(world, table)
  tellLobby(world, table)
  tellPaired(world, table.room)
}

/** The room of one search with both players in it. It is for points if both want that. */
function roomOfBoth(room: Room, side: Side, { host, guest }: Both): Room {
  const seatOf = ({ who, decks }: Comer, at: Side): Seat => ({
    ...newSeat(who),
    deck: decks[at]?.deck ?? null,
  })
  const [corp, runner] = side === 'corp' ? [host, guest] : [guest, host]
  const stakes = host.stakes === 'rated' && guest.stakes === 'rated' ? 'rated' : 'friendly'
  return {
    ...room,
    settings: { ...room.settings, stakes, takeBacks: stakes === 'rated' ? 'never' : 'allowed' },
    seats: { corp: seatOf(corp, 'corp'), runner: seatOf(runner, 'runner') },
  }
}
