import {
  alternativePayment,
  always,
  card,
  chosen,
  endRun,
  forfeitOf,
  from,
  oneOf,
  subroutine,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const biawak = card(
  'biawak',
  always(alternativePayment('rez', 'self', [forfeitOf(chosen(from('corpScore', type('agenda'))))], 10)),
  subroutine(oneOf([[trash(chosen(from('installed', type('program'))))], [endRun()]])),
  subroutine(oneOf([[trash(chosen(from('installed', type('resource'))))], [endRun()]])),
  subroutine(endRun()),
)
