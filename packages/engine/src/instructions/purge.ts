import { removeCounters } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { cardAt, countersOn } from '../queries/facts/look.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { isExpected } from '../timing/expected.ts'
import type { Naming, Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Purge extends Naming {
  readonly do: 'purge'
}

/** Purge virus counters (CR 10.1.2). */
export const purge = (): Purge => ({ do: 'purge' })

export const purgeVerb: Verb<Purge> = {
  allows: always,
  couldChange: always,
  expects: () => [expected('purge', 'corp')],
  resolve(game, _written, scope, effects) {
    if (!isExpected(effects, 'purge')) return 0
    let purged = 0
    for (const n of [...game.table]) {
      const card = cardAt(game, n)
      purged += removeCounters(game, card, 'virus', countersOn(card, 'virus'), scope.by)
    }
    happen(game, 'purged', { by: scope.by, amount: purged })
    return purged
  },
}
