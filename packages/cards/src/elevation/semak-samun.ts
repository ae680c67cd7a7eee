import {
  always,
  cannot,
  card,
  endRun,
  mayPay,
  not,
  subroutine,
  subtype,
  sufferAsCost,
} from '@paydata/engine/vocabulary'

export const semakSamun = card(
  'semak_samun',
  always(cannot('break', { cards: 'self', subroutines: 'printed', using: [not(subtype('fracter'))] })),
  subroutine(mayPay([sufferAsCost('net', 3)], { who: 'runner', otherwise: [endRun()] })),
)
