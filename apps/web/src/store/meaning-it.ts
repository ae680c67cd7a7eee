import type { SeenOccurrence } from '@paydata/engine'
import { asks as isAsked, isGuarded, isMeant, untilSeen } from '../ui/guard.ts'
import { useHand, warn } from './hand.ts'

type Warned = ReturnType<typeof useHand.getState>['warned']

/** What is asked once more has to be read: it stands on the screen for so many milliseconds before an answer to it counts. */
const untilRead = 600

/** What stands on the screen to be answered, by name; what was covered comes up anew, under another one. */
export const nameOf = (question: number | null, warned: Warned, uncovered: number): string =>
  `${question} ${warned} ${uncovered}`

/** To be called as soon as a question comes, before it is painted. */
export const comesUp = (name: string, warned: Warned): void =>
  isAsked(name, warned !== 'no' ? untilRead : isGuarded() ? untilSeen : 0)

/** Asks whether what was pressed is meant. */
export function askOnceMore(question: number, about: Exclude<Warned, 'no'>): void {
  comesUp(nameOf(question, about, useHand.getState().uncovered), about)
  warn(about)
}

/** The last answer: what was asked, what was chosen, and where on the screen that stood. */
interface Given {
  readonly asks: string
  readonly option: string
  readonly place: string
}

let given: Given | null = null
let isNewsSince = false

/** What a player who takes credit after credit has seen often enough. */
const usual: ReadonlySet<SeenOccurrence['what']> = new Set([
  'abilityUsed',
  'actionTaken',
  'clicksSpent',
  'creditsGained',
  'actionFinished',
])

/** Anything else that was shown since the last answer is to be seen before the next one counts. */
export function noteNews(happened: readonly SeenOccurrence[]): void {
  if (happened.some(({ what, card }) => card !== null || !usual.has(what))) isNewsSince = true
}

const placeOf = (element: Element | null): string => {
  if (element === null) return ''
  const { left, top } = element.getBoundingClientRect()
  return `${Math.round(left)} ${Math.round(top)}`
}

/** The button of an answer, wherever it was pressed. */
const buttonOf = (option: string): Element | null =>
  document.querySelector(`#decision [data-kept="false"] [data-option="${CSS.escape(option)}"]`)

/**
 * Whether an answer is meant for what is asked. Credit after credit may come at once: the same option of the same kind of
 * question in the same place, where nothing new was shown in between.
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

/** The same for what was asked once more: that is always read first. */
export function isConfirmed(): boolean {
  const isTaken = isMeant('other')
  if (!isTaken) useHand.setState({ isEarly: true })
  return isTaken
}
