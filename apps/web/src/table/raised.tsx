import './preview.css'
import './raised.css'
import type { CardView, OptionView, View } from '@paydata/engine'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { takeOption } from '../decisions/answering.ts'
import { Digit } from '../decisions/option-button.tsx'
import { OptionLabel } from '../decisions/option-label.tsx'
import { couldTrashFirst } from '../decisions/trash-first.ts'
import { digitOf } from '../keys/keymap.ts'
import { atTable } from '../messages/at-table.ts'
import { hold, useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { toggleTrashesFirst } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { ignoreEarlyPresses } from '../ui/guard.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { cardTitle } from '../words/card-name.ts'
import { Close, PreviewCard } from './preview-card.tsx'
import { useBesideElement } from './use-beside.ts'

interface RaisedProps {
  /** The button of the card on the table. */
  readonly place: RefObject<HTMLElement | null>
  readonly card: CardView
  readonly options: readonly OptionView[]
}

/** A card that was raised: its whole face beside it, and what can be done with it, with prices and why not. Nothing has happened yet. */
export function Raised({ place, card, options }: RaisedProps) {
  const panel = useRef<HTMLElement>(null)
  const view = useSaid(state => state.view)
  const looked = useHand(state => state.looked)
  const isPhone = useMedia(phone)
  useLayoutEffect(() => {
    if (panel.current !== null) ignoreEarlyPresses(panel.current)
  })
  useBesideElement(panel, () => place.current, isPhone ? 'byStyles' : 'besideIt')
  useFocus(panel, place)
  useClosing(panel, place, isPhone ? 'byButton' : 'elsewhere')
  if (view === null || looked === null) return null
  return createPortal(
    <aside
      ref={panel}
      className="preview raised"
      data-held="true"
      aria-label={cardTitle(card)}
      onKeyDown={event => moveFocus(event, panel.current)}
    >
      <Close />
      <PreviewCard view={view} looked={looked} card={card} />
      <Keys view={view} card={card} options={options} />
    </aside>,
    document.querySelector('dialog[open]') ?? document.querySelector('.table') ?? document.body,
  )
}

/** What can be done with the card, each with its digit. */
function Keys({ view, card, options }: { view: View } & Omit<RaisedProps, 'place'>) {
  const { question } = view
  const trashesFirst = useHand(state => state.trashesFirst)
  if (question?.form !== 'choose' || options.length === 0) return null
  const isInstalled = options.some(({ does }) => does === 'install')
  return (
    <div className="preview-keys" role="group" aria-label={atTable.card.keys}>
      {options.map((option, at) => (
        <Button
          key={option.id}
          look="plain"
          className="preview-key"
          keys={`${at + 1}`}
          onPress={() => {
            hold(null)
            takeOption(question, option.id)
          }}
        >
          <Digit digit={`${at + 1}`} />
          <span>
            <OptionLabel view={view} option={option} isOnCard />
          </span>
        </Button>
      ))}
      {isInstalled && card.face?.type === 'program' && couldTrashFirst(view, question) && (
        <Button look="quiet" pressed={trashesFirst} onPress={toggleTrashesFirst}>
          {atTable.marks.trashFirst}
        </Button>
      )}
    </div>
  )
}

type Panel = RefObject<HTMLElement | null>

/** Raised by a key, it takes the focus, and gives it back to its card. */
function useFocus(panel: Panel, place: Panel): void {
  useLayoutEffect(() => {
    const [raised, spot] = [panel.current, place.current]
    if (raised === null || spot?.matches(':focus-visible') !== true) return
    ;(raised.querySelector<HTMLElement>('.preview-key') ?? raised.querySelector('button'))?.focus({
      preventScroll: true,
    })
    return () => spot.focus({ preventScroll: true })
  }, [panel, place])
}

/** Closes it on Escape, and where that is not left to a button, when the pointer or the focus goes elsewhere. A digit presses its key. */
function useClosing(panel: Panel, place: Panel, how: 'elsewhere' | 'byButton'): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || how === 'byButton') return
      if (panel.current?.contains(target) === false && place.current?.contains(target) === false) hold(null)
    }
    document.addEventListener('pointerdown', leave, { signal, capture: true })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', event => press(event, panel.current), { signal, capture: true })
    return () => leaving.abort()
  }, [panel, place, how])
}

function press(event: globalThis.KeyboardEvent, panel: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const digit = useSettings.getState().keys === 'on' ? digitOf(event) : null
  const key = digit === null ? null : panel?.querySelectorAll<HTMLElement>('.preview-key')[Number(digit) - 1]
  if (event.key !== 'Escape' && key == null) return
  event.preventDefault()
  event.stopPropagation()
  if (key == null) hold(null)
  else key.click()
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys go to the next or previous button, and from the last to the first. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const by = steps[event.key]
  if (by === undefined || panel === null) return
  event.preventDefault()
  event.stopPropagation()
  const all = [...panel.querySelectorAll<HTMLElement>('button')]
  const at = all.findIndex(each => each === document.activeElement)
  all[(at + by + all.length) % all.length]?.focus()
}
