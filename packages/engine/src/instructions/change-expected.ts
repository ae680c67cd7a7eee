import type { Amount } from '../language/expressions.ts'
import type { Changeable, Entry } from '../language/patterns.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { isEffect } from '../queries/outcomes/effects.ts'
import type { CounterKind, DamageKind } from '../state/names.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface ChangeValue {
  readonly do: 'changeExpected'
  readonly of: Changeable
  readonly to: { readonly add: Amount } | { readonly kind: DamageKind } | { readonly set: Amount }
}

export interface ChangeEntry {
  readonly do: 'changeExpected'
  readonly of: Entry
  readonly to: WithCounters
}

export type ChangeExpected = ChangeValue | ChangeEntry

/** With so many counters on the card. */
interface WithCounters {
  readonly counters: CounterKind
  readonly amount: Amount
}

type To<Field extends string> = Extract<ChangeValue['to'], { readonly [F in Field]: unknown }>

/** What can be changed of each effect: only damage is of a kind, and a price is only raised or lowered. */
interface Change {
  readonly damage: ChangeValue['to']
  readonly tags: To<'add'> | To<'set'>
  readonly trace: To<'add'> | To<'set'>
  readonly price: To<'add'>
}

/** Change a value or the kind of what is imminent (CR 9.9.6, 9.9.7). */
export const changeExpected = <Of extends Changeable>(of: Of, to: Change[Of['effect']]): ChangeValue => ({
  do: 'changeExpected',
  of,
  to,
})

/** A card that enters a score area does so with counters on it (CR 9.9.10). */
export const addWith = (
  counters: CounterKind,
  amount: Amount,
  of: Omit<Entry, 'effect'> = {},
): ChangeEntry => ({
  do: 'changeExpected',
  of: { ...of, effect: 'scoreArea' },
  to: { counters, amount },
})

export const changeExpectedVerb: Verb<ChangeExpected> = {
  allows: always,
  couldChange: always,
  resolve(game, { of, to }, scope) {
    const frame = scope.interrupts === null ? undefined : game.frames[scope.interrupts]
    if (frame === undefined || !('expects' in frame)) return
    frame.expects = frame.expects.map(effect => {
      if (!isEffect(game, effect, of, scope)) return effect
      if ('kind' in to) return { ...effect, kind: to.kind }
      if ('counters' in to) return { ...effect, kind: to.counters, amount: amountOf(game, to.amount, scope) }
      if ('set' in to) return { ...effect, amount: amountOf(game, to.set, scope) }
      return { ...effect, amount: effect.amount + amountOf(game, to.add, scope) }
    })
  },
}
