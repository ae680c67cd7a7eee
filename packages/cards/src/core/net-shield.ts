import { card, credits, firstTimeWould, mayPay, prevent, when } from '@paydata/engine/vocabulary'

export const netShield = card(
  'net_shield',
  when(
    firstTimeWould('turn', { effect: 'damage', kind: 'net' }),
    mayPay([credits(1)], { then: [prevent(1, { effect: 'damage', kind: 'net' })] }),
  ),
)
