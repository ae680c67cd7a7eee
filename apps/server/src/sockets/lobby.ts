import { isDeepStrictEqual } from 'node:util'
import type { Asked, Given } from '@paydata/protocol'
import { notingChosen } from '../decks/played.ts'
import { mustBeSomebody } from '../http/visit.ts'
import type { Derive } from '../identity/deriving.ts'
import { derivingFor } from '../identity/hashing.ts'
import { isPassword } from '../identity/passwords.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import type { Besides } from '../matches/log.ts'
import { bothBesides } from '../matches/log.ts'
import { mustMayPlay, mustMayPlayWith, mustMaySpeak } from '../measures/standing.ts'
import { places } from '../places.ts'
import { notingAddress } from '../ratings/for-points.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import {
  chooseDeck,
  chooseSecondDeck,
  giveOrders,
  hush,
  isRematchAgreed,
  letSit,
  notReady,
  ready,
  seatBot,
  seatIn,
  showDeckName,
  sit,
  stand,
  swap,
  unseat,
  wantRematch,
} from '../rooms/changes.ts'
import { deckFor, judgeOf } from '../rooms/decks.ts'
import { idFor, idHere, newBot, newRoom, rematchOf } from '../rooms/making.ts'
import type { Room } from '../rooms/room.ts'
import { otherSide } from '../rooms/room.ts'
import { newestOf, roomView } from '../rooms/views.ts'
import { mustMeet } from '../searches/blocks.ts'
import { tellSearchOver } from '../searches/calls.ts'
import { endOfSearch } from '../searches/ending.ts'
import { tellPaired } from '../searches/telling.ts'
import { comerTo } from '../searches/waiting.ts'
import type { Draining } from '../tables/beginning.ts'
import { mustTakeNewGames, saveRoomOrBegin } from '../tables/beginning.ts'
import type { Opening } from '../tables/opening.ts'
import { tableIfAny, tableOf } from '../tables/opening.ts'
import { presenceAt } from '../tables/people.ts'
import { inTurn } from '../tables/queue.ts'
import { saveNewRoom, saveRoom } from '../tables/room-record.ts'
import { callBot, takeSeatAgain } from '../tables/standing-in.ts'
import type { Table } from '../tables/table.ts'
import { standingAt } from '../tables/table.ts'
import { tellAround, tellLobby } from '../tables/telling.ts'
import type { Hashing } from '../threads/hashing.ts'
import type { Lists } from '../threads/lists.ts'
import type { Conversation } from './conversation.ts'
import { deckAsked } from './deck-asked.ts'
import type { Visiting } from './presence.ts'
import { enterTable, leaveTable } from './presence.ts'

export type Meeting = Visiting['world'] &
  Draining &
  Hashing &
  Lists & {
    readonly limits: Limits
    /** The key from which the ids of games are made. */
    readonly secret: string
    /** The server's part of the seed of a game. */
    readonly newSecret: () => string
  }
type Asking = Conversation<Meeting>

const somebody = ({ connection }: Asking) => mustBeSomebody(connection.data)

export const forStranger = ({ world, connection }: Asking): Derive =>
  derivingFor(world.derive, { is: 'stranger', address: connection.data.address })

const shownTo = ({ connection }: Asking, table: Table): { room: Given<'enter'>['room'] } => ({
  room: roomView(table.room, connection.data.me?.id ?? '', presenceAt(table), standingAt(table)),
})

function changesSomething({ world, connection }: Asking): void {
  notTooFast(world.limits('changes', mustBeSomebody(connection.data).id))
}

/**
 * Changes the room of a game, first on disk, and shows it to everybody who watches the game and in the lobby. What else a change
 * needs is written with it.
 */
async function changed(
  conversation: Asking,
  game: string,
  change: (room: Room) => Room,
  besidesOf: (room: Room) => Besides | null = () => null,
): Promise<{ room: Given<'enter'>['room'] }> {
  const { world } = conversation
  changesSomething(conversation)
  const table = await tableOf(world, game)
  await inTurn(table, async () => {
    const before = table.room
    const room = change(before)
    const besides = besidesOf(room)
    if (besides === null && isDeepStrictEqual(room, before)) return
    const ended = endOfSearch(world, before, room)
    await saveRoomOrBegin(world, table, room, bothBesides(besides, ended))
    if (ended !== null) {
      await tellSearchOver(world, game)
      world.searching.forget(game)
    }
    tellAround(world, table)
    tellLobby(world, table)
    if (comerTo(before, room) !== null && ended !== null) tellPaired(world, room)
  })
  return shownTo(conversation, table)
}

async function saveAndOpen(world: Opening, room: Room): Promise<Table> {
  await saveNewRoom(world, room)
  const table = await tableOf(world, room.id)
  tellLobby(world, table)
  return table
}

async function checkPassword(conversation: Asking, room: Room, given: string | null): Promise<void> {
  const me = somebody(conversation)
  if (room.password === null || seatedAlready(room, me.id)) return
  const { world, connection } = conversation
  notTooFast(waitFor(world.limits, 'guesses', connection.data))
  notTooFast(world.limits('guessesAtGame', room.id))
  if (given === null || !(await isPassword(given, room.password, forStranger(conversation))))
    throw new RefusedError('wrongPassword')
}

const mustMayPlayAt = (conversation: Asking, room: Room): Promise<void> =>
  mustMayPlay(
    conversation.world.store,
    somebody(conversation).id,
    room.settings.stakes,
    conversation.world.now(),
  )

const seatedAlready = ({ seats: { corp, runner } }: Room, player: string): boolean =>
  corp?.who.id === player || runner?.who.id === player

/** Requests before a game and after it. */
export const lobbyRequests = {
  async here() {
    return {}
  },

  async lobby({ world, connection }: Asking): Promise<Given<'lobby'>> {
    notTooFast(waitFor(world.limits, 'lobby', connection.data))
    await connection.join(places.lobby)
    return { games: newestOf(world.lobby.games()) }
  },

  async leaveLobby({ connection }: Asking) {
    await connection.leave(places.lobby)
    return {}
  },

  async create(conversation: Asking, asked: Asked<'create'>) {
    const { world, connection } = conversation
    const me = somebody(conversation)
    const id = idFor(world.secret, me.id, asked.id)
    const before = await tableIfAny(world, id)
    if (before === null) {
      mustTakeNewGames(world)
      notTooFast(waitFor(world.limits, 'rooms', connection.data))
      await mustMayPlay(world.store, me.id, asked.stakes, world.now())
      if (asked.title !== '') await mustMaySpeak(world.store, me.id, world.now())
    }
    const made = () => newRoom(id, me, asked, world.newSecret(), forStranger(conversation))
    const table = before ?? (await saveAndOpen(world, await made()))
    await enterTable(conversation, table)
    return shownTo(conversation, table)
  },

  async find(conversation: Asking, { code }: Asked<'find'>): Promise<Given<'find'>> {
    const { world, connection } = conversation
    notTooFast(waitFor(world.limits, 'guesses', connection.data))
    const row = await world.store.selectFrom('games').select('id').where('code', '=', code).executeTakeFirst()
    if (row === undefined) throw new RefusedError('noSuchGame')
    return { game: row.id }
  },

  async enter(conversation: Asking, { game }: Asked<'enter'>) {
    const table = await tableOf(conversation.world, game)
    await enterTable(conversation, table)
    return shownTo(conversation, table)
  },

  async leave(conversation: Asking, { game }: Asked<'leave'>) {
    await leaveTable(conversation, game)
    return {}
  },

  async sit(conversation: Asking, { game, side, password }: Asked<'sit'>) {
    const me = somebody(conversation)
    const { limits, store, now } = conversation.world
    const table = await tableOf(conversation.world, game)
    await checkPassword(conversation, table.room, password)
    const { seats, settings } = table.room
    const others = [seats.corp, seats.runner].flatMap(seat =>
      seat === null || seat.who.id === me.id ? [] : seat.who.id,
    )
    if (seatedAlready(table.room, me.id)) await mustMeet(store, me.id, others)
    else {
      notTooFast(limits('seats', me.id))
      await mustMayPlayWith(store, me.id, others, settings.stakes, now())
    }
    await enterTable(conversation, table)
    return changed(conversation, game, room => sit(room, me, side))
  },

  async stand(conversation: Asking, { game }: Asked<'stand'>) {
    return changed(conversation, game, room => stand(room, somebody(conversation).id))
  },

  async seatBot(conversation: Asking, { game, side, ...bot }: Asked<'seatBot'>) {
    const me = somebody(conversation)
    return changed(conversation, game, room => seatBot(room, me.id, side, newBot(bot, side, room)))
  },

  async unseat(conversation: Asking, { game, side, player }: Asked<'unseat'>) {
    return changed(conversation, game, room => unseat(room, somebody(conversation).id, side, player))
  },

  async letSit(conversation: Asking, { game, player }: Asked<'letSit'>) {
    return changed(conversation, game, room => letSit(room, somebody(conversation).id, player))
  },

  async chooseDeck(conversation: Asking, { game, of, deck }: Asked<'chooseDeck'>) {
    const me = somebody(conversation)
    const { store } = conversation.world
    const { asked, kept } = await deckAsked(conversation, me.id, deck)
    const sideNow = (room: Room) => seatIn(room, me.id).side
    if (of === 'second')
      return changed(conversation, game, room => {
        const second = deckFor(otherSide(sideNow(room)), judgeOf(room), asked)
        return chooseSecondDeck(room, me.id, { deck: second, kept })
      })
    return changed(
      conversation,
      game,
      room => chooseDeck(room, me.id, deckFor(sideNow(room), judgeOf(room), asked)),
      room => notingChosen(store, { game, player: me.id, side: sideNow(room) }, kept),
    )
  },

  async showDeckName(conversation: Asking, { game, name }: Asked<'showDeckName'>) {
    const me = somebody(conversation)
    if (name === 'shown') await mustMaySpeak(conversation.world.store, me.id, conversation.world.now())
    return changed(conversation, game, room => showDeckName(room, me.id, name))
  },

  async swap(conversation: Asking, { game, wants }: Asked<'swap'>) {
    return changed(conversation, game, room => swap(room, somebody(conversation).id, wants))
  },

  async ready(conversation: Asking, { game, chance }: Asked<'ready'>) {
    const me = somebody(conversation)
    const { store, secret } = conversation.world
    const { address } = conversation.connection.data
    return changed(
      conversation,
      game,
      room => ready(room, me.id, chance),
      room => notingAddress(store, secret, room, me.id, address),
    )
  },

  async notReady(conversation: Asking, { game }: Asked<'notReady'>) {
    return changed(conversation, game, room => notReady(room, somebody(conversation).id))
  },

  /** Nobody else is told: when and how often players change their orders would tell something. */
  async orders(conversation: Asking, { game, orders }: Asked<'orders'>) {
    const { world } = conversation
    const me = somebody(conversation)
    notTooFast(world.limits('orders', me.id))
    const table = await tableOf(world, game)
    await inTurn(table, async () => {
      const room = giveOrders(table.room, me.id, orders)
      if (isDeepStrictEqual(room, table.room)) return
      await saveRoom(world, table, room)
    })
    return {}
  },

  async callBot(conversation: Asking, { game, ...bot }: Asked<'callBot'>) {
    changesSomething(conversation)
    const table = await tableOf(conversation.world, game)
    await callBot(conversation.world, table, somebody(conversation).id, bot)
    return shownTo(conversation, table)
  },

  async comeBack(conversation: Asking, { game }: Asked<'comeBack'>) {
    changesSomething(conversation)
    const table = await tableOf(conversation.world, game)
    await takeSeatAgain(conversation.world, table, somebody(conversation).id)
    return shownTo(conversation, table)
  },

  async hush(conversation: Asking, { game, spectators }: Asked<'hush'>) {
    return changed(conversation, game, room => hush(room, somebody(conversation).id, spectators))
  },

  async rematch(conversation: Asking, { game }: Asked<'rematch'>) {
    const me = somebody(conversation)
    const { world, connection } = conversation
    changesSomething(conversation)
    const table = await tableOf(world, game)
    const isElsewhere = (id: string): boolean => world.cluster.ownerOf(id) !== null
    await mustMayPlayAt(conversation, table.room)
    await inTurn(table, async () => {
      const room = wantRematch(table.room, me.id)
      if (room.rematch !== null) return
      const next = isRematchAgreed(room) ? rematchOf(room, idHere(isElsewhere), world.newSecret()) : null
      if (next !== null) {
        mustTakeNewGames(world)
        notTooFast(waitFor(world.limits, 'rooms', connection.data))
        await saveAndOpen(world, next)
      }
      const wanted = { ...room, rematch: next?.id ?? null }
      if (isDeepStrictEqual(wanted, table.room)) return
      await saveRoom(world, table, wanted)
      tellAround(world, table)
    })
    return shownTo(conversation, table)
  },
}
