import { beginEncounter } from '../changes/runs.ts'
import type { Cards } from '../language/expressions.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Encounter {
  readonly do: 'encounter'
  readonly ice: Cards
}

/** A forced encounter, outside of the normal course of a run (CR 6.5.9). */
export const encounter = (ice: Cards): Encounter => ({ do: 'encounter', ice })

export const encounterVerb: Verb<Encounter> = {
  allows: enoughFor('ice'),
  couldChange: someFor('ice'),
  targets: (_game, { ice }) => choicesIn(ice),
  resolve(game, { ice }, scope) {
    const card = cardsOf(game, ice, scope)[0]
    if (card !== undefined) beginEncounter(game, refOf(card), 'forced')
  },
}
