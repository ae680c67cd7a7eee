import type { Game, Question, Reply, Side } from '@paydata/engine'
import { questionFor } from '@paydata/engine'
import type { Orders } from '@paydata/protocol'
import { isForOrders } from './for-orders.ts'
import type { Opponent } from './standing.ts'

/** The orders of both players; bots have none. */
export type OrdersOf = Readonly<Record<Side, Orders | null>>

/** Who sits opposite a player, as only computers have no orders. */
export const opponentOf = (by: Side, { corp, runner }: OrdersOf): Opponent =>
  (by === 'corp' ? runner : corp) === null ? 'computer' : 'person'

/** Whether an answer only passes in a window. */
export function isPassing(question: Question | undefined, reply: Reply): boolean {
  if (question?.form !== 'choose' || !('choose' in reply)) return false
  return reply.choose.length > 0 && reply.choose.every(index => question.options[index]?.does === 'pass')
}

/** Whether an answer was more than to pass in a window. */
export const isNews = (before: Game, by: Side, reply: Reply, after: Game): boolean =>
  before.active !== after.active || !isPassing(questionFor(before, by), reply)

/**
 * Ends orders to pass until something happens, when player `by` has done something: those of the opponent. At the end of a turn
 * (`by` is null) those of both players.
 */
export function settled(orders: OrdersOf, by: Side | null): OrdersOf {
  const woken = (side: Side): Orders | null => {
    const own = orders[side]
    return own === null || side === by || own.until === 'nothing' ? own : { ...own, until: 'nothing' }
  }
  return { corp: woken('corp'), runner: woken('runner') }
}

/** Ends the holding of priority: for a turn when the turn is over, for one window when the player has answered in one. */
export function released(
  orders: OrdersOf,
  before: Game,
  by: Side | null,
  turn: 'goesOn' | 'isOver',
): OrdersOf {
  const asked = by === null ? undefined : questionFor(before, by)
  const after = (side: Side): Orders | null => {
    const held = orders[side]
    const hasAnswered = side === by && asked !== undefined && isForOrders(asked)
    const isOver = held?.hold === 'turn' ? turn === 'isOver' : hasAnswered
    if (held?.hold === undefined || !isOver) return held
    const { hold: _hold, ...rest } = held
    return rest
  }
  return { corp: after('corp'), runner: after('runner') }
}
