import type { Definitions, Game } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import type { Puzzle } from './puzzle.ts'

/** Identities without an ability. */
const identities = {
  corp: 'the_syndicate_profit_over_principle',
  runner: 'the_catalyst_convention_breaker',
}
/** What lies in decks that a puzzle says nothing of: one card, so that a draw is no chance. */
const decks = { corp: 'hedge_fund', runner: 'sure_gamble' }
const deckOf = (card: string): readonly string[] => Array.from({ length: 12 }, () => card)

/** The game that begins with a puzzle. */
export function positionOf({ id, side, corp, runner }: Omit<Puzzle, 'plan'>, definitions: Definitions): Game {
  const described = scenario({ definitions, seed: `puzzle/${id}` })
    .corp({ identity: identities.corp, deck: deckOf(decks.corp), ...corp })
    .runner({ identity: identities.runner, deck: deckOf(decks.runner), ...runner })
  const begun = side === 'corp' ? described.corpTurn() : described.runnerTurn()
  return { ...begun.json, definitions: definitions.version }
}
