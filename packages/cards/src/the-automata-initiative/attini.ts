import {
  cannot,
  card,
  credits,
  damage,
  isResolving,
  mayPay,
  subroutine,
  threat,
  whileSo,
} from '@paydata/engine/vocabulary'

export const attini = card(
  'attini',
  threat(3, whileSo(isResolving('self'), cannot('spendCredits', { who: 'runner' }))),
  subroutine(mayPay([credits(2)], { who: 'runner', otherwise: [damage('net', 1)] })),
  subroutine(mayPay([credits(2)], { who: 'runner', otherwise: [damage('net', 1)] })),
  subroutine(mayPay([credits(2)], { who: 'runner', otherwise: [damage('net', 1)] })),
)
