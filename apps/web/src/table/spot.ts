import type { OptionView, View } from '@paydata/engine'
import { useRef, useSyncExternalStore } from 'react'
import { shallow } from 'zustand/shallow'
import { isSingle, lastPicked, optionsOf } from '../decisions/answering.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { cardsIn } from './cards-in.ts'

/** What the question and the hand have to do with a card. */
interface Spot {
  readonly options: readonly OptionView[]
  /** A click on it opens a menu, as it could mean several things. */
  readonly isMany: boolean
  readonly isOrdered: boolean
  /** In which place it was picked; -1 while it is not. */
  readonly nth: number
  readonly isLooked: boolean
  /** It came since the last answer of who looks. */
  readonly isNew: boolean
}

const names = new WeakMap<View, ReadonlySet<number | null>>()

/** Every card of a view, by its name. */
function namesIn(view: View): ReadonlySet<number | null> {
  const known = names.get(view) ?? new Set(cardsIn(view).map(({ id }) => id))
  names.set(view, known)
  return known
}

function spotNow(card: number | null): Spot {
  const { view, seen } = useSaid.getState()
  const question = view?.question ?? null
  const { picked, looked } = useHand.getState()
  const options = optionsOf(question, card)
  const isChosen = question?.form === 'choose'
  return {
    options,
    isMany: isChosen && options.length > 1 && isSingle(question),
    isOrdered: isChosen && question.ordered,
    nth: lastPicked(options, picked),
    isLooked: card !== null && looked?.card === card,
    isNew: card !== null && seen !== null && !namesIn(seen).has(card),
  }
}

const isSame = (a: Spot, b: Spot): boolean =>
  a.isMany === b.isMany &&
  a.isOrdered === b.isOrdered &&
  a.nth === b.nth &&
  a.isLooked === b.isLooked &&
  a.isNew === b.isNew &&
  shallow(a.options, b.options)

function subscribe(changed: () => void): () => void {
  const leave = [useSaid.subscribe(changed), useHand.subscribe(changed)]
  return () => {
    for (const each of leave) each()
  }
}

/** There are many cards, and all ask this whenever something was said or done: each asks once, for everything. */
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
