import { removeTags as remove } from '../changes/players.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import type { Naming, Verb } from './verb.ts'

export interface RemoveTags extends Naming {
  readonly do: 'removeTags'
  readonly amount: Amount | 'all'
}

/** An effect that removes tags; the basic action is another thing (CR 10.5.4). */
export const removeTags = (amount: Amount | 'all'): RemoveTags => ({ do: 'removeTags', amount })

export const removeTagsVerb: Verb<RemoveTags> = {
  resolve(game, { amount }, scope) {
    return remove(game, amount === 'all' ? game.runner.tags : amountOf(game, amount, scope))
  },
}
