import { create } from 'zustand'
import type { Once } from './stops.ts'

/** A card that is looked at closely. */
export interface Looked {
  readonly definition: string
  /** The name of the card on the table, if it is one there. */
  readonly card: number | null
}

export type Sheet = 'log' | 'players' | 'track' | 'settings' | 'help' | 'keymap' | 'piles' | 'concede'

/** What the hand is doing: nothing that the game knows of. */
export interface HandState {
  /** The question that what is picked answers. */
  readonly question: number | null
  /** Options picked so far, in order, by their ids. */
  readonly picked: readonly string[]
  readonly number: number | null
  readonly amounts: readonly number[] | null
  /** The id of the reply that was sent and not yet taken. */
  readonly sent: string | null
  /** What is wanted in the next windows alone. */
  readonly once: Once
  /** Facedown cards that are to be rezzed at the next chance. */
  readonly rez: readonly number[]
  /** Whether the computers that are watched wait. */
  readonly isPaused: boolean
  /** What was pressed once and is asked about once more. */
  readonly warned: 'no' | 'answer' | 'takeCredits'
  /** How often what lay over the decision has gone, or what is above it has moved it. */
  readonly uncovered: number
  /** An answer was pressed before the question could be read, and was let pass by. */
  readonly isEarly: boolean
  /** Whether every option of this question is listed, those on the table too. */
  readonly isListed: boolean
  readonly looked: Looked | null
  /** Whether the preview stays when the pointer leaves. */
  readonly isHeld: boolean
  readonly sheet: Sheet | null
  /** Whose pile is looked through. */
  readonly pile: 'corp' | 'runner' | null
}

const idle: HandState = {
  question: null,
  picked: [],
  number: null,
  amounts: null,
  sent: null,
  once: 'nothing',
  rez: [],
  isPaused: false,
  warned: 'no',
  uncovered: 0,
  isEarly: false,
  isListed: false,
  looked: null,
  isHeld: false,
  sheet: null,
  pile: null,
}

export const useHand = create<HandState>(() => idle)

/** What was picked for another question is let go, and a card that may have gone is not looked at any more. */
export function askedAnew(question: number | null): void {
  const { question: before, looked, isHeld, once } = useHand.getState()
  if (before === question) return
  const anew = {
    question,
    picked: [],
    number: null,
    amounts: null,
    sent: null,
    warned: 'no',
    isEarly: false,
    isListed: false,
  } as const
  // Who is asked again is not passed for any more.
  const isAwake = once === 'skip' && question !== null
  useHand.setState({ ...anew, once: isAwake ? 'nothing' : once, looked: isHeld ? looked : null })
}

/** The decision stands where something else was until now: it has to be seen anew before an answer to it counts. */
export const uncover = (): void => useHand.setState(({ uncovered }) => ({ uncovered: uncovered + 1 }))

/** Asks once more whether this is meant. */
export const warn = (about: 'answer' | 'takeCredits'): void =>
  useHand.setState({ warned: about, isEarly: false })

export const look = (looked: Looked | null): void => {
  if (!useHand.getState().isHeld) useHand.setState({ looked })
}
export const hold = (looked: Looked | null): void => useHand.setState({ looked, isHeld: looked !== null })
/** What was looked at under or on what goes is looked at no more. */
export const openSheet = (sheet: Sheet | null): void =>
  useHand.setState({ sheet, looked: null, isHeld: false })
export const openPile = (pile: HandState['pile']): void => useHand.setState({ pile, sheet: pile && 'piles' })
export const emptyHand = (): void => useHand.setState(idle)
