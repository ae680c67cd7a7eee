import type { MouseEvent } from 'react'
import { useSettings } from '../store/settings.ts'
import { afterPaint } from './after-paint.ts'
import { durationNow } from './duration.ts'

/** For so many milliseconds something stands on the screen before what is pressed can be meant for it. */
export const untilSeen = 300

/** A key, a button of a mouse or a finger that went down. All that comes of it happens while it is the last one. */
interface Press {
  readonly at: number
  /** It has given an answer: a key that is held gives no other. */
  used: boolean
}

let press: Press | null = null
/** What the first click of a double click was on: the second one is meant for the same. */
let clicked: EventTarget | null = null
let keyWentUp = Number.NEGATIVE_INFINITY
let isKeyDown = false

/** A click that comes of a key comes with it, or as it goes up. */
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
    // Tools for people who cannot press anything click without a press.
    const isBare = event.isTrusted && event.detail === 0 && !isKeyDown
    if (isBare && event.timeStamp - keyWentUp > withKey) press = { at: event.timeStamp, used: false }
  },
}

/** Notes what is pressed, before anything comes of it. */
export function watchPresses(): void {
  for (const [what, note] of Object.entries(inputs)) document.addEventListener(what, note, { capture: true })
}

/** What is on the screen to be answered: since when, and how long it takes to see that it is there. */
interface Shown {
  readonly what: string
  since: number
  readonly least: number
}

let shown: Shown | null = null

/** Something else is asked. It is not on the screen before `isPainted` says so. */
export function asks(what: string, least: number): void {
  if (shown?.what !== what) shown = { what, since: Number.POSITIVE_INFINITY, least }
}

/** In how many milliseconds an answer counts, for what shows that; null when something else is asked by now. */
export function isPainted(what: string, now: number): number | null {
  if (shown?.what !== what) return null
  shown.since = Math.min(shown.since, now)
  return Math.max(0, shown.since + shown.least - now)
}

/** Whether the same is asked as before in the same place, so that the next press of the same may come at once. */
export type Repeat = 'same' | 'other'

/**
 * Whether what was pressed is an answer to what stands there: it had been on the screen for long enough when the press
 * began. Each press answers once. Without presses, as in a test without a page, everything is meant.
 */
export function isMeant(repeat: Repeat): boolean {
  if (press === null || shown === null) return true
  const isSeen = repeat === 'same' || press.at - shown.since >= shown.least
  if (!isSeen || press.used) return false
  press.used = true
  return true
}

/** Whether what could not be read yet takes no answers. */
export const isGuarded = (): boolean => useSettings.getState().unread === 'on'

/** What came to lie over something else, and when it was painted. */
const since = new WeakMap<object, number>()

/**
 * This comes to where something else was: what is pressed before it could be seen was not meant for it. `data-takes` says
 * from when on what is pressed counts.
 */
export function comesOver(element: Pick<HTMLElement, 'dataset'>): void {
  since.set(element, Number.POSITIVE_INFINITY)
  element.dataset.takes = isGuarded() ? 'soon' : 'now'
  afterPaint(() => {
    const painted = performance.now()
    since.set(element, painted)
    setTimeout(() => {
      // It may have come once more meanwhile.
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

/** Shows on what was pressed that nothing came of it: without any motion for who wants none. */
const flash = (place: Element): unknown =>
  place.animate(durationNow() === 0 ? isDim : fades, { duration: untilSeen })

/** Whether a click on this is meant for it. The second half of a double click is meant for what the first one was on. */
export function isMeantHere(
  event: { readonly detail: number; readonly target: EventTarget | null },
  place: Element,
): boolean {
  if (event.detail > 1 && buttonAt(event.target) !== clicked) return false
  if (isSeen(place)) return true
  flash(place)
  return false
}

/** A handler for clicks that lets those pass by that are meant for what was there before. */
export const guard =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isMeantHere(event, event.currentTarget)) act()
  }
