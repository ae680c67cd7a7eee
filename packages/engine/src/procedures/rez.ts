import type { Next } from '../changes/frames.ts'
import { again } from '../changes/frames.ts'
import { turnRezzed } from '../changes/handling-cards.ts'
import { canRez, rezBill } from '../queries/allowed/rezzing.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { agrees, mayDecline } from './declining.ts'
import { beginPaying } from './pay.ts'
import { cardIn, keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 8.1.2e. An effect that directs it cannot force an additional cost (CR 1.16.4c, 9.12.3e). */
function rezPrice(game: Game, frame: Procedure<'rez'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card === undefined || card.faceup) return 'over'
  const { change = 0, ignore = 'nothing' } = frame.vars
  const bill = rezBill(game, card, change, ignore)
  if (!canRez(game, card, bill)) return 'over'
  if (frame.vars.byEffect === true && mayDecline(game, frame, bill)) {
    const answer = agrees(game, frame, bill, 'rez')
    if (answer !== 'yes') return answer === 'no' ? 'over' : again
  }
  beginPaying(game, bill)
  return undefined
}

function turnFaceup(game: Game, frame: Procedure<'rez'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card !== undefined && !card.faceup && frame.vars.paid !== false) {
    turnRezzed(game, card)
    keep(frame, { rezzed: true })
  }
  return undefined
}

export const rez: ProcedureTable<'rez'> = [
  { step: 'price', rule: '8.1.2e', deed: rezPrice },
  { step: 'turn', rule: '8.1.2e', deed: turnFaceup, checkpoint: true },
  { step: 'over', rule: '8.1.2e', deed: () => undefined },
]
