import type { CostItem } from '../../language/costs.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Effect } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import { amountOf } from '../facts/amounts.ts'
import { hasRoomFor } from '../facts/characteristics.ts'
import { controllerOf } from '../facts/look.ts'
import { gather, isChoose } from '../facts/matching-cards.ts'
import { forbiddenBy, forbids } from '../facts/permissions.ts'
import { cardTo } from '../facts/references.ts'
import { avertedBy } from '../outcomes/averted.ts'
import { expected } from '../outcomes/effects.ts'
import type { OptionRefusal } from '../refusals.ts'
import { asPaid } from './as-paid.ts'
import type { Bill, Needed } from './bills.ts'
import { choosesIn } from './bills.ts'
import { isAllowed, isRestricted } from './restrictions.ts'

/** The cards that have been chosen for lines of a bill, by the keys of these. */
export type Chosen = Readonly<Record<string, readonly number[]>>

/** A card that is revealed stays, and may be paid with besides; all others go, each for one line (CR 1.16.10b). */
const goes = ({ pay }: CostItem): boolean =>
  pay === 'trash' || pay === 'forfeit' || pay === 'remove' || pay === 'host' || pay === 'addTo'

/** The cards that the text of a line names; undefined for one that is gone. */
export function givenCards(game: Game, bill: Bill): (CardState | undefined)[] {
  const given: (CardState | undefined)[] = []
  for (const { item, scope } of bill.lines) {
    if (item.pay === 'remove' || item.pay === 'becomeAgenda') given.push(cardTo(game, item.card, scope))
    else if (
      (item.pay === 'trash' || item.pay === 'forfeit' || item.pay === 'addTo') &&
      !isChoose(item.cards)
    )
      given.push(cardTo(game, item.cards, scope))
  }
  return given
}

/** That a card is trashed to pay, as if it were an effect. */
export const trashAsCost = ({ by }: Bill, card: CardState): Effect =>
  expected('trash', by, { card: refOf(card), kind: card.zone, server: card.server })

/** Why a card cannot be trashed to pay (CR 1.16.1b). */
export function keptFrom(game: Game, bill: Bill, card: CardState): OptionRefusal | undefined {
  const forbids = forbiddenBy(game, 'trash', { who: bill.by, card })
  if (forbids !== undefined) return { reason: 'forbidden', rule: '1.2.2', because: forbids }
  const averts = avertedBy(game, trashAsCost(bill, card))
  return averts === undefined ? undefined : { reason: 'averted', rule: '1.16.1b', because: averts }
}

/** Why a card that fits a line cannot go to pay it, whatever else does. */
function unfitFor(
  game: Game,
  bill: Bill,
  { item, scope }: Pick<Needed, 'item' | 'scope'>,
  card: CardState,
): OptionRefusal | undefined {
  // Such a cost says where the cards are, whoever controls them there.
  if (item.pay !== 'addTo' && controllerOf(card) !== bill.by)
    return { reason: 'notControlled', rule: '1.14.3' }
  // What is paid for has to be there to be played, installed, rezzed or scored (CR 1.16.1c).
  if (bill.purpose !== 'use' && bill.purpose !== 'nested' && card.card === bill.card?.card)
    return { reason: 'itself', rule: '1.16.1c' }
  if (item.pay === 'host') {
    const host = cardTo(game, item.on, scope)
    return host !== undefined && hasRoomFor(game, host, card) ? undefined : noRoom
  }
  if (item.pay === 'forfeit') return forbids(game, 'forfeit', { who: bill.by, card })
  return item.pay === 'trash' ? keptFrom(game, bill, card) : undefined
}
const noRoom: OptionRefusal = { reason: 'cost', rule: '9.3.3e' }

/** The cards that could be chosen for a line if there were no other. */
export const candidatesFor = (game: Game, bill: Bill, needed: Needed): CardState[] =>
  gather(game, needed.choose.choose, needed.scope).filter(
    card => unfitFor(game, bill, needed, card) === undefined,
  )

/** The cards that go in any case, and those that have been chosen to go. */
function goneFor(game: Game, bill: Bill, chosen: Chosen): Set<number> {
  const gone = new Set<number>()
  for (const card of givenCards(game, bill)) if (card !== undefined) gone.add(card.card)
  for (const { item, key } of choosesIn(bill))
    if (goes(item)) for (const card of chosen[key] ?? []) gone.add(card)
  return gone
}

/**
 * Whether so many cards as are needed can still be found for each line, none of them for two, and such that what is
 * paid for is allowed afterwards.
 */
export const canComplete = (game: Game, bill: Bill, chosen: Chosen, gone: readonly number[] = []): boolean =>
  canFill(
    game,
    bill,
    chosen,
    gone,
    taken => !isRestricted(game, bill) || isAllowed(asPaid(game, bill, taken), bill),
  )

/** The same, for cards such that `isEnough`; `gone` are those that something else takes. */
export function canFill(
  game: Game,
  bill: Bill,
  chosen: Chosen,
  gone: readonly number[],
  isEnough: (taken: ReadonlySet<number>) => boolean,
): boolean {
  const taken = goneFor(game, bill, chosen)
  for (const card of gone) taken.add(card)
  const lines = choosesIn(bill)
    .filter(({ item }) => goes(item))
    .map(needed => ({
      cards: candidatesFor(game, bill, needed).map(({ card }) => card),
      left: amountOf(game, needed.choose.least, needed.scope) - (chosen[needed.key]?.length ?? 0),
    }))
    // Those with the least to choose from first.
    .sort((a, b) => a.cards.length - a.left - (b.cards.length - b.left))
  const fill = (nth: number, from: number, left: number): boolean => {
    const line = lines[nth]
    if (line === undefined) return isEnough(taken)
    if (left <= 0) return fill(nth + 1, 0, lines[nth + 1]?.left ?? 0)
    for (let i = from; i < line.cards.length; i++) {
      const card = line.cards[i]
      if (card === undefined || taken.has(card)) continue
      taken.add(card)
      if (fill(nth, i + 1, left - 1)) return true
      taken.delete(card)
    }
    return false
  }
  return fill(0, 0, lines[0]?.left ?? 0)
}

/** Whether the cards of each line may be chosen without a look at the others. */
export const isFreeChoice = (game: Game, bill: Bill): boolean =>
  choosesIn(bill).filter(({ item }) => goes(item)).length < 2 && !isRestricted(game, bill)

/** The cards that may be chosen now for a line, so that the whole of the bill can still be paid. */
export function payableWith(game: Game, bill: Bill, needed: Needed, chosen: Chosen): CardState[] {
  const { item, key } = needed
  const already = chosen[key] ?? []
  const gone = goneFor(game, bill, chosen)
  const isFree = isFreeChoice(game, bill)
  return candidatesFor(game, bill, needed).filter(
    ({ card }) =>
      !already.includes(card) &&
      !(goes(item) && gone.has(card)) &&
      (isFree || canComplete(game, bill, { ...chosen, [key]: [...already, card] })),
  )
}

/** Why a card that fits a line cannot be chosen for it now. */
export function refusalToPayWith(
  game: Game,
  bill: Bill,
  needed: Needed,
  chosen: Chosen,
  card: CardState,
): OptionRefusal {
  const unfit = unfitFor(game, bill, needed, card)
  if (unfit !== undefined) return unfit
  const had = chosen[needed.key] ?? []
  if (had.includes(card.card) || goneFor(game, bill, chosen).has(card.card))
    return { reason: 'chosenAlready', rule: '1.16.10b' }
  return canFill(game, bill, { ...chosen, [needed.key]: [...had, card.card] }, [], () => true)
    ? { reason: 'restriction', rule: '1.16.1c' }
    : { reason: 'neededElsewhere', rule: '1.16.10b' }
}
