import {
  badPublicity,
  card,
  cardIs,
  credits,
  endRun,
  ifSo,
  mayPay,
  protecting,
  rezzed,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const grubber = card(
  'grubber',
  when(rezzed(), ifSo(cardIs('self', protecting('central')), [badPublicity(1)])),
  subroutine(mayPay([credits(3)], { who: 'runner', otherwise: [endRun()] })),
  subroutine(mayPay([credits(3)], { who: 'runner', otherwise: [endRun()] })),
)
