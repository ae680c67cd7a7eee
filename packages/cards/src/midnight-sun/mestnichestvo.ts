import {
  always,
  canAdvance,
  card,
  counters,
  encountered,
  endRun,
  loseCredits,
  mayPay,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const mestnichestvo = card(
  'mestnichestvo',
  always(canAdvance),
  when(encountered(), mayPay([counters('advancement')], { then: [loseCredits(3, 'runner')] })),
  subroutine(loseCredits(3, 'runner')),
  subroutine(endRun()),
)
