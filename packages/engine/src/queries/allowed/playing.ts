import { definitionOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Bill } from '../costs/bills.ts'
import { nothingToPay, withFewerClicks } from '../costs/bills.ts'
import type { Besides } from '../costs/paying.ts'
import { fullBill, lackOf } from '../costs/paying.ts'
import { changeOfX, clicksLessToPlay, playPrice } from '../costs/prices.ts'
import { meetsThreat, noVars } from '../facts/applying.ts'
import { hasSubtype } from '../facts/characteristics.ts'
import { forbids, unmetBy } from '../facts/permissions.ts'
import { anyDeclaresNow } from '../facts/present.ts'
import { mayDoFor } from '../outcomes/potential.ts'
import type { OptionRefusal } from '../refusals.ts'
import { nothingToDo } from '../refusals.ts'
import { reliefOn } from './relief.ts'

export const isPlayed = (game: Game, card: CardState): boolean => {
  const { type } = definitionOf(game, card).printed
  return type === 'event' || type === 'operation'
}

/** Why an event or operation may not be played now, whatever it costs (CR 3.5.1, 3.7.1). */
function restrictionOnPlay(game: Game, card: CardState, by: Side): OptionRefusal | undefined {
  return (
    forbids(game, 'play', { who: by, card }) ??
    unmetBy(game, card, 'play') ??
    (doesAnything(game, card, by) ? undefined : nothingToDo)
  )
}

/** Whether one of its play abilities may be resolved for what it does; a card without them does something else. */
function doesAnything(game: Game, card: CardState, by: Side): boolean {
  const scope = { by, source: refOf(card), vars: noVars }
  let plays = false
  for (const ability of definitionOf(game, card).abilities) {
    if (ability.form !== 'play') continue
    if (meetsThreat(game, ability) && mayDoFor(game, ability.does, scope)) return true
    plays = true
  }
  return !plays
}

export const mayBePlayed = (game: Game, card: CardState, by: Side): boolean =>
  isPlayed(game, card) && restrictionOnPlay(game, card, by) === undefined

/** CR 1.11.4: a priority card is played by the basic action alone, as the first click of a turn. */
const notFirstClick: OptionRefusal = { reason: 'notFirstClick', rule: '1.11.4' }

export const mayBePlayedByEffect = (game: Game, card: CardState, by: Side): boolean =>
  mayBePlayed(game, card, by) && !hasSubtype(game, card, 'priority')

/** Why a card cannot be played with the basic action, whose own cost comes on top of that of the card. */
export function refusalToPlay(
  game: Game,
  card: CardState,
  by: Side,
  action: Besides,
): OptionRefusal | undefined {
  const refusal = restrictionOnPlay(game, card, by)
  if (refusal !== undefined) return refusal
  if (hasSubtype(game, card, 'priority') && hasSpentClicks(game, by)) return notFirstClick
  return lackOf(game, playBill(game, card, by, 0 - reliefOn(game, 'play', card, by)), action)
}

const hasSpentClicks = (game: Game, by: Side): boolean =>
  game.thisTurn.some(o => o.what === 'clicksSpent' && o.by === by)

/** Why an effect could not have it played. */
export function refusalToPlayFound(
  game: Game,
  card: CardState,
  by: Side,
  change = 0,
  costs: 'pay' | 'ignore' = 'pay',
): OptionRefusal | undefined {
  const refusal = isPlayed(game, card) ? restrictionOnPlay(game, card, by) : nothingToDo
  if (refusal !== undefined) return refusal
  if (hasSubtype(game, card, 'priority')) return notFirstClick
  return lackOf(game, playBill(game, card, by, change - reliefOn(game, 'play', card, by), costs))
}

export function playBill(
  game: Game,
  card: CardState,
  by: Side,
  change = 0,
  costs: 'pay' | 'ignore' = 'pay',
): Bill {
  if (costs === 'ignore') return nothingToPay(by, 'play', refOf(card)) // CR 1.16.5c
  const isX = definitionOf(game, card).printed.cost === 'X'
  const bill = fullBill(game, 'play', card, null, {
    by,
    purpose: 'play',
    card: refOf(card),
    price: isX ? changeOfX(game, card, 'play', change) : playPrice(game, card, change),
    priceIsX: isX,
  })
  return anyDeclaresNow(game, 'fewerClicks')
    ? withFewerClicks(game, bill, clicksLessToPlay(game, card))
    : bill
}
