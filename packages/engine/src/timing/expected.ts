import type { Effect, EffectKind } from '../state/frames.ts'
import type { Side } from '../state/names.ts'

type Known = Partial<Omit<Effect, 'effect' | 'by'>>

/** An effect somebody is expected to have, with what is known of it. */
export const expected = (effect: EffectKind, by: Side, known: Known = {}): Effect => ({
  effect,
  amount: known.amount ?? 1,
  card: known.card ?? null,
  kind: known.kind ?? null,
  server: known.server ?? null,
  by,
  part: known.part ?? 0,
  unpreventable: known.unpreventable ?? false,
  raised: known.raised ?? 0,
  replacedBy: known.replacedBy ?? none,
  vars: known.vars ?? null,
})
const none: readonly string[] = []

export const amountExpected = (effects: readonly Effect[], kind: EffectKind): number => {
  let sum = 0
  for (const effect of effects) if (effect.effect === kind) sum += effect.amount
  return sum
}

export const isExpected = (effects: readonly Effect[], kind: EffectKind): boolean =>
  effects.some(effect => effect.effect === kind)
