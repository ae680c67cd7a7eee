import { randomInt } from 'node:crypto'
import type { MatchOfTwo } from '@paydata/protocol'
import { anyDeck, judgeOf } from './decks.ts'
import { chanceOfBot } from './making.ts'
import type { Room, Scores, Seat, Side } from './room.ts'
import { newSeat, otherSide, sides } from './room.ts'

/** Milliseconds between the two games of a match. */
const pause = 60_000

/** Whether this is the first game of a match, for which each player brings a deck for the second as well. */
export const isFirstOfTwo = ({ settings, before }: Room): boolean =>
  settings.match === 'two' && before === null

const swapped = ({ corp, runner }: Scores): Scores => ({ corp: runner, runner: corp })

/**
 * The room of the second game of a match, when the first is over: sides are swapped, and everybody has the deck that they brought for
 * it. Its secret is a new one, to which the server is bound before anybody gives a part for the shuffles.
 */
export function secondOf(first: Room, id: string, score: Scores, secret: string, now: number): Room {
  const { result, seats } = first
  const since = Date.now()
  const seat = (side: Side): Seat | null => {
    const before = seats[otherSide(side)]
    if (before === null) return null
    const fresh = { ...newSeat(before.who), level: before.level, pace: before.pace, orders: before.orders }
    if (before.level === null) return { ...fresh, deck: before.second?.deck ?? null }
    const deck = anyDeck(side, judgeOf({ ...first, since }), randomInt)
    return { ...fresh, deck, chance: chanceOfBot(secret, side) }
  }
  const winner = result?.winner ?? null
  return {
    ...first,
    id,
    code: null,
    state: 'open',
    seats: { corp: seat('corp'), runner: seat('runner') },
    secret,
    result: null,
    rematch: null,
    score: null,
    other: first.id,
    before: {
      winner: winner === null ? null : otherSide(winner),
      score: swapped(score),
      begins: now + pause,
    },
    since,
  }
}

/**
 * The second game as it begins by itself. Who is not there to give their part of the seed has one that follows from the server's, as a
 * computer has: the server was bound to that before.
 */
export function beginningAnyway(room: Room): Room {
  const seat = (side: Side): Seat | null => {
    const { [side]: now } = room.seats
    return now === null ? null : { ...now, chance: now.chance ?? chanceOfBot(room.secret, side) }
  }
  return { ...room, seats: { corp: seat('corp'), runner: seat('runner') } }
}

const pointsFor = (side: Side, winner: Side | null): number => (winner === null ? 1 : winner === side ? 3 : 0)

/** What a room tells of its match; null if its game is no part of one. */
export function matchIn(room: Room): MatchOfTwo | null {
  const { settings, before, result, score, other, state } = room
  if (settings.match === 'one') return null
  const of = (side: Side) => ({
    points:
      (before === null ? 0 : pointsFor(side, before.winner)) +
      (result === null ? 0 : pointsFor(side, result.winner)),
    agenda: (before?.score[side] ?? 0) + (score?.[side] ?? 0),
  })
  return {
    nth: before === null ? 1 : 2,
    other,
    begins: state === 'open' ? (before?.begins ?? null) : null,
    so: { corp: of('corp'), runner: of('runner') },
  }
}

/** Which decks that players keep are played in the second game, by side. */
export const keptForSecond = (first: Room) =>
  sides.flatMap(side => {
    const seat = first.seats[side]
    const kept = seat?.second?.kept ?? null
    return seat === null || kept === null ? [] : [{ player: seat.who.id, side: otherSide(side), kept }]
  })
