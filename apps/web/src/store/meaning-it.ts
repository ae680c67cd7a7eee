import type { SeenOccurrence } from '@paydata/engine'
import { beginShowing, isGuarded, isMeant, untilSeen } from '../ui/guard.ts'
import { useHand, warn } from './hand.ts'

type Warned = ReturnType<typeof useHand.getState>['warned']

/** Milliseconds that a request to confirm stands on the screen before an answer to it counts, so that the player can read it. */
const untilRead = 600

/**
 * The same for a question asked because of an answer that was given in the same place: a player who pressed once too often must not answer
 * it (two presses were counted 450 and 700 ms apart).
 */
const untilCold = 1000

/** A name for the decision on the screen. A decision that was covered and comes back gets another name, so it is timed anew. */
export const nameOf = (question: number | null, warned: Warned, uncovered: number): string =>
  `${question} ${warned} ${uncovered}`

/** Starts to time how long a decision has been visible. Call it as soon as a question comes, before it is painted. */
export const timeDecision = (name: string, warned: Warned, place: 'hot' | 'cold' = 'cold'): void =>
  beginShowing(name, warned !== 'no' ? untilRead : !isGuarded() ? 0 : place === 'hot' ? untilCold : untilSeen)

/** Asks the player to confirm what was pressed. */
export function askOnceMore(question: number, about: Exclude<Warned, 'no'>): void {
  timeDecision(nameOf(question, about, useHand.getState().uncovered), about)
  warn(about)
}

/** The last answer: the question, the option, and where its button stood on the screen. */
interface Given {
  readonly asks: string
  readonly option: string
  readonly place: string
}

let given: Given | null = null
let isNewsSince = false

/** Occurrences of an action that takes a credit. A player who takes credit after credit need not see each of them. */
const usual: ReadonlySet<SeenOccurrence['what']> = new Set([
  'abilityUsed',
  'actionTaken',
  'clicksSpent',
  'creditsGained',
  'actionFinished',
])

/** Notes whether anything else has happened since the last answer: the player must see that before the next answer counts. */
export function noteNews(happened: readonly SeenOccurrence[]): void {
  if (happened.some(({ what, card }) => card !== null || !usual.has(what))) isNewsSince = true
}

const placeOf = (element: Element | null): string => {
  if (element === null) return ''
  const { left, top } = element.getBoundingClientRect()
  return `${Math.round(left)} ${Math.round(top)}`
}

/** The button of an option in the panel, even if the player chose the option on the table. */
const buttonOf = (option: string): Element | null =>
  document.querySelector(`#decision [data-kept="false"] [data-option="${CSS.escape(option)}"]`)

/**
 * Whether the player can have meant an answer for the question on the screen. One that comes too early is ignored, unless it
 * repeats the last one, as when a player takes credit after credit: the same option of the same kind of question, in the same
 * place, and nothing new was shown in between.
 */
export function isMeantFor(asks: string, option: string): boolean {
  const place = typeof document === 'undefined' ? '' : placeOf(buttonOf(option))
  const isSame =
    !isNewsSince && place !== '' && given?.asks === asks && given.option === option && given.place === place
  const isTaken = isMeant(isSame || !isGuarded() ? 'same' : 'other')
  if (!isTaken) useHand.setState({ isEarly: true })
  else {
    given = { asks, option, place }
    isNewsSince = false
  }
  return isTaken
}

/** Whether the player can have meant to confirm. A confirmation never counts as a repetition. */
export function isConfirmed(): boolean {
  const isTaken = isMeant('other')
  if (!isTaken) useHand.setState({ isEarly: true })
  return isTaken
}
