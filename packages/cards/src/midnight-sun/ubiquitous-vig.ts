import {
  always,
  canAdvance,
  card,
  countersOn,
  gainCredits,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const ubiquitousVig = card(
  'ubiquitous_vig',
  always(canAdvance),
  when(turnBegins('you'), gainCredits(countersOn('advancement'))),
)
