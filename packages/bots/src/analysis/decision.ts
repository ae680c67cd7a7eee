import type { Reply, Side } from '@paydata/engine'
import type { Thought } from '../bot.ts'
import { diceOf } from '../dice.ts'
import { candidatesOf } from '../search/candidates.ts'
import type { Position } from '../search/position.ts'
import { positionFor } from '../search/position.ts'
import { opinionsOn } from '../sensible/sensible.ts'
import type { Moment } from './course.ts'
import type { Tools } from './tools.ts'

/** A question that a side could have answered in more than one way worth thinking about. */
export interface Decision {
  readonly step: number
  readonly turn: number
  readonly side: Side
  /** The step of the action that it belongs to, of whichever side. */
  readonly action: number
  /** What the side knew. */
  readonly position: Position
  readonly played: Reply
  /** All replies that are looked at, what was played first. */
  readonly options: readonly Thought[]
}

/** Null where the side had no choice, or passed while nothing was worth doing. */
export function decisionAt({ step, game, by, reply }: Moment, action: number, tools: Tools): Decision | null {
  if (by === 'both' || reply === null) return null
  const pass = tools.offers.pass(game)
  if (pass !== undefined && isSame(pass, reply)) return null
  const position = positionFor(game, by)
  const { view, known, recall } = position
  const { question } = view
  if (question === null || known === undefined) return null
  if (question.form === 'choose' && question.options.length === question.least) return null
  const opinions = opinionsOn(
    view,
    tools.expectation.definitions,
    diceOf(`${tools.seed}/opinions/${step}`),
    recall,
  )
  const options = candidatesOf(question, { reply, because: [] }, opinions)
  return { step, turn: game.turn, side: by, action, position, played: reply, options }
}

export const isSame = (one: Reply, other: Reply): boolean => JSON.stringify(one) === JSON.stringify(other)
