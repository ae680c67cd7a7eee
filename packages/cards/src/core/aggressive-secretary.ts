import {
  accessed,
  always,
  canAdvance,
  card,
  chosen,
  countersOn,
  credits,
  from,
  mayPay,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const aggressiveSecretary = card(
  'aggressive_secretary',
  always(canAdvance),
  when(
    accessed(),
    mayPay([credits(2)], {
      then: [trash(chosen(from('installed', type('program')), 'programs', countersOn('advancement')))],
    }),
  ),
)
