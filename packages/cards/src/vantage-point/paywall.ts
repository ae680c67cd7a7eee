import {
  card,
  credits,
  encountered,
  endRun,
  loseCredits,
  mayPay,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const paywall = card(
  'paywall',
  when(encountered(), loseCredits(1, 'runner')),
  subroutine(mayPay([credits(1)], { who: 'runner', otherwise: [endRun()] })),
)
