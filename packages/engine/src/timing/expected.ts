import type { Effect, EffectKind } from '../state/frames.ts'

export const amountExpected = (effects: readonly Effect[], kind: EffectKind): number => {
  let sum = 0
  for (const effect of effects) if (effect.effect === kind) sum += effect.amount
  return sum
}

export const isExpected = (effects: readonly Effect[], kind: EffectKind): boolean =>
  effects.some(effect => effect.effect === kind)
