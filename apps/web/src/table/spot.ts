import type { CardView, OptionView, QuestionView, View } from '@paydata/engine'
import { useRef, useSyncExternalStore } from 'react'
import { shallow } from 'zustand/shallow'
import type { PressedBy } from '../cards/card-button.ts'
import { isSingle, lastPicked, openQuestion, optionsOf } from '../decisions/answering.ts'
import { useHand } from '../store/hand.ts'
import type { PriceTag } from '../store/said.ts'
import { useSaid } from '../store/said.ts'
import { useSettings } from '../store/settings.ts'
import { cardsIn } from './cards-in.ts'

/** What a card on the table needs to know of the open question and of the player's choices so far. */
interface Spot {
  readonly options: readonly OptionView[]
  /** Whether one of the options is the whole answer. */
  readonly isSingle: boolean
  readonly isOrdered: boolean
  /** The index of the card among the picked ones; -1 if it is not picked. */
  readonly nth: number
  readonly isLooked: boolean
  readonly isRaised: boolean
  /** Whether the card has come since the viewer's last answer. */
  readonly isNew: boolean
  /** What the card would cost to break. */
  readonly price: PriceTag | undefined
}

const names = new WeakMap<View, ReadonlySet<number | null>>()

/** The ids of all cards of a view. */
function namesIn(view: View): ReadonlySet<number | null> {
  const known = names.get(view) ?? new Set(cardsIn(view).map(({ id }) => id))
  names.set(view, known)
  return known
}

function spotNow(card: number | null): Spot {
  const { view, seen, icePrices } = useSaid.getState()
  const question = view?.question ?? null
  const { picked, looked, isRaised } = useHand.getState()
  const options = optionsOf(question, card)
  const isChosen = question?.form === 'choose'
  return {
    options,
    isSingle: isChosen && isSingle(question),
    isOrdered: isChosen && question.ordered,
    nth: lastPicked(options, picked),
    isLooked: card !== null && looked?.card === card,
    isRaised: isRaised && card !== null && looked?.card === card,
    isNew: card !== null && seen !== null && !namesIn(seen).has(card),
    price: card === null ? undefined : icePrices.get(card),
  }
}

const isSame = (a: Spot, b: Spot): boolean =>
  a.isSingle === b.isSingle &&
  a.isOrdered === b.isOrdered &&
  a.nth === b.nth &&
  a.isLooked === b.isLooked &&
  a.isRaised === b.isRaised &&
  a.isNew === b.isNew &&
  a.price === b.price &&
  shallow(a.options, b.options)

function subscribe(changed: () => void): () => void {
  const leave = [useSaid.subscribe(changed), useHand.subscribe(changed)]
  return () => {
    for (const each of leave) each()
  }
}

/** One hook for all that a card needs: there are many cards, and each of them runs its hooks at every change of the stores. */
export function useSpot(card: number | null): Spot {
  const last = useRef<Spot>(undefined)
  const now = (): Spot => {
    const next = spotNow(card)
    const { current } = last
    if (current !== undefined && isSame(current, next)) return current
    last.current = next
    return next
  }
  return useSyncExternalStore(subscribe, now, now)
}

/** Questions at which a player may act. At all others a player has been asked for a card, and a click on it answers. */
const acting: ReadonlySet<QuestionView['asks']> = new Set([
  'action',
  'paidWindow',
  'reaction',
  'interrupt',
  'midAccess',
])

/**
 * Whether a press on a card takes an option of it. Else it raises the card: where there is nothing to take or more than one thing, and at
 * first where that is a deed, or where a finger may not have read the card. Where several cards are picked, each press picks at once, as
 * the player still has to confirm.
 */
export function takesAt(
  card: CardView,
  definition: string | null,
  by: PressedBy,
  isRaised: boolean,
): boolean {
  const question = openQuestion()
  const options = optionsOf(question, card.id)
  if (question?.form !== 'choose' || options.length === 0) return false
  if (!isSingle(question)) return true
  if (options.length > 1) return false
  if (isRaised) return true
  const isDeed = acting.has(question.asks) && useSettings.getState().act === 'shown'
  const isUnread = by === 'finger' && definition !== null
  return !isDeed && !isUnread
}
