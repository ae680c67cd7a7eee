import type { MouseEvent } from 'react'
import { useSettings } from '../store/settings.ts'
import { afterPaint } from './after-paint.ts'
import { durationNow } from './duration.ts'

/** Milliseconds that something must be on the screen before a press counts as meant for it. */
export const untilSeen = 300

/** A key, mouse button or finger that went down. A click belongs to the last press. */
interface Press {
  readonly at: number
  /** Whether it has given an answer. A key that is held gives no second one. */
  used: boolean
}

let press: Press | null = null
/** The button under the first click of a double click: the second click is meant for it too. */
let clicked: EventTarget | null = null
let keyWentUp = Number.NEGATIVE_INFINITY
let isKeyDown = false

/** Milliseconds after a key went up in which a click may come from that key. */
const withKey = 60

const buttonAt = (target: EventTarget | null): EventTarget | null =>
  target instanceof Element ? (target.closest('button, a, [role="radio"]') ?? target) : target

const inputs: Readonly<Record<string, (event: Event) => void>> = {
  pointerdown: ({ timeStamp }) => {
    press = { at: timeStamp, used: false }
  },
  keydown: event => {
    isKeyDown = true
    if (event instanceof KeyboardEvent && event.repeat) return
    press = { at: event.timeStamp, used: false }
  },
  keyup: ({ timeStamp }) => {
    isKeyDown = false
    keyWentUp = timeStamp
  },
  click: event => {
    if (!(event instanceof globalThis.MouseEvent)) return
    if (event.detail <= 1) clicked = buttonAt(event.target)
    // Assistive tools click without any press, so such a click counts as a press of its own.
    const isBare = event.isTrusted && event.detail === 0 && !isKeyDown
    if (isBare && event.timeStamp - keyWentUp > withKey) press = { at: event.timeStamp, used: false }
  },
}

/** Notes every press, before any other listener acts on it. */
export function watchPresses(): void {
  for (const [what, note] of Object.entries(inputs)) document.addEventListener(what, note, { capture: true })
}

/** The decision on the screen, since when it has been painted, and for how many milliseconds it takes no answers. */
interface Shown {
  readonly what: string
  since: number
  readonly least: number
}

let shown: Shown | null = null

/** Notes that another decision is shown. It counts as painted only when `notePainted` is called. */
export function beginShowing(what: string, least: number): void {
  if (shown?.what !== what) shown = { what, since: Number.POSITIVE_INFINITY, least }
}

/** Notes that a decision has been painted. Gives the milliseconds until an answer counts; null if it is no longer shown. */
export function notePainted(what: string, now: number): number | null {
  if (shown?.what !== what) return null
  shown.since = Math.min(shown.since, now)
  return Math.max(0, shown.since + shown.least - now)
}

/** Whether an answer repeats the last one (`same`), so that it may come at once. */
export type Repeat = 'same' | 'other'

/**
 * Whether the last press was meant for the decision on the screen, which must have been there for long enough when the
 * press began. Each press answers once. Without any press, as in a test without a page, every answer is meant.
 */
export function isMeant(repeat: Repeat): boolean {
  if (press === null || shown === null) return true
  const isSeen = repeat === 'same' || press.at - shown.since >= shown.least
  if (!isSeen || press.used) return false
  press.used = true
  return true
}

/** Whether the player wants presses ignored that come before they could read the question. */
export const isGuarded = (): boolean => useSettings.getState().unread === 'on'

/** Elements that appeared over others, and when they were painted. */
const since = new WeakMap<object, number>()

/**
 * Call this when an element appears where another one was. Presses on it are ignored until the player could see it.
 * `data-takes` says when they count.
 */
export function ignoreEarlyPresses(element: Pick<HTMLElement, 'dataset'>): void {
  since.set(element, Number.POSITIVE_INFINITY)
  element.dataset.takes = isGuarded() ? 'soon' : 'now'
  afterPaint(() => {
    const painted = performance.now()
    since.set(element, painted)
    setTimeout(() => {
      // It may have appeared again meanwhile, which begins its time anew.
      if (since.get(element) === painted) element.dataset.takes = 'now'
    }, untilSeen)
  })
}

function isSeen(place: Element | null): boolean {
  if (press === null || !isGuarded()) return true
  for (let each = place; each !== null; each = each.parentElement) {
    const at = since.get(each)
    if (at !== undefined && press.at - at < untilSeen) return false
  }
  return true
}

const fades = [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }]
const isDim = [{ opacity: 0.3 }, { opacity: 0.3 }]

/** Shows on a button that its press was ignored; without motion if the player wants none. */
const flash = (place: Element): unknown =>
  place.animate(durationNow() === 0 ? isDim : fades, { duration: untilSeen })

/** Whether a click on an element was meant for it. The second click of a double click is meant for the button under the first. */
export function isMeantHere(
  event: { readonly detail: number; readonly target: EventTarget | null },
  place: Element,
): boolean {
  if (event.detail > 1 && buttonAt(event.target) !== clicked) return false
  if (isSeen(place)) return true
  flash(place)
  return false
}

/** A click handler that ignores clicks meant for what was there before. */
export const guard =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isMeantHere(event, event.currentTarget)) act()
  }
