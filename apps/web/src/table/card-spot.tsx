import './card-spot.css'
import type { CardView } from '@paydata/engine'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useShallow } from 'zustand/shallow'
import { isReadFirst, useCardButton } from '../cards/card-button.ts'
import { isSingle, openQuestion, takeOption } from '../decisions/answering.ts'
import { Text } from '../icons/icon.tsx'
import { hold } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { cardName } from '../words/card-name.ts'
import { CardMenu } from './card-menu.tsx'
import { useSpot } from './spot.ts'

interface CardSpotProps {
  readonly card: CardView
  readonly className: string
  /** The picture of the card. Screen readers get the name in words instead. */
  readonly children: ReactNode
}

/**
 * A card that the player can point at, read and choose. It offers the options of the open question about this card, and
 * renders again only when they change, as there are many cards.
 */
export function CardSpot({ card, className, children }: CardSpotProps) {
  const { options, isMany, isOrdered, nth, isLooked, isNew, price } = useSpot(card.id)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLButtonElement>(null)
  // When the options go, as after an answer by key, the menu closes, so that it does not open by itself at the next question.
  useEffect(() => {
    if (!isMany) setOpen(false)
  }, [isMany])

  const isPicked = nth >= 0
  const seen = useSaid(useShallow(({ memory }) => (card.id === null ? undefined : memory.seen.get(card.id))))
  const definition = card.face?.definition ?? seen?.definition
  const looked = definition === undefined ? null : { definition, card: card.id }
  const pressed = useCardButton(looked, by => {
    const question = openQuestion()
    const [first] = options
    if (question?.form !== 'choose' || first === undefined) return hold(looked)
    // Where several cards are picked, a tap picks at once, as the player still has to confirm.
    if (isSingle(question) && isReadFirst(by, looked)) return hold(looked)
    if (isMany && by === 'finger') return
    if (isMany) return setOpen(true)
    if (by === 'finger') hold(null)
    takeOption(question, first.id)
  })

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
      {...(isMany ? { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } : {})}
      {...pressed}
    >
      <span className="unseen">
        {cardName(card, seen, {
          options: options.length,
          isPicked,
          isNew,
          price: price?.name,
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
  const close = (): void => setOpen(false)
  if (!isOpen || options.length < 2) return button
  return (
    <>
      {button}
      <CardMenu card={place} options={options} onClose={close} />
    </>
  )
}
