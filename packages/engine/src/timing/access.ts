import { setAsideAccessed } from '../changes/breaches.ts'
import { enterScoreArea } from '../changes/enter-score-area.ts'
import type { Next } from '../changes/frames.ts'
import { again, askChoice, beginProcedure, openWindow, procedure, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { nameAnew } from '../changes/move.ts'
import { definitionOf } from '../language/definitions.ts'
import { placeOfAccess, stealBill } from '../queries/allowed/accessing.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { hasAddedCost, priced } from '../queries/costs/bills.ts'
import { lackOf } from '../queries/costs/paying.ts'
import { typeOf } from '../queries/facts/characteristics.ts'
import { accessOf, cardAt, objectOf } from '../queries/facts/look.ts'
import { cannot } from '../queries/facts/permissions.ts'
import { locationOf } from '../queries/facts/references.ts'
import { mustReveal } from '../queries/facts/sight.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Deeds } from './deeds.ts'

type Access = Structure<'access'>

/** The deeds of an access (CR 7.2). */
export const accessDeeds: Deeds<'access'> = {
  accessBegins(game: Game, frame: Access): void {
    const card = cardAt(game, frame.vars.card.card)
    nameAnew(game, card, 'same')
    happen(game, 'accessed', { by: 'runner', card, server: locationOf(game, card) ?? null, kind: card.zone })
    if (mustReveal(game, card)) happen(game, 'revealed', { by: 'runner', card })
  },

  midAccess(game: Game): void {
    openWindow(game, {
      kind: 'window',
      of: 'midAccess',
      priority: 'runner',
      ended: false,
      answer: null,
      otherAnswer: null,
    })
  },

  /** CR 7.1.6: an agenda must be stolen, unless a cost is added to it that the Runner will or can not pay. */
  steal(game: Game, frame: Access): Next {
    const card = objectOf(game, frame.vars.card)
    if (card === undefined || !canSteal(game, card)) return undefined
    const bill = stealBill(game, card)
    const chosen = takeOptions(frame)
    if (chosen === undefined) {
      const options = optionsAmong(among => judgeStealing(game, card, among))
      if (options.length === 0) return undefined
      askChoice(game, { for: 'runner', asks: 'steal', source: refOf(card), options })
      return again
    }
    if (at(chosen, 0).does !== 'steal') return undefined
    if (hasAddedCost(game, bill))
      beginProcedure(game, procedure('steal', 'pay', { by: 'runner', vars: { card: [refOf(card)] }, bill }))
    else enterScoreArea(game, card, 'stolen')
    return undefined
  },

  accessEnds(game: Game, frame: Access): void {
    happen(game, 'accessEnded', { by: 'runner', card: cardAt(game, frame.vars.card.card) })
    if (rulesOf(game).accessedCards === 'setAside') setAsideAccessed(game, frame.vars.card)
  },
}

/** CR 1.17.3d: there is no declining without an additional cost, and no stealing without paying it. */
export function judgeStealing(game: Game, card: CardState, among: Candidates): void {
  const bill = stealBill(game, card)
  judge(among, lackOf(game, bill), () => priced(game, { does: 'steal', card: refOf(card) }, bill))
  judge(among, hasAddedCost(game, bill) ? undefined : mustSteal, () => ({ does: 'no' }))
}
const mustSteal: OptionRefusal = { reason: 'mustSteal', rule: '1.17.3d' }

/** Whether the card that is accessed is stolen, or its price asked for, once the Runner has done nothing else with it (CR 7.1.6). */
export function isToSteal(game: Game): boolean {
  const access = accessOf(game)
  const card = access && objectOf(game, access.vars.card)
  if (card === undefined || !canSteal(game, card)) return false
  return optionsAmong(among => judgeStealing(game, card, among)).some(({ does }) => does === 'steal')
}

function canSteal(game: Game, card: CardState): boolean {
  const isAgenda = typeOf(game, card) === 'agenda' && definitionOf(game, card).printed.type === 'agenda'
  return isAgenda && !cannot(game, 'steal', { who: 'runner', card })
}

/** CR 7.1.7: a card that has moved is accessed no more. */
export function endsAccess(game: Game, frame: Access): string | undefined {
  const isThere = placeOfAccess(cardAt(game, frame.vars.card.card)) === frame.vars.place
  return isThere || frame.step === 'accessEnds' ? undefined : 'accessEnds'
}
