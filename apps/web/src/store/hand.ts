import { create } from 'zustand'
import type { TemporaryOrder } from './stops.ts'

/** A card that the preview shows. */
export interface Looked {
  /** Null for a card whose face nobody has shown to the player. */
  readonly definition: string | null
  /** The id of the card if it is on the table; null for a card that is not there. */
  readonly card: number | null
}

export type Sheet =
  | 'log'
  | 'players'
  | 'track'
  | 'settings'
  | 'help'
  | 'keymap'
  | 'piles'
  | 'deck'
  | 'held'
  | 'concede'
  | 'words'

/** Where the player gave an answer: at the end of the panel, where the highlighted answer stands, or elsewhere. */
export type AnsweredFrom = 'end' | 'elsewhere'

/** What the player is doing on this screen: choices that are not sent yet, open sheets, the preview. The game knows none of it. */
export interface HandState {
  /** The number of the question that is open, to which the choices below belong. */
  readonly question: number | null
  /** Options picked so far, in order, by their ids. */
  readonly picked: readonly string[]
  readonly number: number | null
  readonly amounts: readonly number[] | null
  /** The id of a reply that was sent and is not acknowledged yet. */
  readonly sent: string | null
  /** Where the last answer was given. */
  readonly from: AnsweredFrom
  /** A wish that replaces the player's stops for a while. */
  readonly temporaryOrder: TemporaryOrder
  /** Facedown cards that are to be rezzed at the next chance. */
  readonly rez: readonly number[]
  /** Whether the player wants to be asked once in this turn which cards to trash before one is installed. */
  readonly trashesFirst: boolean
  /** Whether the spectator of a game between computers has paused it. */
  readonly isPaused: boolean
  /** What the player has pressed and is asked to confirm. */
  readonly warned: 'no' | 'answer' | 'takeCredits'
  /** How often the decision has been uncovered or moved: by what closed over it, came or went above it, or came late. */
  readonly uncovered: number
  /** Whether an answer was ignored because it was pressed before the player could have read the question. */
  readonly isEarly: boolean
  /** Whether the panel lists every option of this question, including those that have a place on the table. */
  readonly isListed: boolean
  /** The number of the question that a hint is open about. */
  readonly hintFor: number | null
  readonly looked: Looked | null
  /** What the player points at to see that card; null if nothing on the screen stands for it. */
  readonly lookedAt: Element | null
  /** Whether the preview stays when the pointer leaves. */
  readonly isHeld: boolean
  /** Whether the card that is looked at was raised on the table, to be read there with what can be done with it. */
  readonly isRaised: boolean
  readonly sheet: Sheet | null
  /** The side whose piles are open. */
  readonly pile: 'corp' | 'runner' | null
}

const idle: HandState = {
  question: null,
  picked: [],
  number: null,
  amounts: null,
  sent: null,
  from: 'elsewhere',
  temporaryOrder: 'nothing',
  rez: [],
  trashesFirst: false,
  isPaused: false,
  warned: 'no',
  uncovered: 0,
  isEarly: false,
  isListed: false,
  hintFor: null,
  looked: null,
  lookedAt: null,
  isHeld: false,
  isRaised: false,
  sheet: null,
  pile: null,
}

export const useHand = create<HandState>(() => idle)

/**
 * Drops the choices for an earlier question when a new one is asked, and closes the preview, whose card may be gone. A raised card, with
 * what could be done with it then, goes with its question.
 */
export function askedAnew(question: number | null): void {
  const { question: before, isHeld, isRaised, temporaryOrder } = useHand.getState()
  if (before === question) return
  const stays = isHeld && !(isRaised && before !== null)
  const anew = {
    question,
    picked: [],
    number: null,
    amounts: null,
    sent: null,
    warned: 'no',
    isEarly: false,
    isListed: false,
    hintFor: null,
  } as const
  // "Until something happens" is over when the player is asked again.
  const isAwake = temporaryOrder === 'skip' && question !== null
  useHand.setState({
    ...anew,
    temporaryOrder: isAwake ? 'nothing' : temporaryOrder,
    ...(stays ? {} : { looked: null, isHeld: false, isRaised: false }),
  })
}

/** Notes that the decision was covered or elsewhere until now: the player must have time to see it before an answer counts. */
export const uncover = (): void => useHand.setState(({ uncovered }) => ({ uncovered: uncovered + 1 }))

/** Asks the player to confirm what was pressed. */
export const warn = (about: 'answer' | 'takeCredits'): void =>
  useHand.setState({ warned: about, isEarly: false })

/** Shows a card beside what the player points at. */
export const look = (looked: Looked | null, lookedAt: Element | null = null): void => {
  if (!useHand.getState().isHeld) useHand.setState({ looked, lookedAt })
}
/** Shows a card until it is closed, beside what the player points at or has pointed at before. */
export const hold = (looked: Looked | null, lookedAt = useHand.getState().lookedAt): void =>
  useHand.setState({ looked, lookedAt, isHeld: looked !== null, isRaised: false })
/** Raises a card on the table: it is read there, and shows what can be done with it before anything happens. */
export const raise = (looked: Looked): void => useHand.setState({ looked, isHeld: true, isRaised: true })
/** Opens a sheet, or closes it for null. The preview closes too, as its card may be covered or may go with the sheet. */
export const openSheet = (sheet: Sheet | null): void =>
  useHand.setState({ sheet, looked: null, isHeld: false, isRaised: false })
export const openPile = (pile: HandState['pile']): void => useHand.setState({ pile, sheet: pile && 'piles' })
export const emptyHand = (): void => useHand.setState(idle)
