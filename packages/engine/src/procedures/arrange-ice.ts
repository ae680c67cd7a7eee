import type { Next } from '../changes/frames.ts'
import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { maySwap, swapCards } from '../changes/swap.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { noSwap } from '../queries/refusals.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { cardIn, cardsIn, keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

const partners = (game: Game, frame: Procedure<'arrangeIce'>, card: CardState): CardState[] =>
  cardsIn(game, frame.vars.ice).filter(other => maySwap(game, card, other))

/** One of the two to swap next, as long as the player likes. */
function first(game: Game, frame: Procedure<'arrangeIce'>): Next {
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    const options = optionsAmong(among => judgeIceToSwap(game, frame, among))
    askChoice(game, { for: frame.by, asks: 'choose', source: frame.source, options })
    return again
  }
  const { card } = at(chosen, 0)
  if (card === undefined) return 'over'
  keep(frame, { first: [card] })
  return undefined
}

function second(game: Game, frame: Procedure<'arrangeIce'>): Next {
  const card = cardIn(game, frame.vars.first)
  if (card === undefined) return 'first'
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    const options = optionsAmong(among => judgeIceToSwap(game, frame, among))
    askChoice(game, { for: frame.by, asks: 'choose', source: frame.source, options })
    return again
  }
  const other = cardsIn(game, frame.vars.ice).find(each => each.card === at(chosen, 0).card?.card)
  if (other !== undefined) swapCards(game, card, other, frame.by)
  return 'first'
}

/** The first of two pieces of ice, or the one to swap with it. */
export function judgeIceToSwap(game: Game, frame: Procedure<'arrangeIce'>, among: Candidates): void {
  const first = frame.step === 'second' ? cardIn(game, frame.vars.first) : undefined
  if (first === undefined) judge(among, undefined, () => ({ does: 'continue' }))
  for (const card of cardsIn(game, frame.vars.ice)) {
    const isPossible =
      first === undefined ? partners(game, frame, card).length > 0 : maySwap(game, first, card)
    const why = isPossible ? undefined : first?.card === card.card ? chosenAlready : noSwap
    judge(among, why, () => ({ does: 'card', card: refOf(card) }))
  }
}
const chosenAlready: OptionRefusal = { reason: 'chosenAlready', rule: '8.3.2' }

function over(game: Game, frame: Procedure<'arrangeIce'>): Next {
  happen(game, 'arranged', { by: frame.by, amount: cardsIn(game, frame.vars.ice).length, kind: 'ice' })
  return undefined
}

/** CR 8.3.2: swap after swap, with no checkpoint between them (CR 8.3.2a). */
export const arrangingIce: ProcedureTable<'arrangeIce'> = [
  { step: 'first', rule: '8.3.2', deed: first },
  { step: 'second', rule: '8.3.2', deed: second },
  { step: 'over', rule: '8.3.2a', deed: over },
]
