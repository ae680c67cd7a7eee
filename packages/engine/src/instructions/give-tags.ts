import { takeTags } from '../changes/players.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { amountExpected } from '../timing/expected.ts'
import type { Naming, Verb } from './verb.ts'
import { always } from './verb.ts'

export interface GiveTags extends Naming {
  readonly do: 'giveTags'
  readonly amount: Amount
  /** Who makes it happen: "give the Runner 1 tag" or "take 1 tag". */
  readonly how: 'give' | 'take'
}

export const giveTags = (amount: Amount, naming: Naming = {}): GiveTags => ({
  do: 'giveTags',
  amount,
  how: 'give',
  ...naming,
})
export const takeTagsOf = (amount: Amount): GiveTags => ({ do: 'giveTags', amount, how: 'take' })

export const giveTagsVerb: Verb<GiveTags> = {
  allows: always,
  couldChange: (game, { amount }, scope) => amountOf(game, amount, scope) > 0,
  expects(game, { amount }, scope) {
    const tags = amountOf(game, amount, scope)
    return tags > 0 ? [expected('tags', 'runner', { amount: tags })] : []
  },
  resolve(game, _written, _scope, effects) {
    const tags = Math.max(0, amountExpected(effects, 'tags'))
    takeTags(game, tags)
    return tags
  },
}
