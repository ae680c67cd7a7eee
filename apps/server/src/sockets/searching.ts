import type { Asked, Given, Person, Wish } from '@paydata/protocol'
import { clocksOfPaces, newRoom as roomToMake } from '@paydata/protocol'
import type { Routing } from '../cluster/routing.ts'
import { mustBeSomebody } from '../http/visit.ts'
import { waitFor } from '../limits/rates.ts'
import { mustMayPlay } from '../measures/standing.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { dayOf, deckFor } from '../rooms/decks.ts'
import { idFor, newRoom } from '../rooms/making.ts'
import type { Room, Side } from '../rooms/room.ts'
import { blockedBy, changeBlocks } from '../searches/blocks.ts'
import { beCalled, beCalledNoMore, calledUntil } from '../searches/calls.ts'
import { clockedGamesOf, owesMove } from '../searches/owed.ts'
import { closeRoom } from '../searches/own.ts'
import { peopleNow } from '../searches/people-now.ts'
import type { DeckBrought, DecksBrought } from '../searches/stored.ts'
import {
  addressKey,
  beginningSearch,
  endSearch,
  newestSearch,
  ratingsFor,
  searchOf,
} from '../searches/stored.ts'
import { mustTakeNewGames } from '../tables/beginning.ts'
import { tableIfAny, tableOf } from '../tables/opening.ts'
import { makingRoom } from '../tables/room-record.ts'
import { tellLobby } from '../tables/telling.ts'
import type { Conversation } from './conversation.ts'
import { deckAsked } from './deck-asked.ts'
import type { Meeting } from './lobby.ts'
import { forStranger } from './lobby.ts'
import { enterTable } from './presence.ts'

export type Seeking = Meeting & Routing
type Asking = Conversation<Seeking>

export const somebody = ({ connection }: Asking) => mustBeSomebody(connection.data)

/** A deck for each side that the player may get, as they are judged today. */
export async function decksBrought(
  conversation: Asking,
  asked: Pick<Asked<'search'>, 'side' | 'format' | 'decks'>,
): Promise<DecksBrought> {
  const { side: wanted, format, decks } = asked
  const me = somebody(conversation)
  const judge = { format, edition: '26.03', day: dayOf(conversation.world.now()) } as const
  async function brought(side: Side): Promise<DeckBrought | null> {
    if (wanted !== 'either' && wanted !== side) return null
    const chosen = decks[side]
    if (chosen === null) throw new RefusedError('notReady', { because: [{ code: 'noDeckYet' }] })
    const { asked: own, kept } = await deckAsked(conversation, me.id, chosen)
    const deck = deckFor(side, judge, own)
    if (deck.problems.length > 0) throw new RefusedError('deckIllegal', { because: deck.problems })
    return { deck, kept }
  }
  return { corp: await brought('corp'), runner: await brought('runner') }
}

/** An open game of what somebody wishes, with them and their deck in a seat. */
export async function roomFor(
  conversation: Asking,
  id: string,
  host: Person,
  asked: Wish,
  decks: DecksBrought,
): Promise<Room> {
  const { side, format, pace, stakes } = asked
  const settings = roomToMake.parse({
    side: side === 'either' ? 'random' : side,
    format,
    stakes,
    clock: clocksOfPaces[pace],
    takeBacks: stakes === 'rated' ? 'never' : 'allowed',
  })
  const secret = conversation.world.newSecret()
  const room = await newRoom(id, host, { ...settings, id }, secret, forStranger(conversation))
  const { corp, runner } = room.seats
  return {
    ...room,
    seats: {
      corp: corp && { ...corp, deck: decks.corp?.deck ?? null },
      runner: runner && { ...runner, deck: decks.runner?.deck ?? null },
    },
  }
}

async function beginSearch(conversation: Asking, id: string, asked: Asked<'search'>): Promise<void> {
  const { world, connection } = conversation
  const { store, secret } = world
  const me = somebody(conversation)
  mustTakeNewGames(world)
  notTooFast(waitFor(world.limits, 'searches', connection.data))
  await mustMayPlay(store, me.id, asked.stakes, world.now())
  const decks = await decksBrought(conversation, asked)
  const clocked = await clockedGamesOf(store, me.id)
  if (await owesMove(world, clocked, me.id))
    throw new RefusedError('notAllowed', { because: [{ code: 'owesMove' }] })
  const room = await roomFor(conversation, id, me, asked, decks)
  const { side, format, pace, stakes } = asked
  const made = makingRoom(store, room)
  const begins = beginningSearch(
    store,
    {
      ...{ game: id, player: me.id, side, format, pace, stakes, decks, clocked },
      address: addressKey(secret, connection.data.address),
      ratings: await ratingsFor(store, me.id, format),
    },
    world.now(),
  )
  await world.log.append({
    ...{ game: id, rows: [], snapshot: null, fence: null },
    besides: { ...made, statements: [...made.statements, ...begins] },
  })
}

/** Requests of those who look for an opponent. */
export const searchRequests = {
  async search(conversation: Asking, asked: Asked<'search'>): Promise<Given<'search'>> {
    const { world } = conversation
    const id = idFor(world.secret, somebody(conversation).id, `search/${asked.id}`)
    const before = await tableIfAny(world, id)
    if (before === null) await beginSearch(conversation, id, asked)
    const table = before ?? (await tableOf(world, id))
    if (before === null) tellLobby(world, table)
    await enterTable(conversation, table)
    const search = await searchOf(world.store, id)
    if (search === null) throw new RefusedError('noSuchThing')
    return { search }
  },

  async stopSearch(conversation: Asking, { game }: Asked<'stopSearch'>) {
    const { world } = conversation
    const me = somebody(conversation)
    const table = await tableOf(world, game)
    if (table.room.host !== me.id) throw new RefusedError('notTheHost')
    if (!world.searching.has(game)) return {}
    await endSearch(world.store, game, { state: 'over', met: null, opponent: null }, world.now())
    await closeRoom(world, game)
    return {}
  },

  async mySearch({ world, connection }: Asking): Promise<Given<'mySearch'>> {
    const me = mustBeSomebody(connection.data)
    notTooFast(waitFor(world.limits, 'people', connection.data))
    const newest = await newestSearch(world.store, me.id)
    return {
      search: newest?.state === 'on' ? newest.search : null,
      paired: newest?.state === 'paired' ? newest.met : null,
      called: await calledUntil(world.store, me.id, world.now()),
    }
  },

  async peopleNow({ world, connection }: Asking): Promise<Given<'peopleNow'>> {
    notTooFast(waitFor(world.limits, 'people', connection.data))
    return peopleNow(world.store, world.now())
  },

  async callMe({ world, connection }: Asking, { wants, format }: Asked<'callMe'>): Promise<Given<'callMe'>> {
    const me = mustBeSomebody(connection.data)
    notTooFast(world.limits('mutes', me.id))
    if (wants === 'nothing') {
      await beCalledNoMore(world.store, me.id)
      return { until: null }
    }
    await mustMayPlay(world.store, me.id, 'friendly', world.now())
    const address = addressKey(world.secret, connection.data.address)
    return { until: await beCalled(world.store, me.id, { format, address }, world.now()) }
  },

  async block({ world, connection }: Asking, { player, block }: Asked<'block'>): Promise<Given<'block'>> {
    const me = mustBeSomebody(connection.data)
    notTooFast(world.limits('mutes', me.id))
    return { blocked: await changeBlocks(world.store, me.id, player, block) }
  },

  async blocked({ world, connection }: Asking): Promise<Given<'blocked'>> {
    const me = mustBeSomebody(connection.data)
    notTooFast(waitFor(world.limits, 'people', connection.data))
    return { blocked: await blockedBy(world.store, me.id) }
  },
}
