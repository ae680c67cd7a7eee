import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { defaultAnswer, openQuestion } from '../decisions/answering.ts'
import { canCancel } from '../decisions/cancelling.ts'
import type { CommandAt } from '../keys/keymap.ts'
import { commandOf, digitOf, isSingle, keyOf } from '../keys/keymap.ts'
import { hold, openSheet, useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { takeBack } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { afterPaint } from '../ui/after-paint.ts'
import type { Direction } from './navigation.ts'
import { directions, nextInDirection } from './navigation.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Elements that keys can reach. `data-kept` marks options of an earlier question, which are hidden. */
const reachable = ':not(:disabled, [data-kept="true"] *)'

/**
 * Where keys begin: at what answers, in the decision or else on the table, as Space would press any other button instead of
 * answering.
 */
function firstToAnswer(): HTMLElement | null {
  const find = (what: string) => document.querySelector<HTMLElement>(`${what}${reachable}`)
  return (
    find('#decision .option') ??
    find('.tokens button') ??
    find('#decision .macros button') ??
    find('#decision .answer') ??
    find('.table :is([data-choosable="true"], .server-choosable)') ??
    find('#decision [data-nav]')
  )
}

/** Whether the panel of the decision, which is drawn up over the table on a phone, lies over an element. */
function isUnderPanel(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#decision')
  return over?.contains(element) === false
}

function move(direction: Direction): void {
  const all = [...document.querySelectorAll<HTMLElement>(`.table [data-nav]${reachable}`)].filter(
    element => !isUnderPanel(element),
  )
  const from = all.find(each => each === document.activeElement)
  const next = from === undefined ? firstToAnswer() : nextInDirection(from, all, direction)
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function giveAnswer(): void {
  const question = openQuestion()
  if (question !== null) defaultAnswer(question)?.()
}

/** Makes the panel list also the options that have a place on the table, so that keys reach them. Cards to access are all there. */
function listAll(): void {
  if (openQuestion()?.asks !== 'candidate') useHand.setState({ isListed: true })
}

function goToDecision(): void {
  flushSync(listAll)
  ;(firstToAnswer() ?? document.getElementById('decision'))?.focus()
}

/** A digit chooses the option listed with it, or the token that has it. If no option is listed with it, all options are listed first. */
function pressDigit(key: string): void {
  const listed = [`#decision [data-kept="false"] [data-digit="${key}"]`, `.tokens [data-digit="${key}"]`]
  const found = document.querySelector<HTMLElement>(listed.join())
  if (found === null) listAll()
  else found.click()
}

const pressIn = (what: string): void => document.querySelector<HTMLElement>(`#decision ${what}`)?.click()

/** The next step of the hint that is open; else asks for one. */
const pressHint = (): void =>
  (document.getElementById('hint-next') ?? document.querySelector<HTMLElement>('.hint-button'))?.click()

const commands: Readonly<Record<CommandAt<'table'>, () => void>> = {
  left: () => move(directions.left),
  up: () => move(directions.up),
  down: () => move(directions.down),
  right: () => move(directions.right),
  answer: giveAnswer,
  breakAll: () => pressIn('.macro-breakAll'),
  continueRun: () => pressIn('.macro-continueRun'),
  accessAll: () => pressIn('.macro-accessAll'),
  takeCredits: () => pressIn('.macro-takeCredits'),
  decision: goToDecision,
  hand: () => document.querySelector<HTMLElement>('.table > .hand button')?.focus(),
  log: () => document.getElementById('log')?.focus(),
  why: () => document.getElementById('why')?.click(),
  // The card that is read stays known, as its words are explained too.
  words: () => useHand.setState({ sheet: 'words' }),
  hint: pressHint,
  takeBack: () => void takeBack(),
  help: () => openSheet('help'),
}

/** What moved the focus to where it is, and what the player used last. */
let focusedBy: 'keys' | 'pointer' = 'keys'
let lastUsed: 'keys' | 'pointer' = 'keys'
const inputs = {
  keydown: () => {
    lastUsed = 'keys'
  },
  pointerdown: () => {
    lastUsed = 'pointer'
  },
  focusin: () => {
    focusedBy = lastUsed
  },
}

/**
 * Whether Space presses the focused button, as everywhere: if keys moved the focus there. On cards, and where a click has
 * left the focus, Space is a key of the keymap instead.
 */
function isPressing({ key, target }: KeyboardEvent): boolean {
  if (key !== ' ' || !(target instanceof HTMLElement) || focusedBy === 'pointer') return false
  return target.closest('button, [role="radio"], a') !== null && target.closest('.spot') === null
}

/** A key that the player holds acts once. Only keys that move the focus repeat. */
const isDeed = (key: string, command: CommandAt<'table'> | undefined): boolean =>
  key === 'Enter' || (command !== undefined && !(command in directions))

/** Leaves what is open, else what was picked, else what the last answer has begun and nobody has seen anything of. */
function backOut(): void {
  const { looked, picked, hintFor } = useHand.getState()
  const said = useSaid.getState()
  hold(null)
  useHand.setState({ picked: [], hintFor: null })
  if (
    hintFor === null &&
    looked === null &&
    picked.length === 0 &&
    said.view !== null &&
    canCancel(said.view, said)
  )
    void takeBack('free')
  document.getElementById('decision')?.focus()
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  // A dialog or menu has keys of its own.
  if (document.querySelector('dialog[open], [role="dialog"]') !== null) return
  if (event.key === 'Escape') return backOut()
  if (isTyping(event.target)) return
  const { keys, keymap } = useSettings.getState()
  const key = keyOf(event)
  const command = commandOf('table', keymap, key)
  const digit = command === undefined ? digitOf(event) : null
  if (event.repeat && (digit !== null || isDeed(key, command))) return event.preventDefault()
  if (isPressing(event)) return
  if (keys === 'off' && isSingle(key)) return
  if (digit !== null) return pressDigit(digit)
  if (command === undefined) return
  event.preventDefault()
  commands[command]()
}

/** Lets players play the whole game by keyboard. */
export function useKeys(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    for (const [what, note] of Object.entries(inputs))
      document.addEventListener(what, note, { capture: true, signal })
    document.addEventListener('keydown', press, { signal })
    return () => leaving.abort()
  }, [])
  const question = useHand(state => state.question)
  useEffect(
    () =>
      // The button that had the focus may have gone with the last question, or is hidden: a browser notes that a while later.
      afterPaint(() => {
        const { activeElement, body } = document
        if (activeElement === body ? question !== null : activeElement?.checkVisibility?.() === false)
          document.getElementById('decision')?.focus({ preventScroll: true })
      }),
    [question],
  )
}
