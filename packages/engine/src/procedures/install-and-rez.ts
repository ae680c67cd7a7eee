import type { Next } from '../changes/frames.ts'
import { again, askNumber, beginProcedure, takeNumber } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import { definitionOf } from '../language/definitions.ts'
import type { Bill } from '../queries/bills.ts'
import type { Terms } from '../queries/installing.ts'
import { asGuest, installBill } from '../queries/installing.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame, ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { cardIn, name, numberIn, wordIn } from './frames.ts'

/** What an effect changes of the cost of installing. */
export const termsIn = (frame: ProcedureFrame): Terms => ({
  change: numberIn(frame, 'change'),
  ignore: (wordIn(frame, 'ignore') ?? 'nothing') as Terms['ignore'],
})

export const theCard = (game: Game, frame: ProcedureFrame): CardState =>
  cardIn(game, frame, 'card') ?? bug('no card to install', game)

/** What an installation costs when these cards are trashed before it. */
export function billWithout(
  game: Game,
  frame: ProcedureFrame,
  card: CardState,
  gone: readonly CardState[],
): Bill {
  const trashedIce = definitionOf(game, card).printed.type === 'ice' ? gone.length : 0
  const terms = termsIn(frame)
  const change = terms.change - numberIn(frame, 'totalLess')
  const guest = asGuest(card, cardIn(game, frame, 'host') ?? null)
  return installBill(game, guest, frame.by, wordIn(frame, 'server'), { ...terms, change }, trashedIce)
}

/** CR 1.16.2f: declared before the install cost is calculated; what that cost has no use for goes to the rez cost. */
export function divide(game: Game, frame: ProcedureFrame): Next {
  const total = numberIn(frame, 'totalLess')
  if (total === 0) return undefined
  const card = theCard(game, frame)
  const { price } = installBill(game, card, frame.by, wordIn(frame, 'server'), termsIn(frame))
  const most = Math.min(total, price)
  const chosen = most === 0 ? 0 : takeNumber(frame)
  if (chosen === undefined) {
    askNumber(game, {
      for: frame.by,
      asks: 'number',
      about: { is: 'installLess' },
      source: frame.source,
      least: 0,
      most,
    })
    return again
  }
  name(frame, { change: numberIn(frame, 'change') - chosen, rezChange: chosen - total })
  return undefined
}

/** Shows the facedown card because the ability asked for more than a type (CR 8.5.13c). */
export function reveal(game: Game, frame: ProcedureFrame, card: CardState): void {
  const ability = game.frames.findLast((other): other is AbilityFrame => other.kind === 'ability')
  if (card.faceup || ability === undefined) return
  show(game, ability, [card], 'both')
  happen(game, 'revealed', { by: frame.by, card, server: card.server })
}

/** CR 8.5.15: rezzed right after the installation, as part of the same instruction. */
export function rezIt(game: Game, frame: ProcedureFrame): Next {
  const card = theCard(game, frame)
  const ignore = frame.vars.rez === 'ignoringAllCosts' ? 'all' : 'nothing'
  beginProcedure(game, 'rez', 'price', {
    by: 'corp',
    source: frame.source,
    vars: {
      card: [refOf(card)],
      ignore,
      byEffect: true,
      // CR 8.5.13d: “if able” leaves nothing to decline.
      obliged: frame.vars.obliged === true,
      change: numberIn(frame, 'rezChange'),
    },
  })
  return undefined
}

/** CR 8.5.13d: what could not be rezzed, or was declined, has to be shown. */
export function showUnrezzed(game: Game, frame: ProcedureFrame): Next {
  const card = cardIn(game, frame, 'card')
  if (card !== undefined) reveal(game, frame, card)
  return 'over'
}
