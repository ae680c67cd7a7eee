import { isDeepStrictEqual } from 'node:util'
import type { Orders, Person, RequestRefusalCode } from '@paydata/protocol'
import { RefusedError } from '../refusing.ts'
import { isFirstOfTwo } from './match-of-two.ts'
import type { BotPlays, Room, Seat, Side } from './room.ts'
import { newSeat, otherSide, sideOf, sides } from './room.ts'

/** The changes that players make to a room before and after a game. Each function returns the changed room, or refuses. */

const withSeat = (room: Room, side: Side, seat: Seat | null): Room => ({
  ...room,
  seats: { ...room.seats, [side]: seat },
})

function refuseUnless(holds: boolean, why: RequestRefusalCode): void {
  if (!holds) throw new RefusedError(why)
}

const mustNotHaveBegun = (room: Room): void => refuseUnless(room.state === 'open', 'hasBegun')

/** Seats and decks of the second game of a match were agreed on before the first. */
const mustBeOpen = (room: Room): void =>
  refuseUnless(room.state === 'open' && room.before === null, 'hasBegun')

export function seatIn(room: Room, player: string): { readonly side: Side; readonly seat: Seat } {
  const side = sideOf(room, player)
  const seat = side === null ? null : room.seats[side]
  if (side === null || seat === null) throw new RefusedError('notSeated')
  return { side, seat }
}

export function sit(room: Room, who: Person, side: Side): Room {
  const now = sideOf(room, who.id)
  // Asked again after a lost acknowledgement.
  if (now === side) return room
  mustBeOpen(room)
  refuseUnless(now === null, 'alreadySeated')
  refuseUnless(room.seats[side] === null, 'seatTaken')
  if (isUnseated(room, who.id)) throw new RefusedError('notAllowed', { because: [{ code: 'sentAway' }] })
  return withSeat(room, side, newSeat(who))
}

/** Updates a player who has changed or claimed their name. */
export function callByName(room: Room, who: Person): Room {
  const side = sideOf(room, who.id)
  const seat = side === null ? null : room.seats[side]
  if (side === null || seat === null) return room
  if (seat.who.name === who.name && seat.who.kind === who.kind) return room
  return withSeat(room, side, { ...seat, who })
}

/** A player leaves the seat. If the host does, the player who is left becomes the host. */
export function stand(room: Room, player: string): Room {
  const side = sideOf(room, player)
  if (side === null) return room
  mustBeOpen(room)
  const left = withSeat(room, side, null)
  if (player !== room.host) return notReadyAnyMore(left)
  const next = left.seats[otherSide(side)]
  return next === null || next.level !== null
    ? { ...left, state: 'abandoned', code: null }
    : notReadyAnyMore({ ...left, host: next.who.id })
}

export function seatBot(room: Room, player: string, side: Side, bot: Seat): Room {
  refuseUnless(player === room.host, 'notTheHost')
  // Asked again after a lost acknowledgement: the game may have begun by it.
  if (room.seats[side]?.level === bot.level) return room
  mustBeOpen(room)
  refuseUnless(room.seats[side] === null, 'seatTaken')
  return withSeat(room, side, bot)
}

export const isUnseated = ({ unseated }: Room, player: string): boolean =>
  unseated.some(({ id }) => id === player)

/** A host has no reason to send more people away, and a room must not grow for ever. */
const mostUnseated = 100

/** The host sends a bot away, or a player, who cannot sit down again by themselves. */
export function unseat(room: Room, player: string, side: Side, whom: string | null): Room {
  mustBeOpen(room)
  refuseUnless(player === room.host, 'notTheHost')
  const seat = room.seats[side]
  // Asked again after a lost acknowledgement; somebody else may have sat down since.
  if (seat === null || (whom !== null && seat.who.id !== whom)) return room
  if (seat.who.id === player) throw new RefusedError('noSuchThing')
  const left = notReadyAnyMore(withSeat(room, side, null))
  return seat.level === null ? { ...left, unseated: [...left.unseated, seat.who].slice(-mostUnseated) } : left
}

/** The host lets somebody who was sent away sit down again. */
export function letSit(room: Room, player: string, whom: string): Room {
  mustBeOpen(room)
  refuseUnless(player === room.host, 'notTheHost')
  // Asked again after a lost acknowledgement.
  if (!isUnseated(room, whom)) return room
  return { ...room, unseated: room.unseated.filter(({ id }) => id !== whom) }
}

export function chooseDeck(room: Room, player: string, deck: NonNullable<Seat['deck']>): Room {
  mustBeOpen(room)
  const { side, seat } = seatIn(room, player)
  // Chosen again, as after a lost acknowledgement, the deck stays as it was shown.
  const deckName = isDeepStrictEqual(deck, seat.deck) ? seat.deckName : 'hidden'
  return withSeat(room, side, { ...seat, deck, deckName, chance: null })
}

/** A deck for the second game of a match, in which the player has the other side. */
export function chooseSecondDeck(room: Room, player: string, second: NonNullable<Seat['second']>): Room {
  mustBeOpen(room)
  refuseUnless(isFirstOfTwo(room), 'noSuchThing')
  const { side, seat } = seatIn(room, player)
  return withSeat(room, side, { ...seat, second, chance: null })
}

export function showDeckName(room: Room, player: string, deckName: Seat['deckName']): Room {
  mustBeOpen(room)
  const { side, seat } = seatIn(room, player)
  return withSeat(room, side, { ...seat, deckName })
}

/** Two players swap sides if both want it. They choose their decks again, as each deck is for one side. */
export function swap(room: Room, player: string, wants: 'swap' | 'nothing'): Room {
  mustBeOpen(room)
  const { side, seat } = seatIn(room, player)
  const asked = withSeat(room, side, { ...seat, wants })
  const other = room.seats[otherSide(side)]
  const isAgreed = wants === 'swap' && other?.level === null && other.wants === 'swap'
  if (!isAgreed) return asked
  return {
    ...room,
    seats: {
      ...room.seats,
      [side]: newSeat(other.who),
      [otherSide(side)]: newSeat(seat.who),
    },
  }
}

export function ready(room: Room, player: string, chance: string): Room {
  const { side, seat } = seatIn(room, player)
  if (seat.chance === chance) return room
  mustNotHaveBegun(room)
  mustHaveDeck(seat.deck)
  if (isFirstOfTwo(room)) mustHaveDeck(seat.second?.deck ?? null)
  return withSeat(room, side, { ...seat, chance, wants: 'nothing' })
}

function mustHaveDeck(deck: Seat['deck']): void {
  if (deck === null) throw new RefusedError('notReady', { because: [{ code: 'noDeckYet' }] })
  if (deck.problems.length > 0) throw new RefusedError('deckIllegal', { because: deck.problems })
}

export function notReady(room: Room, player: string): Room {
  mustNotHaveBegun(room)
  const { side, seat } = seatIn(room, player)
  return withSeat(room, side, { ...seat, chance: null })
}

/** A player who was ready for one opponent is not ready for another. */
function notReadyAnyMore(room: Room): Room {
  return sides.reduce((now, side) => {
    const seat = now.seats[side]
    return seat === null || seat.level !== null ? now : withSeat(now, side, { ...seat, chance: null })
  }, room)
}

export function wantRematch(room: Room, player: string): Room {
  // The first game of a match is followed by the second.
  refuseUnless(room.state === 'over' && !isFirstOfTwo(room), 'notReady')
  const { side, seat } = seatIn(room, player)
  return withSeat(room, side, { ...seat, wants: 'rematch' })
}

export const standInFor = (room: Room, side: Side, { level, pace }: BotPlays): Room => {
  const seat = room.seats[side]
  if (seat === null) throw new RefusedError('notSeated')
  return withSeat(room, side, { ...seat, standIn: level, pace })
}

export function comeBack(room: Room, player: string): Room {
  const { side, seat } = seatIn(room, player)
  return seat.standIn === null ? room : withSeat(room, side, { ...seat, standIn: null, pace: null })
}

export function hush(room: Room, player: string, spectators: 'silent' | 'talking'): Room {
  const { side } = seatIn(room, player)
  const others = room.hushed.filter(each => each !== side)
  return { ...room, hushed: spectators === 'silent' ? [...others, side] : others }
}

export function giveOrders(room: Room, player: string, orders: Orders): Room {
  const { side, seat } = seatIn(room, player)
  refuseUnless(room.state !== 'over', 'gameOver')
  return withSeat(room, side, { ...seat, orders })
}

/** Whether both want to play again; a bot always does. */
export const isRematchAgreed = (room: Room): boolean =>
  sides.every(side => room.seats[side]?.wants === 'rematch' || room.seats[side]?.level !== null)
