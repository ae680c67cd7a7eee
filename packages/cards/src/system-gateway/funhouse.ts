import {
  card,
  credits,
  encountered,
  endRun,
  giveTags,
  mayPay,
  subroutine,
  takeTagsAsCost,
  when,
} from '@paydata/engine/vocabulary'

export const funhouse = card(
  'funhouse',
  when(encountered(), mayPay([takeTagsAsCost(1)], { who: 'runner', otherwise: [endRun()] })),
  subroutine(mayPay([credits(4)], { who: 'runner', otherwise: [giveTags(1)] })),
)
