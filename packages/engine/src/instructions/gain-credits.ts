import { gainCredits as gain } from '../changes/players.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cannot } from '../queries/facts/permissions.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProhibitableVerb } from './verb.ts'

export interface GainCredits {
  readonly do: 'gainCredits'
  readonly amount: Amount
  readonly who: Who
}

export const gainCredits = (amount: Amount, who: Who = 'you'): GainCredits => ({
  do: 'gainCredits',
  amount,
  who,
})

const isProhibited = (game: Game, { who }: GainCredits, scope: Scope): boolean =>
  cannot(game, 'gainCredits', { who: whoIs(who, scope) })

export const gainCreditsVerb: ProhibitableVerb<GainCredits> = {
  allows: (game, written, scope) => !isProhibited(game, written, scope),
  couldChange: (game, { amount }, scope) => amountOf(game, amount, scope) > 0,
  isProhibited,
  resolve(game, written, scope) {
    const { amount, who } = written
    if (!isProhibited(game, written, scope)) gain(game, whoIs(who, scope), amountOf(game, amount, scope))
  },
}
