import { beginAccess } from '../changes/breaches.ts'
import {
  again,
  askChoice,
  beginProcedure,
  noNames,
  otherwise,
  procedure,
  takeOptions,
} from '../changes/frames.ts'
import { turnArchivesFaceup, turnCard } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { accessibleIn, accessLimit, isAlikeToRunner, judgeAccesses } from '../queries/allowed/accessing.ts'
import { optionsAmong } from '../queries/candidates.ts'
import { billOf } from '../queries/costs/bills.ts'
import { additionalCosts } from '../queries/costs/prices.ts'
import { cardAt, isAlive } from '../queries/facts/look.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at, bug, never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option } from '../state/questions.ts'
import { randomBelow } from '../state/random.ts'
import type { Deeds, StepNext } from './deeds.ts'
import { isExpected } from './expected.ts'

type Breach = Structure<'breach'>

export function expectedInBreach(frame: Breach): readonly Effect[] | undefined {
  if (frame.step !== 'accessCandidate' || frame.vars.next === null) return undefined
  return [expected('access', 'runner', { card: frame.vars.next, server: frame.vars.server })]
}

/** The deeds of a breach (CR 7.5). */
export const breachDeeds: Deeds<'breach'> = {
  breachBegins(game: Game, frame: Breach): void {
    happen(game, 'breachBegan', { by: 'runner', server: frame.vars.server })
  },

  archivesFaceup(game: Game, frame: Breach): void {
    if (frame.vars.server === 'archives' && rulesOf(game).archivesFaceup === 'atOnce')
      turnArchivesFaceup(game)
  },

  setLimit(game: Game, frame: Breach): void {
    frame.vars.limit = accessLimit(game, frame)
  },

  /** CR 7.3.4: one of the candidates, or none is left and the breach is over. */
  chooseCandidate(game: Game, frame: Breach): StepNext {
    const chosen = takeOptions(frame)
    if (chosen === undefined) {
      const options = optionsAmong(among => judgeAccesses(game, frame, among))
      if (options.length === 0) return otherwise
      askChoice(game, { for: 'runner', asks: 'candidate', options })
      return again
    }
    const option = at(chosen, 0)
    const card = candidateOf(game, frame, option)
    frame.vars.next = refOf(card)
    frame.vars.chosen = [...frame.vars.chosen, refOf(card)]
    if (option.hidden === 'hq' || option.hidden === 'rnd') frame.vars.taken++
    const costs = additionalCosts(game, 'access', card, frame.vars.server)
    if (costs.length > 0) {
      const bill = billOf({ by: 'runner', purpose: 'access', card: refOf(card) }, costs)
      beginProcedure(game, procedure('payToAccess', 'ask', { by: 'runner', vars: noNames, bill }))
    }
    return undefined
  },

  accessCandidate(game: Game, frame: Breach): void {
    const { next } = frame.vars
    frame.vars.next = null
    if (next === null || !isAlive(game, next) || !isExpected(frame.expects, 'access')) return
    frame.vars.accessed = [...frame.vars.accessed, next]
    if (rulesOf(game).archivesFaceup === 'asAccessed') turnAsAccessed(game, cardAt(game, next.card))
    beginAccess(game, next)
  },

  breachEnds(game: Game, frame: Breach): void {
    happen(game, 'breachEnded', {
      by: 'runner',
      server: frame.vars.server,
      amount: frame.vars.accessed.length,
    })
  },
}

/** The card that is accessed next: where it is not named, one of those that are alike to the Runner. */
function candidateOf(game: Game, frame: Breach, { hidden, card }: Option): CardState {
  const { cards, inHand } = accessibleIn(game, frame)
  switch (hidden) {
    case 'hq':
      return pickFrom(game, inHand)
    case 'archives':
      return pickFrom(
        game,
        cards.filter(each => isAlikeToRunner(game, each)),
      )
    case 'rnd':
      return cards.find(each => each.zone === 'rnd') ?? bug('no card to access', game)
    case undefined:
      return cardAt(game, (card ?? bug('no candidate named', game)).card)
    default:
      return never(hidden)
  }
}

const pickFrom = (game: Game, cards: readonly CardState[]): CardState =>
  at(cards, randomBelow(game, cards.length))

function turnAsAccessed(game: Game, card: CardState): void {
  if (card.zone === 'archives') turnCard(game, card, 'up', null)
}
