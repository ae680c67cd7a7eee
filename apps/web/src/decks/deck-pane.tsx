import { hovers } from '../ui/hovers.ts'
import './deck-pane.css'
import type { KeyboardEvent, Ref } from 'react'
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { factsOf } from '../cards/facts.ts'
import { Glyph, Icon } from '../icons/icon.tsx'
import { decks as words } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import { worded } from '../ui/worded.ts'
import { addCopies } from './building.ts'
import { pressOnCard } from './card-keys.ts'
import type { Draft } from './history.ts'
import { influenceIn } from './judging.ts'
import { Pips } from './pips.tsx'
import { allowDrop } from './pool-pane.tsx'
import { RowName } from './row-name.tsx'
import { grouped } from './types.ts'

export interface DeckHandle {
  readonly enter: () => void
}

interface DeckPaneProps {
  readonly deck: Draft
  readonly wrong: ReadonlySet<string>
  readonly handle: Ref<DeckHandle>
  readonly isPhone: boolean
  readonly onLook: (card: string) => void
  readonly onPress: (card: string) => void
  readonly onPool: () => void
  readonly onChooseIdentity: () => void
}

/** The deck by types. Arrow keys go from card to card, and digits say how many there are. */
export function DeckPane(props: DeckPaneProps) {
  const { deck, wrong, handle, isPhone, onLook, onPress, onPool } = props
  const box = useRef<HTMLDivElement>(null)
  const lost = useRef<number | null>(null)
  const all = (): readonly HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('[data-main]') ?? []),
  ]
  const focusOn = (nth: number): void => {
    const rows = all()
    rows[Math.max(0, Math.min(rows.length - 1, nth))]?.focus()
  }
  useImperativeHandle(handle, () => ({ enter: () => focusOn(0) }))
  // The card that had the focus is gone: the next one has it now.
  useLayoutEffect(() => {
    const nth = lost.current
    lost.current = null
    if (nth !== null && document.activeElement === document.body) focusOn(nth)
  })
  const press = (event: KeyboardEvent): void => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-main]') : null
    const rows = all()
    const nth = row === null ? -1 : rows.indexOf(row)
    const card = row?.dataset.main ?? ''
    if (nth < 0) return
    if (card !== '' && pressOnCard(event, card)) {
      lost.current = nth
      return
    }
    const to = { ArrowDown: nth + 1, ArrowUp: nth - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined && event.key !== 'ArrowLeft') return
    event.preventDefault()
    if (to === undefined) onPool()
    else focusOn(to)
  }
  const groups = grouped(deck)
  return (
    <section
      className="deck-pane"
      aria-label={words.builder.deck}
      onKeyDown={press}
      onDragOver={allowDrop}
      onDrop={event => {
        const card = event.dataTransfer.getData('text/x-pool-card')
        if (card === '') return
        event.preventDefault()
        addCopies(card, 1)
      }}
    >
      <div ref={box} className="deck-groups">
        <IdentityRow {...props} />
        {groups.length === 0 && (
          <p className="muted deck-empty">{isPhone ? words.deck.emptyPhone : words.deck.empty}</p>
        )}
        {groups.map(({ type, size, cards }) => (
          <section key={type} className="deck-group">
            <h2>
              {words.deck.group(type === 'unknown' ? words.deck.unknown : gameWords().kinds.type(type), size)}
            </h2>
            <ul>
              {cards.map(([id, count]) => (
                <DeckRow
                  key={id}
                  card={id}
                  count={count}
                  influence={influenceIn(deck, id)}
                  isWrong={wrong.has(id)}
                  onLook={onLook}
                  onPress={onPress}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function IdentityRow({ deck, wrong, onLook, onChooseIdentity }: DeckPaneProps) {
  const printed = factsOf(deck.identity)?.printed
  return (
    <button
      type="button"
      data-main=""
      className="deck-identity"
      data-wrong={wrong.has(deck.identity)}
      onFocus={() => onLook(deck.identity)}
      onPointerEnter={() => onLook(deck.identity)}
      onClick={onChooseIdentity}
    >
      <Glyph faction={printed?.faction ?? ''} />
      <span>
        <strong>{printed?.title ?? (deck.identity === '' ? words.noIdentity : deck.identity)}</strong>{' '}
        <small>{printed === undefined ? words.deck.chooseIdentity : words.deck.changeIdentity}</small>
      </span>
    </button>
  )
}

interface DeckRowProps {
  readonly card: string
  readonly count: number
  /** Of one copy. */
  readonly influence: number
  readonly isWrong: boolean
  readonly onLook: (card: string) => void
  readonly onPress: (card: string) => void
}

const DeckRow = worded(({ card, count, influence, isWrong, onLook, onPress }: DeckRowProps) => {
  const printed = factsOf(card)?.printed
  const title = printed?.title ?? card
  return (
    <li
      className="deck-row"
      data-wrong={isWrong}
      draggable
      onDragStart={event => event.dataTransfer.setData('text/x-deck-card', card)}
      onPointerEnter={event => hovers(event) && onLook(card)}
    >
      <RowName data-main={card} tabIndex={-1} onFocus={() => onLook(card)} onClick={() => onPress(card)}>
        <span className="deck-count">{count}</span> <span className="deck-title">{title}</span>
        <Pips count={influence * count} />
        {influence > 0 && <span className="unseen">, {words.deck.influence(influence * count)}</span>}
        {isWrong && (
          <>
            <Icon name="report" />
            <span className="unseen">, {words.deck.wrong}</span>
          </>
        )}
      </RowName>
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.pool.less(title)}
        onClick={() => addCopies(card, -1)}
      >
        −
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.pool.more(title)}
        onClick={() => addCopies(card, 1)}
      >
        +
      </button>
    </li>
  )
})
