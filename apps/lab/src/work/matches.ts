import type { Setup } from '@paydata/engine'
import type { Course, Live, Showing, Wishes } from '@paydata/match'
import {
  advance,
  beginning,
  courseAfter,
  courseFrom,
  fullClock,
  look,
  newsAfter,
  noMacros,
  nothingNew,
  show,
  withoutClocks,
} from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { diceOf, randomReply } from '@paydata/scenario'

/** What matches wrote and told, with the standing orders that everybody begins with. */
export interface Told {
  readonly replies: number
  readonly entries: number
  /** Of updates to both players together, before any compression. */
  readonly bytes: number
}

export function toldInMatches(setups: readonly Setup[]): Told {
  const all = setups.map(toldInMatch)
  const sum = (of: keyof Told): number => all.reduce((total, each) => total + each[of], 0)
  return { replies: sum('replies'), entries: sum('entries'), bytes: sum('bytes') }
}

function toldInMatch(setup: Setup): Told {
  const dice = diceOf(setup.seed)
  let course: Course = courseFrom(beginning(setup, fullClock(withoutClocks)))
  let wishes: Wishes = { orders: { corp: defaultOrders, runner: defaultOrders }, macros: noMacros }
  const eyes: Showing['eyes'] = new Map()
  const live = (): Live & Showing => ({ ...course, since: 0, eyes })
  look(live(), 'corp')
  look(live(), 'runner')
  let replies = 0
  let entries = 0
  let bytes = 0
  while (course.position.result === null) {
    const { waiting } = course.position.game
    const question = waiting[dice(waiting.length)]
    if (question === undefined) throw new Error(`nobody is asked in ${setup.seed}`)
    const reply = randomReply(question, dice)
    const move = { kind: 'answer', by: question.for, how: 'player', id: null, reply } as const
    const made = advance(live(), move, wishes, withoutClocks, 0)
    if (!made.ok) throw new Error(`an option was refused in ${setup.seed}: ${made.why}`)
    course = courseAfter(course, made.steps)
    wishes = made.wishes
    replies++
    entries += made.steps.length
    for (const { update } of show(live(), newsAfter(nothingNew, made.steps), 0, made.looked))
      bytes += JSON.stringify(update).length
  }
  return { replies, entries, bytes }
}
