import { happen } from '../changes/happen.ts'
import type { Amount } from '../language/expressions.ts'
import type { Preventable } from '../language/patterns.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardAt } from '../queries/facts/look.ts'
import { boundCards } from '../queries/facts/matching-cards.ts'
import { cannot } from '../queries/facts/permissions.ts'
import { prevents } from '../queries/outcomes/effects.ts'
import { isSame } from '../state/cards.ts'
import type { Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProhibitableVerb } from './verb.ts'
import { always } from './verb.ts'

export interface Prevent {
  readonly do: 'prevent'
  readonly of: readonly Preventable[]
  readonly amount: Amount | 'all'
}

/** Prevent or avoid part of what an imminent instruction is expected to do (CR 9.9.5). */
export const prevent = (amount: Amount | 'all', ...of: readonly Preventable[]): Prevent => ({
  do: 'prevent',
  of,
  amount,
})

export const preventVerb: ProhibitableVerb<Prevent> = {
  allows: always,
  couldChange: always,
  // What is said of some cards alone is asked of each effect, where there is one to prevent.
  isProhibited: (game, _written, { by }) => cannot(game, 'prevent', { who: by }),
  /** Of several cards that are about to go, the controller says which is saved. */
  targets(game, written, scope) {
    if (written.amount === 'all' || boundCards(game, 'endangered', scope).length < 2) return []
    return [
      { choose: { from: { the: 'endangered' }, where: [] }, least: 1, most: written.amount, as: 'saved' },
    ]
  },
  resolve(game, written, scope) {
    const frame = scope.interrupts === null ? undefined : game.frames[scope.interrupts]
    if (frame === undefined || !('expects' in frame)) return 0
    let left = written.amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(game, written.amount, scope)
    let prevented = 0
    const saved = boundCards(game, 'saved', scope)
    frame.expects = frame.expects.flatMap(effect => {
      if (left <= 0 || !prevents(game, written, effect, scope)) return [effect]
      if (effect.card !== null) {
        if (saved.length > 0 && !saved.some(card => effect.card !== null && isSame(card, effect.card)))
          return [effect]
        left--
        prevented++
        note(game, effect, 1)
        return []
      }
      // CR 9.9.7b: "all" removes it altogether; a number only lowers the value, also below 0 (CR 9.9.7a).
      if (written.amount === 'all') {
        prevented += effect.amount
        note(game, effect, effect.amount)
        return []
      }
      const by = left
      left = 0
      prevented += Math.min(by, Math.max(0, effect.amount))
      note(game, effect, Math.min(by, Math.max(0, effect.amount)))
      return [{ ...effect, amount: effect.amount - by }]
    })
    return prevented
  },
}

function note(game: Game, effect: Effect, amount: number): void {
  if (amount <= 0) return
  happen(game, effect.effect === 'damage' ? 'damagePrevented' : 'prevented', {
    by: effect.by,
    card: effect.card === null ? null : cardAt(game, effect.card.card),
    amount,
    kind: effect.effect === 'damage' ? effect.kind : effect.effect,
  })
}
