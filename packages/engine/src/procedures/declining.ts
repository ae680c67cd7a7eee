import { askChoice, takeOptions } from '../changes/frames.ts'
import type { Purpose } from '../language/costs.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { billWith, hasAddedCost, priced } from '../queries/costs/bills.ts'
import { canPay } from '../queries/costs/paying.ts'
import { at } from '../state/bug.ts'
import type { Procedure, ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ServerId } from '../state/names.ts'

/**
 * Whether an effect that directs to do something leaves it open to pay for that: where something is added to the cost
 * (CR 1.16.4c, 1.16.10a), unless it was chosen because one must be (CR 9.12.3e). Nor is anybody made to pay in another
 * way than the usual (CR 1.16.2e).
 */
export const mayDecline = (
  game: Game,
  { vars }: Procedure<'install' | 'play' | 'rez'>,
  bill: Bill,
): boolean =>
  vars.obliged !== true && (hasAddedCost(game, bill) || !canPay(game, billWith(bill, { either: [] })))

/** Asks a player who may decline whether to pay, and says what was answered. */
export function agrees(
  game: Game,
  frame: ProcedureFrame,
  bill: Bill,
  purpose: Extract<Purpose, 'access' | 'install' | 'play' | 'rez' | 'run'>,
  server?: ServerId,
): 'asked' | 'yes' | 'no' {
  const chosen = takeOptions(frame)
  if (chosen !== undefined) return at(chosen, 0).does === 'no' ? 'no' : 'yes'
  askChoice(game, {
    for: bill.by,
    asks: 'confirm',
    about: { is: 'price', of: purpose },
    source: bill.card ?? frame.source,
    options: [
      priced(game, server === undefined ? { does: 'pay' } : { does: 'pay', server }, bill),
      { does: 'no' },
    ],
  })
  return 'asked'
}
