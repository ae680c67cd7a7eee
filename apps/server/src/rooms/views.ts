import type { Listing, RoomView, SeatView } from '@paydata/protocol'
import { isByPost } from '@paydata/protocol'
import { commitmentTo } from './making.ts'
import { matchIn } from './match-of-two.ts'
import type { Room, Seat } from './room.ts'
import { sideOf } from './room.ts'

/** Which players have a window open on a game. */
export interface Presence {
  readonly players: ReadonlySet<string>
  /** When a player who is away was last here. */
  readonly lastHere: (player: string) => number
  readonly spectators: readonly string[]
}

/** What the room shows about a game in progress. */
export type Standing = Pick<RoomView, 'draw' | 'takeBack' | 'mended'>

const deckOf = ({ deck }: Seat): SeatView['deck'] =>
  deck === null ? 'none' : deck.problems.length > 0 ? 'illegal' : 'chosen'

function seatView(
  seat: Seat | null,
  presence: Presence,
  { clock }: Pick<Room['settings'], 'clock'>,
): SeatView | null {
  if (seat === null) return null
  const { who, level, chance, wants, standIn, holiday } = seat
  const deckName = seat.deckName === 'shown' ? (seat.deck?.name ?? null) : null
  const here = level !== null || presence.players.has(who.id)
  // By post nobody has to be there.
  const awaySince = here || isByPost(clock) ? null : presence.lastHere(who.id)
  return {
    who,
    deck: deckOf(seat),
    deckName,
    ready: chance !== null,
    here,
    awaySince,
    wants,
    standIn,
    holiday,
  }
}

/** The room of a game as this player may see it. Only the owner of a deck sees what is in it, and others its name only if the owner shows that. */
export function roomView(
  room: Room,
  viewer: string,
  presence: Presence,
  { draw, takeBack, mended }: Standing,
): RoomView {
  const you = sideOf(room, viewer)
  const { seats, settings } = room
  const hasFreeSeat = seats.corp === null || seats.runner === null
  return {
    id: room.id,
    code: you !== null && hasFreeSeat ? room.code : null,
    state: room.state,
    settings,
    locked: room.password !== null,
    host: room.host,
    seats: {
      corp: seatView(seats.corp, presence, settings),
      runner: seatView(seats.runner, presence, settings),
    },
    you,
    yourDeck: you === null ? null : (seats[you]?.deck ?? null),
    yourSecondDeck: you === null ? null : (seats[you]?.second?.deck ?? null),
    match: matchIn(room),
    spectators: {
      count: presence.spectators.length,
      names: presence.spectators.slice(0, 20),
      channel: room.hushed.length > 0 ? 'silent' : 'talking',
    },
    unseated: viewer === room.host ? room.unseated : [],
    commitment: commitmentTo(room.secret),
    draw,
    takeBack: you === null ? null : takeBack,
    mended,
    result: room.result,
    rematch: room.rematch,
  }
}

/** The entry of a game in the lobby; null if it has none. */
export function listingOf(room: Room): Listing | null {
  const { id, state, settings, seats, password, since } = room
  const isListed = settings.listed === 'public' && (state === 'open' || state === 'playing')
  if (!isListed) return null
  return {
    id,
    state,
    settings,
    locked: password !== null,
    seats: { corp: seats.corp?.who ?? null, runner: seats.runner?.who ?? null },
    since,
  }
}

/** The most games in the list of the lobby. Another game is sent as soon as it changes. */
const mostListed = 500

/** The games of the list: first those that can be joined, and then the newest. */
export const newestOf = (games: Iterable<Listing>): Listing[] =>
  [...games].sort((a, b) => rank(a) - rank(b) || b.since - a.since).slice(0, mostListed)

const rank = ({ state }: Listing): number => (state === 'open' ? 0 : 1)
