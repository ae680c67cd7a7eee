import {
  accessed,
  always,
  canAdvance,
  card,
  countersOn,
  credits,
  damage,
  mayPay,
  times,
  when,
} from '@paydata/engine/vocabulary'

export const projectJunebug = card(
  'project_junebug',
  always(canAdvance),
  when(accessed(), mayPay([credits(1)], { then: [damage('net', times(2, countersOn('advancement')))] })),
)
