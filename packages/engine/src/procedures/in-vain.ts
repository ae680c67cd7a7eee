import { basicActions } from '../language/basic.ts'
import { abilityAt, definitionOf, nodeAt } from '../language/definitions.ts'
import type { Instruction } from '../language/instructions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { anyDeclares, meetsThreat, noVars } from '../queries/facts/applying.ts'
import { cardAt } from '../queries/facts/look.ts'
import { scopeOfUse } from '../queries/facts/usable.ts'
import { areProhibited } from '../queries/outcomes/potential.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option, Question } from '../state/questions.ts'

/**
 * Whether cards forbid all that would come of an option by itself: what is played or used, drawn or gained, or agreed to. Newer
 * rules offer it all the same (CR 1.2.2, 9.5.6).
 */
export function isInVain(game: Game, question: Question, option: Option): boolean {
  if (!anyDeclares(game, 'cannot')) return false
  const { for: by } = question
  const { does, card } = option
  switch (does) {
    case 'gainCredit':
      return areProhibited(game, basicActions[by].gainCredit.does, { by, source: null, vars: noVars }, by)
    case 'drawCard':
      return areProhibited(game, basicActions[by].draw.does, { by, source: null, vars: noVars }, by)
    case 'play':
      return card !== undefined && isPlayedInVain(game, by, cardAt(game, card.card))
    case 'useAbility': {
      const used = option.ability === undefined ? undefined : abilityAt(game, option.ability)
      if (used?.form !== 'paid' || used.flag === 'interrupt' || card === undefined) return false
      return areProhibited(game, used.does, scopeOfUse(by, cardAt(game, card.card)), by)
    }
    case 'yes': {
      const frame = game.frames[game.frames.length - 1]
      if (frame?.kind !== 'procedure' || frame.of !== 'may') return false
      const agreed = nodeAt(game, frame.vars.yes) as readonly Instruction[]
      const scope = { by: frame.vars.controller, source: frame.source, vars: frame.vars }
      return areProhibited(game, agreed, scope, by)
    }
    default:
      return false
  }
}

function isPlayedInVain(game: Game, by: Side, card: CardState): boolean {
  const does = definitionOf(game, card).abilities.flatMap(each =>
    each.form === 'play' && meetsThreat(game, each) ? each.does : [],
  )
  return areProhibited(game, does, scopeOfUse(by, card), by)
}

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
