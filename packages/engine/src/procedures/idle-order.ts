import type { ConditionalAbility } from '../language/abilities.ts'
import { nodeAt } from '../language/definitions.ts'
import type { Instruction } from '../language/instructions.ts'
import { cardAt } from '../queries/facts/look.ts'
import type { Game } from '../state/game.ts'
import type { Option, Question } from '../state/questions.ts'

/**
 * Whether the question only asks for the order of abilities (CR 9.2.8) of which each gains its controller credits or puts counters on
 * its own card, and nothing else: then whatever is chosen comes to the same, and everybody sees that it does.
 */
export function isOrderIdle(game: Game, question: Question): boolean {
  if (question.asks !== 'reaction' || question.form !== 'choose') return false
  return question.least === 1 && question.options.every(option => onlyGains(game, option))
}

function onlyGains(game: Game, { does, mandatory, card, ability }: Option): boolean {
  if (does !== 'trigger' || mandatory !== true || card === undefined || ability === undefined) return false
  if (!cardAt(game, card.card).faceup) return false
  const { does: all, dividends } = nodeAt(game, ability) as ConditionalAbility
  return dividends === undefined && all.every(isGain)
}

/** A number that stands there: one that is counted could be another after what comes first. */
const isGain = (each: Instruction): boolean =>
  (each.do === 'gainCredits' ||
    (each.do === 'takeCredits' && each.from === 'self') ||
    (each.do === 'placeCounters' && each.on === 'self')) &&
  typeof each.amount === 'number'
