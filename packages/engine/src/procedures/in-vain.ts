import { nodeAt } from '../language/definitions.ts'
import type { Instruction } from '../language/instructions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import type { Game } from '../state/game.ts'
import type { Question } from '../state/questions.ts'

/** Whether all that comes of agreeing to what is asked is no damage, such as that of a trap without counters (CR 10.4). */
export function isForNoDamage(game: Game, question: Question): boolean {
  const frame = game.frames[game.frames.length - 1]
  if (question.asks !== 'confirm' || frame?.kind !== 'procedure') return false
  if (frame.of !== 'may' && frame.of !== 'mayPay') return false
  const { yes, no } = frame.vars
  if (yes === '' || no !== '' || (frame.of === 'mayPay' && frame.vars.must)) return false
  const scope = { by: frame.by, source: frame.source, vars: frame.vars }
  return (nodeAt(game, yes) as readonly Instruction[]).every(
    each => each.do === 'damage' && amountOf(game, each.amount, scope) <= 0,
  )
}
