import type { OptionView } from '@paydata/engine'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { takeOption } from '../decisions/answering.ts'
import { OptionLabel } from '../decisions/option-label.tsx'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { comesOver, guard } from '../ui/guard.ts'

interface CardMenuProps {
  readonly card: RefObject<HTMLElement | null>
  readonly options: readonly OptionView[]
  readonly onClose: () => void
}

/** What can be done with a card, where it is more than one thing: a fan of it, above the card or below it. */
export default function CardMenu({ card, options, onClose }: CardMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const view = useSaid(state => state.view)
  const question = view?.question
  const isAsked = question?.form === 'choose'
  usePlace(menu, card, isAsked)
  useLeaving(menu, onClose)
  if (view === null || !isAsked) return null
  return createPortal(
    <div
      ref={menu}
      className="menu"
      role="dialog"
      aria-label={say.table.options(options.length)}
      onKeyDown={event => step(event, menu.current)}
    >
      {options.map(option => (
        <button
          key={option.id}
          type="button"
          className="button button-plain menu-item"
          data-nav
          onClick={guard(() => {
            onClose()
            takeOption(question, option.id)
          })}
        >
          <OptionLabel view={view} option={option} isOnCard />
        </button>
      ))}
    </div>,
    document.querySelector('dialog[open]') ?? document.body,
  )
}

/** The room that it leaves to the card and to the edges of the screen. */
const margin = 8

/** It lies beside its card, whole on the screen; the focus comes to it, and goes back with it. */
function usePlace(
  menu: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  isAsked: boolean,
): void {
  useLayoutEffect(() => {
    const [fan, spot] = [menu.current, card.current]
    if (!isAsked || fan === null || spot === null) return
    const { left, top, bottom, width } = spot.getBoundingClientRect()
    const { offsetWidth: wide, offsetHeight: high } = fan
    const x = Math.max(margin, Math.min(left + (width - wide) / 2, innerWidth - wide - margin))
    const above = top - high - margin
    const y = above >= margin ? above : Math.min(bottom + margin, innerHeight - high - margin)
    Object.assign(fan.style, { left: `${x}px`, top: `${Math.max(margin, y)}px` })
    comesOver(fan)
    fan.querySelector('button')?.focus({ preventScroll: true })
    return () => spot.focus({ preventScroll: true })
  }, [menu, card, isAsked])
}

/** Escape and a press elsewhere close it. */
function useLeaving(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const leaving = new AbortController()
    const isElsewhere = ({ target }: Event): boolean =>
      target instanceof Node && menu.current?.contains(target) === false
    document.addEventListener('pointerdown', event => isElsewhere(event) && onClose(), {
      signal: leaving.signal,
      capture: true,
    })
    document.addEventListener('focusin', event => isElsewhere(event) && onClose(), leaving)
    return () => leaving.abort()
  }, [menu, onClose])
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [onClose])
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrows go from one thing to the next, and around. */
function step(event: KeyboardEvent, menu: HTMLElement | null): void {
  const by = steps[event.key]
  if (by === undefined || menu === null) return
  event.preventDefault()
  const all = [...menu.querySelectorAll<HTMLElement>('button')]
  const at = all.findIndex(each => each === document.activeElement)
  all[(at + by + all.length) % all.length]?.focus()
}
