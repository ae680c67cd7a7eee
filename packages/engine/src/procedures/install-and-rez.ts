import type { Next } from '../changes/frames.ts'
import { again, askNumber, beginProcedure, procedure, takeNumber } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import { definitionOf } from '../language/definitions.ts'
import type { Terms } from '../queries/allowed/installing.ts'
import { asGuest, installBill } from '../queries/allowed/installing.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame, Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { cardIn, keep } from './procedure-frames.ts'

/** What an effect changes of the cost of installing. */
export const termsIn = (frame: Procedure<'install'>): Terms => ({
  change: frame.vars.change,
  ignore: frame.vars.ignore,
})

export const theCard = (game: Game, frame: Procedure<'install'>): CardState =>
  cardIn(game, frame.vars.card) ?? bug('no card to install', game)

/** What an installation costs when these cards are trashed before it. */
export function billWithout(
  game: Game,
  frame: Procedure<'install'>,
  card: CardState,
  gone: readonly CardState[],
): Bill {
  const trashedIce = definitionOf(game, card).printed.type === 'ice' ? gone.length : 0
  const terms = termsIn(frame)
  const change = terms.change - (frame.vars.totalLess ?? 0)
  const guest = asGuest(card, cardIn(game, frame.vars.host) ?? null)
  return installBill(game, guest, frame.by, frame.vars.server ?? null, { ...terms, change }, trashedIce)
}

/** CR 1.16.2f: declared before the install cost is calculated; what that cost has no use for goes to the rez cost. */
export function divide(game: Game, frame: Procedure<'install'>): Next {
  const total = frame.vars.totalLess ?? 0
  if (total === 0) return undefined
  const card = theCard(game, frame)
  const { price } = installBill(game, card, frame.by, frame.vars.server ?? null, termsIn(frame))
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
  keep(frame, { change: frame.vars.change - chosen, rezChange: chosen - total })
  return undefined
}

/** Shows the facedown card because the ability asked for more than a type (CR 8.5.13c). */
export function reveal(game: Game, frame: Procedure<'install'>, card: CardState): void {
  const ability = game.frames.findLast((other): other is AbilityFrame => other.kind === 'ability')
  if (card.faceup || ability === undefined) return
  show(game, ability, [card], 'both')
  happen(game, 'revealed', { by: frame.by, card, server: card.server })
}

/** CR 8.5.15: rezzed right after the installation, as part of the same instruction. */
export function rezIt(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  const ignore = frame.vars.rez === 'ignoringAllCosts' ? 'all' : 'nothing'
  beginProcedure(
    game,
    procedure('rez', 'price', {
      by: 'corp',
      source: frame.source,
      vars: {
        card: [refOf(card)],
        ignore,
        byEffect: true,
        // CR 8.5.13d: “if able” leaves nothing to decline.
        obliged: frame.vars.obliged === true,
        change: frame.vars.rezChange ?? 0,
      },
    }),
  )
  return undefined
}

/** CR 8.5.13d: what could not be rezzed, or was declined, has to be shown. */
export function showUnrezzed(game: Game, frame: Procedure<'install'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card !== undefined) reveal(game, frame, card)
  return 'over'
}
