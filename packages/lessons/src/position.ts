import type { Definitions, Game } from '@paydata/engine'
import { lastTurn, scenario, successfulRun } from '@paydata/scenario'
import type { LessonId, Position } from './lesson.ts'

/** What lies in decks that a part says nothing of: real cards, as learners may draw them. */
const decks = {
  corp: ['hedge_fund', 'nico_campaign', 'whitespace', 'hedge_fund', 'palisade', 'regolith_mining_license'],
  runner: ['sure_gamble', 'creative_commission', 'telework_contract', 'sure_gamble', 'creative_commission'],
}
const deckOf = (cards: readonly string[]): readonly string[] => [...cards, ...cards, ...cards, ...cards]

/** The game that begins with a position. */
export function positionOf(position: Position, definitions: Definitions, seed: string): Game {
  const { corp, runner, ranLast, begins } = position
  const described = scenario({ definitions, seed })
    .corp({ identity: 'the_syndicate_profit_over_principle', deck: deckOf(decks.corp), ...corp })
    .runner({ identity: 'the_catalyst_convention_breaker', deck: deckOf(decks.runner), ...runner })
    .history(ranLast === undefined ? [] : lastTurn(successfulRun(ranLast)))
  const begun = begins === 'corpTurn' ? described.corpTurn() : described.runnerTurn()
  return { ...begun.json, definitions: definitions.version }
}

/** What is random in a part goes the same way each time, so that what it says of the computer comes true. */
export const seedOf = (lesson: LessonId, part: number): string => `lesson/${lesson}/${part}`
