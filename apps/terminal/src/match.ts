import type { Outcome, ReplyRefusalCode, Setup } from '@paydata/engine'
import type { Course, Move } from '@paydata/match'
import { beginning, courseFrom, noMacros, play as playInMatch } from '@paydata/match'
import type { OrdersOf } from '@paydata/orders'
import type { Journal } from './journal.ts'
import { emptyJournal, journalAfter, withNews } from './journal.ts'

/** A game with all it takes to play it again. Nothing in it changes: each move makes another one. */
export interface Match {
  readonly setup: Setup
  readonly course: Course
  readonly journal: Journal
}

export type Played = Outcome<{ readonly match: Match }, ReplyRefusalCode>

export function beginMatch(setup: Setup): Match {
  const position = beginning(setup, null)
  const { game } = position
  return {
    // A game names its edition for ever, whatever others begin with later.
    setup: { edition: game.edition, ...setup },
    course: courseFrom(position),
    journal: withNews(emptyJournal, position, null),
  }
}

/** A move, and what standing orders answer to it. */
export function play({ setup, course, journal }: Match, move: Move, orders: OrdersOf): Played {
  // The log of a side tells what happened by each pass, from the game as it was then.
  const made = playInMatch(course, new Map(), move, { orders, macros: noMacros }, 'eachGame')
  if (!made.ok) return made
  return {
    ok: true,
    match: { setup, course: made.course, journal: journalAfter(journal, course.position, made.steps) },
  }
}
