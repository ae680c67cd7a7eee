import './card-spot.css'
import type { CardView, OptionView } from '@paydata/engine'
import { labelOf } from '@paydata/words'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useShallow } from 'zustand/shallow'
import type { PressedBy } from '../cards/card-button.ts'
import { useCardButton } from '../cards/card-button.ts'
import { takeOpen } from '../decisions/answering.ts'
import { Text } from '../icons/icon.tsx'
import { gameWords } from '../messages/game.ts'
import { hold, raise } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import type { IcePlace } from '../words/card-name.ts'
import { cardName } from '../words/card-name.ts'
import { spoken } from '../words/symbols.ts'
import { Raised } from './raised.tsx'
import { takesAt, useSpot } from './spot.ts'

/** What a press on the card does, if it does something at once that the title of the card does not say. */
function doneBy(
  card: CardView,
  definition: string | null,
  [option, other]: readonly OptionView[],
  isRaised: boolean,
): string | undefined {
  const { view } = useSaid.getState()
  if (view === null || option === undefined || other !== undefined || option.does === 'card') return
  return takesAt(card, definition, 'other', isRaised) ? spoken(labelOf(option, view, gameWords())) : undefined
}

interface CardSpotProps {
  readonly card: CardView
  readonly className: string
  /** Where ice stands. */
  readonly at?: IcePlace | undefined
  /** The picture of the card. Screen readers get the name in words instead. */
  readonly children: ReactNode
}

/**
 * A card that the player can point at, read and choose. It offers the options of the open question about this card, and
 * renders again only when they change, as there are many cards.
 */
export function CardSpot({ card, className, at, children }: CardSpotProps) {
  const { options, isSingle, isOrdered, nth, isLooked, isRaised, isNew, price } = useSpot(card.id)
  const place = useRef<HTMLButtonElement>(null)
  const isPicked = nth >= 0
  const seen = useSaid(useShallow(({ memory }) => (card.id === null ? undefined : memory.seen.get(card.id))))
  const definition = card.face?.definition ?? seen?.definition ?? null
  const looked = { definition, card: card.id }
  const raised = (): void => raise(looked)
  const press = (by: PressedBy): void => {
    if (!takesAt(card, definition, by, isRaised)) return raised()
    hold(null)
    const [first] = options
    if (first !== undefined) takeOpen(first.id)
  }
  const pressed = useCardButton(definition === null ? null : looked, press, raised)

  const button = (
    <button
      ref={place}
      type="button"
      className={`spot ${className}`}
      data-nav
      data-card={card.id ?? undefined}
      data-choosable={options.length > 0}
      data-picked={isPicked}
      data-looked={isLooked}
      data-new={isNew}
      {...(isSingle && options.length > 0 ? { 'aria-expanded': isRaised } : {})}
      {...pressed}
    >
      <span className="unseen">
        {cardName(card, seen, {
          options: options.length,
          isPicked,
          isNew,
          price: price?.name,
          does: isSingle ? doneBy(card, definition, options, isRaised) : undefined,
          at,
        })}
      </span>
      <span className="spot-drawn" aria-hidden="true">
        {children}
      </span>
      {price !== undefined && (
        <span className="spot-price" aria-hidden="true" title={price.name}>
          <Text>{price.text}</Text>
        </span>
      )}
      {isOrdered && isPicked && (
        <span className="spot-nth" aria-hidden="true">
          {nth + 1}
        </span>
      )}
    </button>
  )
  if (!isRaised) return button
  return (
    <>
      {button}
      <Raised place={place} card={card} options={options} />
    </>
  )
}
