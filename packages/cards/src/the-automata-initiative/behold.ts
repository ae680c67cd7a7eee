import {
  accessed,
  always,
  card,
  cardIs,
  credits,
  giveTags,
  inZone,
  isNot,
  mayPay,
  when,
} from '@paydata/engine/vocabulary'

export const behold = card(
  'behold',
  always({ declare: 'revealWhileAccessed', from: 'rnd' }),
  when(accessed(isNot(cardIs('self', inZone('archives')))), mayPay([credits(4)], { then: [giveTags(2)] })),
)
