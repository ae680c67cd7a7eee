import type { CardView, FaceView, View } from '@paydata/engine'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { CardBack } from '../cards/card-back.tsx'
import { CardFace, CardHead, CardWords, OtherWords } from '../cards/card-face.tsx'
import { isHidden } from '../cards/tile.tsx'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import type { Looked } from '../store/hand.ts'
import { hold, uncover } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { askWhyNot } from '../store/session.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { cardTitle, countersOn } from '../words/card-name.ts'
import { RefusedList } from '../words/refused-list.tsx'
import { guestsOf } from './cards-in.ts'
import { sumOf } from './sum.ts'

interface PreviewCardProps {
  readonly view: View
  readonly looked: Looked
  /** The card as it lies on the table; null for one that is not there. */
  readonly card: CardView | null
}

/** All that is known of a card: of one that lies facedown where it lies, since when, and what lies on it. */
export function PreviewCard({ view, looked: { definition }, card }: PreviewCardProps) {
  const face = card?.face ?? null
  return (
    <>
      <div className="preview-look">
        {definition === null ? (
          card !== null && <CardBack side={card.side} />
        ) : (
          <>
            <CardFace definition={definition} face={face} />
            <CardHead definition={definition} face={face} />
          </>
        )}
      </div>
      <div className="details">
        {definition === null ? (
          card !== null && <strong>{cardTitle(card)}</strong>
        ) : (
          <div className="details-text">
            <CardWords definition={definition} side={face?.flipped ?? 0} />
            <OtherWords definition={definition} face={face} />
          </div>
        )}
        {card !== null && <Details view={view} card={card} />}
      </div>
    </>
  )
}

/** Closes the preview. On a phone the preview covers everything, so the button takes the focus and gives it back at the end. */
export function Close() {
  const button = useRef<HTMLButtonElement>(null)
  const isPhone = useMedia(phone)
  useLayoutEffect(() => {
    if (!isPhone) return
    const before = document.activeElement
    button.current?.focus()
    return () => {
      uncover()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isPhone])
  return (
    <button
      ref={button}
      type="button"
      className="button button-quiet button-icon preview-close"
      aria-label={atTable.card.close}
      onClick={() => hold(null)}
    >
      <Icon name="close" />
    </button>
  )
}

function Details({ view, card }: { view: View; card: CardView }) {
  return (
    <>
      <StateOf view={view} card={card} />
      {card.face !== null && <Values face={card.face} />}
      <CannotDo view={view} card={card} />
    </>
  )
}

/** Whether a card is facedown, when the player last saw it, its counters, and the cards it hosts. */
function StateOf({ view, card }: { view: View; card: CardView }) {
  const counters = countersOn(card.counters)
  const guests = guestsOf(view, card)
  return (
    <>
      {isHidden(card) && <p>{atTable.card.facedown(card.side)}</p>}
      <Remembered card={card} />
      {counters.length > 0 && <p>{`${atTable.card.counters}: ${counters.join(', ')}`}</p>}
      {guests.length > 0 && <p>{`${atTable.card.hosts}: ${guests.map(cardTitle).join(', ')}`}</p>}
    </>
  )
}

/** Since when a card is where it is, and when the player last saw a facedown card. */
function Remembered({ card: { id, face } }: { card: CardView }) {
  const seen = useSaid(({ memory }) => (id === null ? undefined : memory.seen.get(id)?.turn))
  const since = useSaid(({ memory }) => (id === null ? undefined : memory.since.get(id)))
  return (
    <>
      {face === null && seen !== undefined && <p>{atTable.card.seen(seen)}</p>}
      {since !== undefined && <p className="muted">{atTable.card.since(since)}</p>}
    </>
  )
}

/** How values that are not just the printed ones add up. */
function Values({ face }: { face: FaceView }) {
  const values = [
    [atTable.card.strength, face.strength],
    [atTable.card.cost, face.cost],
    [atTable.card.trash, face.trash],
  ] as const
  return (
    <dl className="values">
      {values.map(([name, value]) =>
        value === null || value.parts.length < 2 ? null : (
          <div key={name}>
            <dt>
              {name} {value.value}
            </dt>
            <dd>{sumOf(value)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Why abilities of the card that the player may expect are not offered. */
function CannotDo({ view, card }: { view: View; card: CardView }) {
  const whyNot = useSaid(state => state.whyNot)
  const version = useSaid(state => state.version)
  const isAsked = view.question !== null
  const isKnownFor = whyNot?.version
  useEffect(() => {
    if (isAsked && isKnownFor !== version) void askWhyNot()
  }, [isAsked, isKnownFor, version])
  const known = isKnownFor === version ? whyNot?.unavailable : undefined
  const refused = known?.filter(each => each.card === card.id) ?? []
  return refused.length === 0 ? null : <RefusedList view={view} refused={refused} isNamed />
}
