import { candidatesOf } from '../../src/kernel/candidates.ts'
import type { NotOffered } from '../../src/queries/candidates.ts'
import { cloneGame } from '../../src/state/clone.ts'
import type { Game } from '../../src/state/game.ts'
import type { Question } from '../../src/state/questions.ts'
import { essence } from './refused.ts'

/**
 * Refusals that stay as they are although exactly what they name was taken out of the way: they name something else than what
 * keeps the option from being offered.
 */
export function unmovedReasons(game: Game): string[] {
  return game.waiting.flatMap(question =>
    candidatesOf(game, question).refused.flatMap(refused => {
      const without = withoutObstacle(game, question, refused)
      if (without === undefined) return []
      const again = candidatesOf(without, question).refused.find(
        each => essence(each.option) === essence(refused.option),
      )
      return again === undefined || nameOf(again) !== nameOf(refused)
        ? []
        : [`${question.asks}: ${essence(refused.option)} is refused for ${nameOf(refused)} without that too`]
    }),
  )
}

const nameOf = ({ why }: NotOffered): string =>
  JSON.stringify([why.reason, why.rule, 'because' in why ? why.because : null])

/** The game with what a refusal names taken away and nothing else; nothing of what cannot be taken away by itself. */
function withoutObstacle(game: Game, { for: side, form }: Question, refused: NotOffered): Game | undefined {
  const { option, why } = refused
  // The number that is asked for was found before.
  if (form === 'number') return undefined
  const without = cloneGame(game)
  switch (why.reason) {
    case 'credits':
      without[side].credits += why.needs - why.has
      return without
    case 'clicks':
      without[side].clicks += why.needs - why.has
      return without
    case 'notTagged':
      without.runner.tags++
      return without
    case 'limit':
      without.thisTurn = without.thisTurn.filter(({ what }) => what !== 'abilityUsed')
      return without
    case 'notFirstClick':
      without.thisTurn = without.thisTurn.filter(({ what }) => what !== 'clicksSpent')
      return without
    case 'requirement': {
      const card = without.cards[option.card?.card ?? -1]
      if (card === undefined) return undefined
      const advancement = (card.counters.advancement ?? 0) + why.needs - why.has
      without.cards[card.card] = { ...card, counters: { ...card.counters, advancement } }
      return without
    }
    case 'forbidden': {
      if (why.because === 'rule' || why.because.card === option.card?.card) return undefined
      const { card } = why.because
      without.table = without.table.filter(n => n !== card)
      without.lingering = without.lingering.filter(({ source }) => source?.card !== card)
      return without
    }
    default:
      return undefined
  }
}
