import { turnRezzed } from '../changes/cards.ts'
import type { Next } from '../changes/frames.ts'
import { again } from '../changes/frames.ts'
import { canRez, rezBill } from '../queries/rezzing.ts'
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
  if (card !== undefined && !card.faceup && frame.vars.paid !== false) {
    turnRezzed(game, card)
    name(frame, { rezzed: true })
  }
  return undefined
}

export const rez: Procedure = [
  { step: 'price', rule: '8.1.2e', deed: rezPrice },
  { step: 'turn', rule: '8.1.2e', deed: turnFaceup, checkpoint: true },
  { step: 'over', rule: '8.1.2e', deed: () => undefined },
]
