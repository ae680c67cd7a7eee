import {
  always,
  card,
  cardIs,
  credits,
  damage,
  giveTags,
  inZone,
  isNot,
  mayPay,
  on,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const snare = card(
  'snare',
  always({ declare: 'revealWhileAccessed', from: 'rnd' }),
  when(
    on({ what: ['accessed'], card: 'self' }, isNot(cardIs('self', inZone('archives')))),
    mayPay([credits(4)], { then: [together(giveTags(1), damage('net', 3))] }),
  ),
)
