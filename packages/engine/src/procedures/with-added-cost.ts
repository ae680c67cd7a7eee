import { enterScoreArea } from '../changes/enter-score-area.ts'
import type { Next } from '../changes/frames.ts'
import { jackOut as leave } from '../changes/runs.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { beginPaying } from './pay.ts'
import { cardIn } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** What the Runner has agreed to pay for, because a cost is added to it (CR 1.16.10c). */
const payBill = (game: Game, frame: ProcedureFrame): Next => {
  if (frame.bill !== null) beginPaying(game, frame.bill)
  return undefined
}

export const steal: ProcedureTable<'steal'> = [
  { step: 'pay', rule: '1.16.10c', deed: payBill },
  {
    step: 'steal',
    rule: '7.1.6',
    deed: (game, frame) => {
      const card = cardIn(game, frame.vars.card)
      if (card !== undefined) enterScoreArea(game, card, 'stolen')
    },
  },
]

export const jackOut: ProcedureTable<'jackOut'> = [
  { step: 'pay', rule: '1.16.10c', deed: payBill },
  { step: 'leave', rule: '6.1.5', deed: game => leave(game) },
]
