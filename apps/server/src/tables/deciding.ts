import type { Macro } from '@paydata/bots'
import type { Outcome, ReplyRefusalCode } from '@paydata/engine'
import { isBetweenActions, saveGame, viewFor } from '@paydata/engine'
import type { Looked, MacrosOf, Move, News, Position, Step } from '@paydata/match'
import { advance, macrosWith, newsAfter, nothingNew, withGoing } from '@paydata/match'
import type { Result, TakeBack } from '@paydata/protocol'
import type { Row } from '../matches/entries.ts'
import { rowOf } from '../matches/entries.ts'
import type { Snapshot } from '../matches/log.ts'
import type { Advanced, Match } from '../matches/match.ts'
import { isToldOfMending } from '../matches/match.ts'
import { numbersHere, writeNumbers } from '../matches/release.ts'
import { ordersIn, withOrders } from '../rooms/orders.ts'
import type { Room, Scores } from '../rooms/room.ts'
import type { Due } from './due.ts'
import { dueAt } from './due.ts'
import type { Turn } from './turns.ts'
import { timingOf, turnsAt } from './turns.ts'

/** A table as far as it decides what comes of a move. */
export interface Before {
  readonly match: Match
  readonly room: Room
  /** What a player asks the opponent for. */
  readonly takeBack: TakeBack | null
}

/** What somebody does: the move, and the macro that goes on after it. */
export interface Deed {
  readonly move: Move
  readonly macro: Macro | null
  /** The room with what changes in it together with the move, if anything does. */
  readonly room?: Room
  readonly now: number
}

/** All that comes of a move, in the order in which it is done: nothing is kept or shown that is not written. */
interface Decided {
  readonly write: {
    /** The room, if orders in it are over, or if it changes with the move. */
    readonly room: Room | null
    /** Who was asked until now, and who is from here on. */
    readonly turns: { readonly before: readonly Turn[]; readonly after: readonly Turn[] }
    readonly rows: readonly Row[]
    readonly snapshot: Snapshot | null
  }
  readonly keep: {
    readonly match: Advanced
    readonly takeBack: 'stands' | 'isOver'
  }
  /** What each eye that looks is shown. */
  readonly show: News
  /** What was looked at on the way, so that no view is made twice. */
  readonly looked: Looked
  readonly then:
    | { readonly is: 'goesOn'; readonly room: 'asShown' | 'toShow'; readonly due: Due }
    | { readonly is: 'ends'; readonly end: End }
}

export type Decision = Outcome<Decided, ReplyRefusalCode>

/** How a game ended, and its room from then on. */
export interface End {
  readonly result: Result
  readonly turns: number
  /** Agenda points. */
  readonly score: Scores
  readonly room: Room
}

/** Decides what comes of a move. It changes nothing, and needs nothing but what it is given. */
export function decide(
  before: Before,
  { move, macro, room = before.room, now }: Deed,
  savedEvery: number,
): Decision {
  const { match } = before
  const wishes = { orders: ordersIn(room), macros: macrosWith(match.macros, move, macro) }
  const advanced = advance(match, move, wishes, timingOf(room), now)
  if (!advanced.ok) return advanced
  const { steps, looked } = advanced
  const { macros, orders } = advanced.wishes
  const position = steps.at(-1)?.position ?? match.position
  const { rows, seal } = rowsFor(match.seal, steps, macros)
  const snapshot = snapshotOf(match, steps, position, savedEvery)
  const roomAfter = withOrders(room, orders)
  const takeBack = isOver(before.takeBack, position) ? 'isOver' : 'stands'
  return {
    ok: true,
    write: {
      room: roomAfter === before.room ? null : roomAfter,
      rows,
      snapshot,
      turns: { before: turnsAt(match, before.room), after: turnsAt({ position, since: now }, roomAfter) },
    },
    keep: {
      match: { steps, seal, macros, at: now, snapshotAt: snapshot?.n ?? null, taken: replyIn(move) },
      takeBack,
    },
    show: newsAfter(nothingNew, steps),
    looked,
    then: nextAt(before, roomAfter, position, now, takeBack),
  }
}

/** The reply whose client may ask again what became of it. */
const replyIn = (move: Move): Advanced['taken'] =>
  move.kind === 'answer' && move.id !== null ? { by: move.by, id: move.id } : null

/** A request for a take-back is over when the game has gone on since. */
const isOver = (takeBack: TakeBack | null, { changed }: Position): boolean =>
  takeBack !== null && takeBack.version < changed

/** What follows at the position to which a move has led. */
function nextAt(
  { match }: Before,
  room: Room,
  position: Position,
  now: number,
  takeBack: 'stands' | 'isOver',
): Decided['then'] {
  const end = endAt(position, room)
  if (end !== null) return { is: 'ends', end }
  const isToldNoMore = isToldOfMending(match) && !isToldOfMending({ mended: match.mended, position })
  const isOther = takeBack === 'isOver' || isToldNoMore || position.draw !== match.position.draw
  const due = dueAt({ position, since: now }, room)
  return { is: 'goesOn', room: isOther ? 'toShow' : 'asShown', due }
}

/** How a game has ended at a position; null if it goes on. */
export function endAt({ result, game }: Position, room: Room): End | null {
  if (result === null) return null
  const { corp, runner } = viewFor(game, 'spectator')
  const score = { corp: corp.score, runner: runner.score }
  return { result, turns: game.turn, score, room: { ...room, state: 'over', result, score } }
}

/** What the log has to write for these steps. */
function rowsFor(
  sealBefore: string,
  steps: readonly Step[],
  macros: MacrosOf,
): { readonly rows: readonly Row[]; readonly seal: string } {
  const rows: Row[] = []
  let seal = sealBefore
  for (const step of steps) {
    const entry = step === steps.at(-1) ? withGoing(step.entry, macros) : step.entry
    const row = rowOf(entry, step.position.n, seal)
    rows.push(row)
    seal = row.seal
  }
  return { rows, seal }
}

/**
 * The position is saved every few entries: at the next one between two actions, which later releases can read whatever cards
 * they change, or after twice as many at any.
 */
function snapshotOf(
  { setup, snapshotAt }: Match,
  steps: readonly Step[],
  { n, game, result }: Position,
  every: number,
): Snapshot | null {
  const of = isBetweenActions(game) ? 'between_actions' : 'snapshots'
  const isDue = n - snapshotAt >= every * (of === 'snapshots' ? 2 : 1)
  // The position that a take-back leads to follows from no entry after it, and the end of a game is shown for ever.
  const isNeeded = result !== null || steps.some(({ entry }) => entry.kind === 'takeBack')
  if (!isDue && !isNeeded) return null
  return { of, n, saved: saveGame(game), numbers: writeNumbers(numbersHere(setup.sets)) }
}
