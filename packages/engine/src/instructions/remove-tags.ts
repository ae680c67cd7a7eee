import { removeTags as remove } from '../changes/players.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cannot } from '../queries/facts/permissions.ts'
import type { Naming, ProhibitableVerb } from './verb.ts'

export interface RemoveTags extends Naming {
  readonly do: 'removeTags'
  readonly amount: Amount | 'all'
}

/** An effect that removes tags; the basic action is another thing (CR 10.5.4). */
export const removeTags = (amount: Amount | 'all', naming: Naming = {}): RemoveTags => ({
  do: 'removeTags',
  amount,
  ...naming,
})

export const removeTagsVerb: ProhibitableVerb<RemoveTags> = {
  allows: (game, { amount }, scope) =>
    !cannot(game, 'removeTags', { who: scope.by }) &&
    (amount === 'all' || game.runner.tags >= amountOf(game, amount, scope)),
  couldChange: (game, _written, { by }) => game.runner.tags > 0 && !cannot(game, 'removeTags', { who: by }),
  isProhibited: (game, _written, { by }) => cannot(game, 'removeTags', { who: by }),
  resolve(game, { amount }, scope) {
    return remove(game, amount === 'all' ? game.runner.tags : amountOf(game, amount, scope), scope.by)
  },
}
