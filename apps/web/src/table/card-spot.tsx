import type { CardView, OptionView } from '@paydata/engine'
import * as Popover from '@radix-ui/react-popover'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useShallow } from 'zustand/shallow'
import { isSingle, lastPicked, openQuestion, optionsOf, takeOption } from '../decisions/answering.ts'
import { OptionLabel } from '../decisions/option-label.tsx'
import { say } from '../messages/english.ts'
import { hold, look, useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { guard } from '../ui/guard.ts'
import { useLongPress } from '../ui/long-press.ts'
import { cardState, cardTitle } from '../words/card-name.ts'

interface CardSpotProps {
  readonly card: CardView
  readonly className: string
  /** Whether the title can be read on it, or has to be said. */
  readonly title: 'drawn' | 'said'
  readonly children: ReactNode
}

/**
 * A card that can be pointed at, read and chosen. What can be done with it is what the question offers; it is drawn
 * anew only when that changes, as there are many of them.
 */
export function CardSpot({ card, className, title, children }: CardSpotProps) {
  const options = useSaid(useShallow(({ view }) => optionsOf(view?.question ?? null, card.id)))
  const isOrdered = useSaid(({ view }) => view?.question?.form === 'choose' && view.question.ordered)
  const nth = useHand(({ picked }) => lastPicked(options, picked))
  const isLooked = useHand(state => card.id !== null && state.looked?.card === card.id)
  const [isOpen, setOpen] = useState(false)

  const isPicked = nth >= 0
  const looked = card.face === null ? null : { definition: card.face.definition, card: card.id }
  const { press, release, wasLong } = useLongPress(() => hold(looked))

  const choose = (): void => {
    const question = openQuestion()
    const [first] = options
    if (question?.form !== 'choose' || first === undefined) return hold(looked)
    if (options.length > 1 && isSingle(question)) return setOpen(true)
    takeOption(question, first.id)
  }

  const button = (
    <button
      type="button"
      className={`spot ${className}`}
      data-nav
      data-card={card.id ?? undefined}
      data-choosable={options.length > 0}
      data-picked={isPicked}
      data-looked={isLooked}
      onClick={guard(() => !wasLong() && choose())}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={() => {
        release()
        look(null)
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && look(looked)}
      onFocus={event => event.target.matches(':focus-visible') && look(looked)}
      onBlur={() => look(null)}
    >
      {title === 'said' && <span className="unseen">{cardTitle(card)}</span>}
      {children}
      <span className="unseen">{cardState(card, { options: options.length, isPicked })}</span>
      {isOrdered && isPicked && (
        <span className="spot-nth" aria-hidden="true">
          {nth + 1}
        </span>
      )}
    </button>
  )
  if (options.length < 2) return button
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>{button}</Popover.Anchor>
      <Popover.Portal container={document.querySelector('dialog[open]')}>
        <Popover.Content
          className="menu"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={say.table.options(options.length)}
        >
          <OptionsOfCard options={options} onTake={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface OptionsOfCardProps {
  readonly options: readonly OptionView[]
  readonly onTake: () => void
}

/** What can be done with a card, where it is more than one thing. */
function OptionsOfCard({ options, onTake }: OptionsOfCardProps) {
  const view = useSaid(state => state.view)
  const question = view?.question
  if (view === null || question?.form !== 'choose') return null
  return options.map(option => (
    <button
      key={option.id}
      type="button"
      className="button button-plain menu-item"
      data-nav
      onClick={guard(() => {
        onTake()
        takeOption(question, option.id)
      })}
    >
      <OptionLabel view={view} option={option} />
    </button>
  ))
}
