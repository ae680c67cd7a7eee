import { scoreAgenda, stealAgenda, turnRezzed } from '../changes/cards.ts'
import type { Next } from '../changes/frames.ts'
import { again } from '../changes/frames.ts'
import { jackOut as leave } from '../changes/runs.ts'
import { hasAddedCost } from '../queries/bills.ts'
import { canPay } from '../queries/costs.ts'
import { canRez, rezBill, scoreBill } from '../queries/options.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { agrees, mayDecline } from './declining.ts'
import { cardIn, name, numberIn, wordIn } from './frames.ts'
import { beginPaying } from './pay.ts'
import type { Procedure } from './table.ts'

const costsIn = (frame: ProcedureFrame): 'nothing' | 'credits' | 'all' => {
  const ignored = wordIn(frame, 'ignore')
  return ignored === 'all' ? 'all' : ignored === 'credits' ? 'credits' : 'nothing'
}

/** CR 8.1.2e. An effect that directs it cannot force an additional cost (CR 1.16.4c, 9.12.3e). */
function rezPrice(game: Game, frame: ProcedureFrame): Next {
  const card = cardIn(game, frame, 'card')
  if (card === undefined || card.faceup) return 'over'
  const bill = rezBill(game, card, numberIn(frame, 'change'), costsIn(frame))
  if (!canRez(game, card, bill)) return 'over'
  if (frame.vars.byEffect === true && mayDecline(game, frame, bill)) {
    const answer = agrees(game, frame, bill, 'rez')
    if (answer !== 'yes') return answer === 'no' ? 'over' : again
  }
  beginPaying(game, bill)
  return undefined
}

function turnFaceup(game: Game, frame: ProcedureFrame): Next {
  const card = cardIn(game, frame, 'card')
  if (card !== undefined && !card.faceup && frame.vars.paid === true) {
    turnRezzed(game, card)
    name(frame, { rezzed: true })
  }
  return undefined
}

const over = (): Next => undefined

export const rez: Procedure = [
  { step: 'price', rule: '8.1.2e', deed: rezPrice },
  { step: 'turn', rule: '8.1.2e', deed: turnFaceup, checkpoint: true },
  { step: 'over', rule: '8.1.2e', deed: over },
]

/** CR 1.17.3, 1.16.10c. */
export const score: Procedure = [
  {
    step: 'price',
    rule: '1.16.10c',
    deed: (game, frame) => {
      const card = cardIn(game, frame, 'card')
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
      const card = cardIn(game, frame, 'card')
      if (card !== undefined && card.zone === 'root') scoreAgenda(game, card)
    },
    checkpoint: true,
  },
  { step: 'over', rule: '1.17.3', deed: over },
]

const payBill = (game: Game, frame: ProcedureFrame): Next => {
  if (frame.bill !== null) beginPaying(game, frame.bill)
  return undefined
}

export const steal: Procedure = [
  { step: 'pay', rule: '1.16.10c', deed: payBill },
  {
    step: 'steal',
    rule: '7.1.6',
    deed: (game, frame) => {
      const card = cardIn(game, frame, 'card')
      if (card !== undefined) stealAgenda(game, card)
    },
  },
]

export const jackOut: Procedure = [
  { step: 'pay', rule: '1.16.10c', deed: payBill },
  { step: 'leave', rule: '6.1.5', deed: game => leave(game) },
]
