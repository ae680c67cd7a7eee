import type { ConditionalAbility } from '../language/abilities.ts'
import { nodeAt } from '../language/definitions.ts'
import { referencesIn } from '../language/inferred.ts'
import { isEffect } from '../queries/outcomes/effects.ts'
import type { Effect, Pending } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** "That many": how much the effects an interrupt looks at come to as it is triggered (CR 9.9.2), if it says so. */
export function withItsAmount(game: Game, pending: Pending, effects: readonly Effect[]): Pending {
  const ability = nodeAt(game, pending.ability) as ConditionalAbility
  const { when } = ability
  if ('on' in when || 'state' in when || !referencesIn(ability).has('itsAmount')) return pending
  const pattern = 'would' in when ? when.would : when.expected
  let itsAmount = 0
  for (const effect of effects) if (isEffect(game, effect, pattern, pending)) itsAmount += effect.amount
  return { ...pending, vars: { ...pending.vars, itsAmount } }
}
