import {
  accessed,
  always,
  card,
  cardIs,
  credits,
  damage,
  giveTags,
  inZone,
  isNot,
  mayPay,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const byte = card(
  'byte',
  always({ declare: 'revealWhileAccessed', from: 'rnd' }),
  when(
    accessed(isNot(cardIs('self', inZone('archives')))),
    mayPay([credits(4)], { then: [together(giveTags(1), damage('net', 3))] }),
  ),
)
