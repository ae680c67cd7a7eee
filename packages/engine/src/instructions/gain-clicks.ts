import { gainClicks as gain } from '../changes/players.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface GainClicks {
  readonly do: 'gainClicks'
  readonly amount: Amount
  readonly who: Who
  /** Now, or when the player's next turn allots clicks (CR 1.11.2). */
  readonly when: 'now' | 'nextTurn'
}

/** Gain clicks (CR 1.11.3). */
export const gainClicks = (
  amount: Amount,
  who: Who = 'you',
  when: 'now' | 'nextTurn' = 'now',
): GainClicks => ({
  do: 'gainClicks',
  amount,
  who,
  when,
})

export const gainClicksVerb: Verb<GainClicks> = {
  allows: always,
  couldChange: always,
  resolve(game, { amount, who, when }, scope) {
    const side = whoIs(who, scope)
    const clicks = amountOf(game, amount, scope)
    if (when === 'now') gain(game, side, clicks)
    else game.nextClicks[side] += clicks
  },
}
