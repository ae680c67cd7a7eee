import './preview.css'
import type { View } from '@paydata/engine'
import { createPortal } from 'react-dom'
import { say } from '../messages/say.ts'
import type { Looked } from '../store/hand.ts'
import { useHand } from '../store/hand.ts'
import { phone, upright, useMedia } from '../ui/use-media.ts'
import { cardsIn } from './cards-in.ts'
import { isFocusFree } from './focus.tsx'
import { Close, PreviewCard } from './preview-card.tsx'

/**
 * A place for the preview, over the focus or over the log. A card of the table is shown over the log if the focus shows
 * something that must stay in sight, and on an upright tablet, where the focus has no room. A card named in the log is shown
 * over the focus, so that it does not cover its name.
 */
export function PreviewPlace({ view, over }: { view: View; over: 'focus' | 'aside' }) {
  const looked = useHand(state => (state.isRaised ? null : state.looked))
  const isUpright = useMedia(upright)
  if (looked === null) return null
  const place = looked.card === null || (!isUpright && isFocusFree(view)) ? 'focus' : 'aside'
  return (
    place === over && (
      <div className="preview-place">
        <Preview view={view} looked={looked} />
      </div>
    )
  )
}

/** The card that the player looks at: its picture, its text, how its values add up, and what it cannot do now. */
function Preview({ view, looked }: { view: View; looked: Looked }) {
  const isHeld = useHand(state => state.isHeld)
  const isPhone = useMedia(phone)
  const card = looked.card === null ? null : (cardsIn(view).find(({ id }) => id === looked.card) ?? null)
  const shown = (
    <aside className="preview" data-held={isHeld} aria-label={say.card.preview}>
      {isHeld && <Close />}
      <PreviewCard view={view} looked={looked} card={card} />
    </aside>
  )
  // On a phone the preview covers the screen, so it must be inside an open dialog: a modal dialog lies over everything else.
  const over = isPhone ? document.querySelector('dialog[open]') : null
  return over === null ? shown : createPortal(shown, over)
}
