import {
  additionalCost,
  always,
  card,
  chosen,
  endRun,
  forfeitOf,
  from,
  gainCredits,
  subroutine,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const archer = card(
  'archer',
  always(additionalCost('rez', [forfeitOf(chosen(from('corpScore', type('agenda'))))], { cards: 'self' })),
  subroutine(gainCredits(2)),
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(endRun()),
)
