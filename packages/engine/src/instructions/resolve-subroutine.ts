import { beginAbility } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf } from '../queries/cards.ts'
import { serverTo } from '../queries/references.ts'
import { subroutinesOf } from '../queries/subroutines.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface ResolveSubroutine {
  readonly do: 'resolveSubroutine'
  readonly of: Cards
  /** Counted from 1; the first by default. */
  readonly nth: Amount
}

/** Resolve a subroutine of ice out of its sequence (CR 9.8.10). */
export const resolveSubroutine = (of: Cards, nth: Amount = 1): ResolveSubroutine => ({
  do: 'resolveSubroutine',
  of,
  nth,
})

export const resolveSubroutineVerb: Verb<ResolveSubroutine> = {
  allows: enoughFor('of'),
  couldChange: someFor('of'),
  targets: (_game, { of }) => choicesIn(of),
  resolve(game, { of, nth }, scope) {
    const ice = cardsOf(game, of, scope)[0]
    if (ice === undefined) return
    const subroutine = subroutinesOf(game, ice)[amountOf(game, nth, scope) - 1]
    if (subroutine === undefined) return
    // CR 4.6.6i: ice that this very ability moved means the server that it was at.
    const here = ice.card === scope.source?.card ? serverTo(game, 'here', scope) : undefined
    beginAbility(game, pathOf(subroutine.ability.does), {
      by: 'corp',
      source: refOf(ice),
      vars: { subroutine: subroutine.key, ...(here !== undefined && { here }) },
    })
  },
}
