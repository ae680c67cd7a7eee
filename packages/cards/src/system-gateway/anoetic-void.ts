import { card, chosen, credits, endRun, from, mayPay, on, trashOf, when } from '@paydata/engine/vocabulary'

export const anoeticVoid = card(
  'anoetic_void',
  when(
    on({ what: ['serverApproached'], server: ['here'] }),
    mayPay([credits(2), trashOf(chosen(from('corpHand'), 'trashed', 2))], { then: [endRun()] }),
  ),
)
