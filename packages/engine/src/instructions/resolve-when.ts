import { happen } from '../changes/happen.ts'
import type { Cards } from '../language/expressions.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import type { AbilityClass } from '../state/occurrences.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface ResolveWhen {
  readonly do: 'resolveWhen'
  readonly which: AbilityClass
  readonly of: Cards
}

/** Resolve the "when scored" abilities of a card, or others of a class, which has not happened (CR 9.6.14d). */
export const resolveWhen = (which: AbilityClass, of: Cards): ResolveWhen => ({
  do: 'resolveWhen',
  which,
  of,
})

export const resolveWhenVerb: Verb<ResolveWhen> = {
  allows: enoughFor('of'),
  couldChange: someFor('of'),
  targets: (_game, { of }) => choicesIn(of),
  resolve(game, { which, of }, scope) {
    for (const card of cardsOf(game, of, scope))
      happen(game, 'metAgain', { by: scope.by, card, server: card.server, kind: which })
  },
}
