import {
  always,
  canAdvance,
  card,
  countersOn,
  damage,
  mayPay,
  trashThis,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const clearinghouse = card(
  'clearinghouse',
  always(canAdvance),
  when(turnBegins('you'), mayPay([trashThis], { then: [damage('meat', countersOn('advancement'))] })),
)
