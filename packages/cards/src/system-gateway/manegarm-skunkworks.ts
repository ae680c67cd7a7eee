import { card, clicks, credits, eitherCost, endRun, mayPay, on, when } from '@paydata/engine/vocabulary'

export const manegarmSkunkworks = card(
  'manegarm_skunkworks',
  when(
    on({ what: ['serverApproached'], server: ['here'] }),
    mayPay(eitherCost([clicks(2)], [credits(5)]), { who: 'runner', otherwise: [endRun()] }),
  ),
)
