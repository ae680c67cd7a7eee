import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { defaultAnswer, openQuestion } from '../decisions/answering.ts'
import type { CommandAt } from '../keys/keymap.ts'
import { commandOf, isSingle, keyOf } from '../keys/keymap.ts'
import { hold, openSheet, useHand } from '../store/hand.ts'
import { takeBack } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import type { Direction } from './navigation.ts'
import { directions, nextInDirection } from './navigation.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** What can have the focus: what is kept to be offered again is out of reach. */
const reachable = ':not(:disabled, [data-kept="true"] *)'

const focusOn = (id: string): void => {
  const place = document.getElementById(id)
  const first = place?.querySelector<HTMLElement>(`button${reachable}`)
  ;(first ?? place)?.focus()
}

function move(direction: Direction): void {
  const all = [...document.querySelectorAll<HTMLElement>(`.table [data-nav]${reachable}`)]
  const from = all.find(each => each === document.activeElement)
  const next =
    from === undefined
      ? document.querySelector<HTMLElement>(`#decision [data-nav]${reachable}`)
      : nextInDirection(from, all, direction)
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function giveAnswer(): void {
  const question = openQuestion()
  if (question !== null) defaultAnswer(question)?.()
}

/** Lists what can be chosen on the table too, so that keys reach it. */
const listAll = (): void => useHand.setState({ isListed: true })

function goToDecision(): void {
  flushSync(listAll)
  focusOn('decision')
}

/** A digit chooses what is listed with it; what is not listed is shown first. */
function pressDigit(key: string): void {
  const listed = `[data-kept="false"] [data-digit="${key}"]`
  if (document.querySelector(`#decision ${listed}`) === null) return listAll()
  pressIn(listed)
}

const pressIn = (what: string): void => document.querySelector<HTMLElement>(`#decision ${what}`)?.click()

const deeds: Readonly<Record<CommandAt<'table'>, () => void>> = {
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
  takeBack: () => void takeBack(),
  help: () => openSheet('help'),
}

/** How the focus came to where it is, and what was used last. */
let focusedBy: 'keys' | 'pointer' = 'keys'
let used: 'keys' | 'pointer' = 'keys'
const inputs = {
  keydown: () => {
    used = 'keys'
  },
  pointerdown: () => {
    used = 'pointer'
  },
  focusin: () => {
    focusedBy = used
  },
}

/**
 * On a button that was gone to by keys Space presses it, as everywhere; elsewhere, on cards, and where a click has left the
 * focus, it is a key like any other.
 */
function isPressing({ key, target }: KeyboardEvent): boolean {
  if (key !== ' ' || !(target instanceof HTMLElement) || focusedBy === 'pointer') return false
  return target.closest('button, [role="radio"], a') !== null && target.closest('.spot') === null
}

/** A key that is held says once what it says; only what moves goes on. */
const isDeed = (key: string, command: CommandAt<'table'> | undefined): boolean =>
  /^(Enter|[1-9])$/.test(key) || (command !== undefined && !(command in directions))

function backOut(): void {
  hold(null)
  useHand.setState({ picked: [] })
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
  if (event.repeat && isDeed(key, command)) return event.preventDefault()
  if (isPressing(event)) return
  if (keys === 'off' && isSingle(key)) return
  if (/^[1-9]$/.test(key)) return pressDigit(key)
  if (command === undefined) return
  event.preventDefault()
  deeds[command]()
}

/** The whole game by keyboard. After an answer the focus stays near the decision, so that the next key is heard. */
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
  useEffect(() => {
    // With the last question focus may have gone with its button.
    if (question !== null && document.activeElement === document.body)
      document.getElementById('decision')?.focus({ preventScroll: true })
  }, [question])
}
