import { Ends } from '../search/ends.ts'
import type { Expectation } from '../search/likely.ts'
import { Offers } from '../search/rollout.ts'

/** What every part of an analysis uses. What cards do depends on the edition of the game. */
export interface Tools {
  readonly expectation: Expectation
  readonly ends: Ends
  readonly offers: Offers
  readonly seed: string
}

export function toolsFor(edition: string, expectation: Expectation, seed: string): Tools {
  const definitions = expectation.definitions.asIn(edition)
  return {
    expectation: { ...expectation, definitions },
    ends: new Ends(definitions),
    offers: new Offers(definitions),
    seed,
  }
}
