import {
  both,
  card,
  credits,
  firstTimeWould,
  happened,
  inEditions,
  interruptFor,
  isNot,
  mayPay,
  prevent,
  when,
} from '@paydata/engine/vocabulary'

export const netShield = card(
  'net_shield',
  when(
    firstTimeWould('turn', { effect: 'damage', kind: 'net' }),
    mayPay([credits(1)], { then: [prevent(1, { effect: 'damage', kind: 'net' })] }),
  ),
  inEditions(
    ['2012', '2013', '2017'],
    interruptFor([credits(1)], [prevent(1, { effect: 'damage', kind: 'net' })], {
      onlyIf: both(
        isNot(happened('thisTurn', { what: ['damageSuffered'], kind: 'net' })),
        isNot(happened('thisTurn', { what: ['damagePrevented'], kind: 'net' })),
      ),
    }),
  ),
)
