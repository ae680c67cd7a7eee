import { enterScoreArea } from '../changes/enter-score-area.ts'
import { scoreBill } from '../queries/allowed/rezzing.ts'
import { hasAddedCost } from '../queries/costs/bills.ts'
import { canPay } from '../queries/costs/paying.ts'
import { beginPaying } from './pay.ts'
import { cardIn } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 1.17.3, 1.16.10c. */
export const score: ProcedureTable<'score'> = [
  {
    step: 'price',
    rule: '1.16.10c',
    deed: (game, frame) => {
      const card = cardIn(game, frame.vars.card)
      if (card === undefined) return 'over'
      const bill = scoreBill(game, card)
      if (!hasAddedCost(game, bill)) return 'score'
      if (!canPay(game, bill)) return 'over'
      beginPaying(game, bill)
      return undefined
    },
  },
  {
    step: 'score',
    rule: '1.17.3',
    deed: (game, frame) => {
      const card = cardIn(game, frame.vars.card)
      if (card !== undefined && card.zone === 'root') enterScoreArea(game, card, 'scored')
    },
    checkpoint: true,
  },
  { step: 'over', rule: '1.17.3', deed: () => undefined },
]
