import './sheet.css'
import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { say } from '../messages/say.ts'
import { uncover } from '../store/hand.ts'
import { ignoreEarlyPresses, isMeantHere } from './guard.ts'
import { IconButton } from './icon-button.tsx'

/** What has the focus first: a field, or the button among those that come first. */
const first = '[data-first="true"]:not(div), div[data-first="true"] :is(button:enabled, a)'

interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: 'small' | 'wide'
}

/**
 * A dialog: in the middle of a desk, and from below on a phone. It is the browser's own `dialog` element, which keeps the
 * focus, gives it back, and closes on Escape. It adds no styles to the page, which a strict content policy would forbid.
 */
export const Sheet = ({ isOpen, ...sheet }: SheetProps) => (isOpen ? <OpenSheet {...sheet} /> : null)

function OpenSheet({ title, onClose, children, size = 'small' }: Omit<SheetProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>(first)?.focus()
    if (shown !== null) ignoreEarlyPresses(shown)
    return () => {
      shown?.close()
      uncover()
    }
  }, [])
  useEffect(() => {
    const shown = dialog.current
    const closeFromOutside = (event: MouseEvent): void => {
      if (shown !== null && event.target === shown && isMeantHere(event, shown)) onClose()
    }
    shown?.addEventListener('click', closeFromOutside)
    return () => shown?.removeEventListener('click', closeFromOutside)
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${size}`}
      aria-labelledby={name}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="sheet-head">
        <h2 className="sheet-title" id={name}>
          {title}
        </h2>
        <IconButton icon="close" label={say.menu.close} onPress={onClose} />
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
