import {
  always,
  canAdvance,
  card,
  countersOn,
  gainCredits,
  giveTags,
  strength,
  subroutine,
  trace,
} from '@paydata/engine/vocabulary'

export const shadow = card(
  'shadow',
  always(canAdvance, strength('self', countersOn('advancement'))),
  subroutine(gainCredits(2)),
  subroutine(trace(3, { ifSuccessful: [giveTags(1)] })),
)
