import type { Reply, Side, View } from '@paydata/engine'
import { answerInPlace, skipForced } from '@paydata/engine'
import { diceOf } from '../dice.ts'
import { worldFor } from '../search/guessing.ts'
import type { Position } from '../search/position.ts'
import { positionFor } from '../search/position.ts'
import { playerWith } from '../search/rollout.ts'
import { winningReply } from '../solver/solver.ts'
import type { Course } from './course.ts'
import type { Decision } from './decision.ts'
import { isSame } from './decision.ts'
import type { Tools } from './tools.ts'

/** A turn in which a side could have won for certain, and did not. `step` is the answer that gave the win away. */
export interface MissedWin {
  readonly step: number
  readonly turn: number
  readonly side: Side
  readonly played: Reply
  readonly better: Reply
}

/** A decision at which a win was certain, and how it could have begun. */
export interface Winning {
  readonly decision: Decision
  readonly reply: Reply
}

export function winAt(decision: Decision, { expectation, seed }: Tools): Winning | null {
  const reply = winningReply(decision.position, expectation, diceOf(`${seed}/win/${decision.step}`))
  return reply === undefined ? null : { decision, reply }
}

/** Of each turn that was not won the last decision at which a win was certain. */
export function missedWins(
  winning: readonly Winning[],
  { result }: Course,
  tools: Tools,
): readonly MissedWin[] {
  const lastOf = new Map(winning.map(each => [`${each.decision.turn} ${each.decision.side}`, each]))
  return [...lastOf.values()].flatMap(({ decision, reply }) => {
    const { step, turn, side, played, position } = decision
    const isWon = result?.winner === side && result.turn === turn
    if (isWon || isSame(played, reply) || planFor(position, step, tools).length === 0) return []
    return [{ step, turn, side, played, better: reply }]
  })
}

/** An answer of a plan, with what its side would see then. */
export interface Planned {
  readonly view: View
  readonly reply: Reply
}

/** More answers than a turn that wins has. */
const longest = 80

/** The answers of the side that win the turn in one of the games that it could have been in; none if they do not. */
export function planFor(position: Position, step: number, { expectation, seed }: Tools): readonly Planned[] {
  const { known, view } = position
  const side = view.question?.for
  if (known === undefined || side === undefined) return []
  const dice = diceOf(`${seed}/plan/${step}`)
  const game = worldFor(known, expectation, dice)
  const others = playerWith(expectation.definitions)
  const planned: Planned[] = []
  for (let answers = 0; answers < longest; answers++) {
    skipForced(game)
    if (game.over !== null) return game.over.winner === side ? planned : []
    if (game.turn !== view.turn) return []
    if (game.waiting[0]?.for !== side) {
      others(game, dice)
      continue
    }
    const now = positionFor(game, side)
    const reply = winningReply(now, expectation, dice)
    if (reply === undefined || !answerInPlace(game, side, reply).ok) return []
    planned.push({ view: now.view, reply })
  }
  return []
}
