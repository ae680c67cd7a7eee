import './preview.css'
import type { View } from '@paydata/engine'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { atTable } from '../messages/at-table.ts'
import type { Looked } from '../store/hand.ts'
import { useHand } from '../store/hand.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { cardsIn } from './cards-in.ts'
import { Close, PreviewCard } from './preview-card.tsx'
import { useBesideElement } from './use-beside.ts'

/** The card that the player points at, beside the pointer: its whole face, how its values add up, and what it cannot do now. */
export function Preview({ view }: { view: View }) {
  const looked = useHand(state => (state.isRaised ? null : state.looked))
  return looked === null ? null : <Shown view={view} looked={looked} />
}

function Shown({ view, looked }: { view: View; looked: Looked }) {
  const panel = useRef<HTMLElement>(null)
  const isHeld = useHand(state => state.isHeld)
  const isPhone = useMedia(phone)
  useBesideElement(panel, () => placeOf(looked), isPhone ? 'byStyles' : 'besideIt')
  const card = looked.card === null ? null : (cardsIn(view).find(({ id }) => id === looked.card) ?? null)
  const shown = (
    <aside ref={panel} className="preview" data-held={isHeld} aria-label={atTable.card.preview}>
      {isHeld && <Close />}
      <PreviewCard view={view} looked={looked} card={card} />
    </aside>
  )
  // A modal dialog lies over everything else, so the preview of a card in it must be inside.
  const over = document.querySelector('dialog[open]')
  return over === null ? shown : createPortal(shown, over)
}

/** What the player points at, or where the card lies. */
function placeOf({ card }: Looked): Element | null {
  const { lookedAt } = useHand.getState()
  if (lookedAt?.isConnected === true) return lookedAt
  return card === null ? null : document.querySelector(`.table [data-card="${card}"]`)
}
