import type { Next } from '../changes/frames.ts'
import { again, askNumber, giveResult } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { billOf } from '../queries/costs/bills.ts'
import { spendable } from '../queries/costs/sources.ts'
import { bug } from '../state/bug.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { otherSide, sides } from '../state/names.ts'
import { beginPaying } from './pay.ts'
import { keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 10.14.6b, 10.14.3: no more than two, and no more than can be spent. */
function bid(game: Game, frame: Procedure<'psi'>): Next {
  const { answer, otherAnswer } = frame
  if (answer === null || otherAnswer === null) {
    for (const side of sides) {
      const most = Math.min(2, spendable(game, side, 'bid', frame.source))
      askNumber(game, { for: side, asks: 'psi', source: frame.source, least: 0, most })
    }
    return again
  }
  // The answer of the Corp is the first of the two questions.
  if (!('number' in answer) || !('number' in otherAnswer)) bug('a bid is a number', game)
  keep(frame, { corpBid: answer.number, runnerBid: otherAnswer.number })
  frame.answer = null
  frame.otherAnswer = null
  return undefined
}

/** CR 10.14.4c: both know what the other has bid before they choose how to pay. */
function revealed(game: Game, frame: Procedure<'psi'>): Next {
  const { corpBid: corp = 0, runnerBid: runner = 0 } = frame.vars
  happen(game, 'bidsRevealed', { by: 'corp', amount: corp })
  happen(game, 'bidsRevealed', { by: 'runner', amount: runner })
  giveResult(game, 'corpBid', corp)
  giveResult(game, 'runnerBid', runner)
  return undefined
}

const pays =
  (who: 'active' | 'inactive'): ((game: Game, frame: Procedure<'psi'>) => Next) =>
  (game, frame) => {
    const side: Side = who === 'active' ? game.active : otherSide(game.active)
    const amount = frame.vars[`${side}Bid`] ?? 0
    if (amount > 0)
      beginPaying(game, billOf({ by: side, purpose: 'bid', card: frame.source, price: amount }, []))
    return undefined
  }

export const psi: ProcedureTable<'psi'> = [
  { step: 'bid', rule: '10.14.6b', deed: bid },
  { step: 'revealed', rule: '10.14.4c', deed: revealed },
  { step: 'activePays', rule: '10.14.4c', deed: pays('active') },
  { step: 'inactivePays', rule: '10.14.4c', deed: pays('inactive') },
]
