import type { Macro } from '@paydata/bots'
import type { Game, Outcome, ReplyRefusalCode } from '@paydata/engine'
import type { OrdersOf } from '@paydata/orders'
import type { Move, Wishes } from './advance.ts'
import type { Course } from './course.ts'
import { courseFrom } from './course.ts'
import type { Live } from './live.ts'
import { macrosWith, noMacros } from './macros.ts'
import { play } from './playing.ts'
import { resumed } from './position.ts'
import type { News } from './showing.ts'
import { newsAfter, nothingNew } from './showing.ts'
import type { Told } from './told.ts'
import { movesIn } from './told.ts'

/** A game that its driver has in memory and shows to persons. It never changes: each move makes another one. */
export interface Ongoing {
  readonly course: Course
  readonly wishes: Wishes
  /** In their order: the nth leads to version n. */
  readonly moves: readonly Told[]
  /** What has happened since the game was last shown. */
  readonly news: News
}

/** A game as it stands after these moves. */
export const ongoingFrom = (game: Game, moves: readonly Told[], orders: OrdersOf): Ongoing => ({
  course: courseFrom(resumed(moves.length, game, null)),
  wishes: { orders, macros: noMacros },
  moves,
  news: nothingNew,
})

/** The game after a move, behind which a macro may go on, and after what macros and standing orders answer to it. */
export function ongoingAfter(
  { course, wishes, moves, news }: Ongoing,
  eyes: Live['eyes'],
  move: Move,
  begun: Macro | null,
): Outcome<{ readonly ongoing: Ongoing }, ReplyRefusalCode> {
  const wished = { ...wishes, macros: macrosWith(wishes.macros, move, begun) }
  const played = play(course, eyes, move, wished)
  if (!played.ok) return played
  const { steps } = played
  const ongoing = {
    course: played.course,
    wishes: played.wishes,
    moves: [...moves, ...movesIn(steps)],
    news: newsAfter(news, steps),
  }
  return { ok: true, ongoing }
}
