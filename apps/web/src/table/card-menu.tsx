import '../ui/button.css'
import './card-menu.css'
import type { OptionView } from '@paydata/engine'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { takeOption } from '../decisions/answering.ts'
import { OptionLabel } from '../decisions/option-label.tsx'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { guard, ignoreEarlyPresses } from '../ui/guard.ts'

interface CardMenuProps {
  readonly card: RefObject<HTMLElement | null>
  readonly options: readonly OptionView[]
  readonly onClose: () => void
}

/** The menu of a card with several options. It opens above the card, or below it if there is no room. */
export function CardMenu({ card, options, onClose }: CardMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const view = useSaid(state => state.view)
  const question = view?.question
  const isAsked = question?.form === 'choose'
  usePosition(menu, card, isAsked)
  useClosing(menu, onClose)
  if (view === null || !isAsked) return null
  return createPortal(
    <div
      ref={menu}
      className="menu"
      role="dialog"
      aria-label={say.table.options(options.length)}
      onKeyDown={event => moveFocus(event, menu.current)}
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

/** Pixels between the menu and the card, and between the menu and the edges of the screen. */
const margin = 8

/** Puts the menu beside its card, whole on the screen. It takes the focus, and gives it back to the card when it closes. */
function usePosition(
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
    ignoreEarlyPresses(fan)
    fan.querySelector('button')?.focus({ preventScroll: true })
    return () => spot.focus({ preventScroll: true })
  }, [menu, card, isAsked])
}

/** Closes the menu on Escape, and when the pointer or the focus goes elsewhere. */
function useClosing(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
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

/** Arrow keys go to the next or previous option, and from the last to the first. */
function moveFocus(event: KeyboardEvent, menu: HTMLElement | null): void {
  const by = steps[event.key]
  if (by === undefined || menu === null) return
  event.preventDefault()
  const all = [...menu.querySelectorAll<HTMLElement>('button')]
  const at = all.findIndex(each => each === document.activeElement)
  all[(at + by + all.length) % all.length]?.focus()
}
