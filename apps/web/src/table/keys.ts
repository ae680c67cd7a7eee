import { useEffect } from 'react'
import { defaultAnswer, openQuestion } from '../decisions/answering.ts'
import { hold, openSheet, useHand } from '../store/hand.ts'
import { takeBack } from '../store/session.ts'
import { directions, nextInDirection } from './navigation.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const focusOn = (id: string): void => {
  const place = document.getElementById(id)
  const first = place?.querySelector<HTMLElement>('button:not(:disabled)')
  ;(first ?? place)?.focus()
}

/** Single keys, by the letter on them. */
const letters: Readonly<Record<string, () => void>> = {
  d: () => focusOn('decision'),
  h: () => document.querySelector<HTMLElement>('.table > .hand button')?.focus(),
  l: () => document.getElementById('log')?.focus(),
  w: () => document.getElementById('why')?.click(),
  u: () => void takeBack(),
  '?': () => openSheet('help'),
}

function move(event: KeyboardEvent): void {
  const direction = directions[event.key]
  if (direction === undefined) return
  const all = [...document.querySelectorAll<HTMLElement>('.table [data-nav]:not(:disabled)')]
  const from = all.find(each => each === document.activeElement)
  const next =
    from === undefined
      ? document.querySelector<HTMLElement>('#decision [data-nav]:not(:disabled)')
      : nextInDirection(from, all, direction)
  if (next === null) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function press(event: KeyboardEvent, isKeyed: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  // A dialog or menu has keys of its own.
  if (document.querySelector('dialog[open], [role="dialog"]') !== null) return
  if (event.key === 'Escape') {
    hold(null)
    useHand.setState({ picked: [] })
    document.getElementById('decision')?.focus()
    return
  }
  if (isTyping(event.target)) return
  move(event)
  if (event.key === ' ') return space(event)
  if (!isKeyed) return
  if (/^[1-9]$/.test(event.key))
    return document.querySelector<HTMLElement>(`#decision [data-digit="${event.key}"]`)?.click()
  letters[event.key.toLowerCase()]?.()
}

/** On a button Space presses it, as everywhere; elsewhere, and on cards, it gives the highlighted answer. */
function space(event: KeyboardEvent): void {
  const { target } = event
  const isButton = target instanceof HTMLElement && target.closest('button, [role="radio"], a') !== null
  const isCard = target instanceof HTMLElement && target.closest('.spot') !== null
  if (isButton && !isCard) return
  event.preventDefault()
  const question = openQuestion()
  if (question !== null) defaultAnswer(question)?.()
}

/** The whole game by keyboard. After an answer the focus stays near the decision, so that the next key is heard. */
export function useKeys(isKeyed: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event, isKeyed)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isKeyed])
  const question = useHand(state => state.question)
  useEffect(() => {
    // With the last question focus may have gone with its button.
    if (question !== null && document.activeElement === document.body)
      document.getElementById('decision')?.focus({ preventScroll: true })
  }, [question])
}
