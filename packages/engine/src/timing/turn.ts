import { endGame } from '../changes/ending.ts'
import type { Next } from '../changes/frames.ts'
import {
  again,
  askChoice,
  beginProcedure,
  openWindow,
  otherwise,
  procedure,
  takeOptions,
} from '../changes/frames.ts'
import { placeCounters } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { gainClicks, loseClicks } from '../changes/players.ts'
import { discardCards } from '../changes/trash.ts'
import { handSizeOf } from '../queries/facts/characteristics.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { cardAt, clicksOf, countersOn, handOf } from '../queries/facts/look.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Structure, StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { additionalClicks } from './additional-clicks.ts'
import type { Deeds, StepNext } from './deeds.ts'
import { amountExpected } from './expected.ts'

type Turn = Structure<'corpTurn'> | Structure<'runnerTurn'>

const whose = (frame: StructureFrame): Side => (frame.of === 'corpTurn' ? 'corp' : 'runner')

export function expectedInTurn(frame: Structure<'corpTurn'>): readonly Effect[] | undefined {
  return frame.step === 'mandatoryDraw' ? [expected('draw', 'corp', { kind: 'mandatory' })] : undefined
}

/** CR 1.11.2, with what changes the clicks allotted each turn or for this one. */
function allottedClicks(game: Game, side: Side): number {
  return rulesOf(game).allottedClicks[side] + game.nextClicks[side] + additionalClicks(game, side)
}

/** The deeds of both players' turns (CR 5.6, 5.7). */
export const turnDeeds: Deeds<'corpTurn' | 'runnerTurn'> = {
  gainClicks(game: Game, frame: Turn): void {
    const side = whose(frame)
    happen(game, 'turnStarted', { by: side, amount: game.turn })
    const clicks = allottedClicks(game, side)
    game.nextClicks[side] = 0
    gainClicks(game, side, clicks)
    if (rulesOf(game).additionalClicks === 'whileActive')
      frame.vars.additionalClicks = additionalClicks(game, side)
  },

  /** CR 1.10.5c: up to the number, before what happens when the turn begins. */
  refillRecurring(game: Game, frame: Turn): void {
    const side = whose(frame)
    eachDeclared(game, 'recurring', (d, scope, card, reading) => {
      if (card?.owner !== side) return
      const amount = reading.amountOf(game, d.amount, scope)
      placeCounters(game, card, 'credit', amount - countersOn(card, 'credit'), side)
    })
  },

  turnBegins(game: Game, frame: Turn): void {
    happen(game, 'turnBegan', { by: whose(frame), amount: game.turn })
  },

  /** CR 5.3.2. */
  mandatoryDraw(game: Game, frame: Turn): void {
    const amount = amountExpected(frame.expects, 'draw')
    if (amount > 0)
      beginProcedure(game, procedure('draw', 'setAside', { by: 'corp', vars: { corp: amount } }))
  },

  action(game: Game, frame: Turn): StepNext {
    const side = whose(frame)
    if (clicksOf(game, side) <= 0) return otherwise
    openWindow(game, {
      kind: 'window',
      of: 'action',
      priority: side,
      taken: null,
      ended: false,
      answer: null,
      otherAnswer: null,
    })
    return undefined
  },

  actionPhaseEnds(game: Game, frame: Turn): void {
    happen(game, 'actionPhaseEnded', { by: whose(frame) })
  },

  /** CR 5.5.4: the Runner's flatline is checked first, then all cards are discarded at once. */
  discard(game: Game, frame: Turn): Next {
    const side = whose(frame)
    const most = handSizeOf(game, side)
    const chosen = takeOptions(frame)
    if (chosen !== undefined) {
      const cards = chosen.flatMap(option =>
        option.card === undefined ? [] : [cardAt(game, option.card.card)],
      )
      discardCards(game, cards, side)
      return rulesOf(game).discardCards === 'oneByOne' ? frame.step : undefined
    }
    if (rulesOf(game).negativeHandSize === 'startOfDiscardStep' && side === 'runner' && most < 0) {
      endGame(game, { winner: 'corp', how: 'flatline' })
      if (game.over !== null) return undefined
    }
    const hand = handOf(game, side)
    const over = hand.length - Math.max(0, most)
    if (over <= 0) return undefined
    const atOnce = rulesOf(game).discardCards === 'simultaneous' ? over : 1
    askChoice(game, {
      for: side,
      asks: 'discard',
      options: hand.map(n => ({ does: 'card', card: refOf(cardAt(game, n)) })),
      least: atOnce,
      most: atOnce,
    })
    return again
  },

  loseClicks(game: Game, frame: Turn): void {
    loseClicks(game, whose(frame), clicksOf(game, whose(frame)))
  },

  turnEnds(game: Game, frame: Turn): void {
    // CR 10.11.4: the mark is a lingering effect that ends with the turn.
    game.mark = null
    if (
      rulesOf(game).negativeHandSize === 'endOfTurn' &&
      frame.of === 'runnerTurn' &&
      handSizeOf(game, 'runner') < 0
    ) {
      endGame(game, { winner: 'corp', how: 'flatline' })
    }
    happen(game, 'turnEnded', { by: whose(frame), amount: game.turn })
  },
}
