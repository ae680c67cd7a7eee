import { hovers } from '../ui/hovers.ts'
import './pool-pane.css'
import type { Definition } from '@paydata/engine'
import type { DragEvent, KeyboardEvent, Ref } from 'react'
import { useDeferredValue, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { factionName } from '../browse/faction-name.ts'
import { Filter } from '../browse/filter.tsx'
import { anything, factions, readTexts } from '../browse/search.ts'
import { SearchFormButton } from '../browse/search-form-button.tsx'
import { SearchProblems } from '../browse/search-problems.tsx'
import { kindOf } from '../cards/card-face.tsx'
import { factsOf } from '../cards/facts.ts'
import { Glyph } from '../icons/icon.tsx'
import { decks as words } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import { useLanguage } from '../messages/use-language.ts'
import { inPieces } from '../ui/in-pieces.ts'
import { worded } from '../ui/worded.ts'
import { addCopies, copiesIn, setCopies } from './building.ts'
import { pressOnCard } from './card-keys.ts'
import type { Draft } from './history.ts'
import { influenceIn, isBanned, pointsOnList } from './judging.ts'
import { Pips } from './pips.tsx'
import { anyCard, poolFor, typesOf } from './pool.ts'
import { RowName } from './row-name.tsx'
import type { RowsHandle } from './rows.tsx'
import { Rows } from './rows.tsx'

export interface PoolHandle {
  readonly search: () => void
  readonly enter: () => void
  /** Shows the identities that the deck may have. */
  readonly identities: () => void
}

interface PoolPaneProps {
  readonly deck: Draft
  readonly handle: Ref<PoolHandle>
  /** Shows a card beside the lists. */
  readonly onLook: (card: string) => void
  /** What a press on a card does: on a phone it is read first. */
  readonly onPress: (card: string) => void
  readonly onDeck: () => void
  readonly rowHeight: number
}

/** All cards that the deck may be made of, with a search. */
export function PoolPane({ deck, handle, onLook, onPress, onDeck, rowHeight }: PoolPaneProps) {
  const [wish, setWish] = useState(anyCard)
  const late = useDeferredValue(wish)
  const { identity, format } = deck
  const language = useLanguage()
  // Cards are searched in the words of a language.
  const searched = useMemo(() => ({ ...late, language }), [late, language])
  const { cards, problems } = useMemo(
    () => poolFor({ identity, format }, searched),
    [identity, format, searched],
  )
  useEffect(() => inPieces(readTexts(anything)), [])
  const input = useRef<HTMLInputElement>(null)
  const rows = useRef<RowsHandle>(null)
  const id = useId()
  const side = factsOf(identity)?.printed.side
  useImperativeHandle(handle, () => ({
    search: () => input.current?.select(),
    enter: () => rows.current?.enter(),
    identities: () => {
      setWish({ ...anyCard, type: 'identity' })
      input.current?.focus()
    },
  }))
  const pressKey = (event: KeyboardEvent, card: Definition): void => {
    if (pressOnCard(event, card.is)) return
    if (event.key !== 'ArrowRight') return
    event.preventDefault()
    onDeck()
  }
  const leave = (event: DragEvent): void => {
    const card = event.dataTransfer.getData('text/x-deck-card')
    if (card === '') return
    event.preventDefault()
    addCopies(card, -1)
  }
  return (
    <section className="pool" aria-label={words.builder.pool} onDragOver={allowDrop} onDrop={leave}>
      <search className="filters">
        <div className="filter filter-words">
          <label htmlFor={id}>{words.pool.search}</label>
          <div className="filter-line">
            <input
              id={id}
              ref={input}
              type="search"
              value={wish.words}
              placeholder={words.pool.hint}
              autoComplete="off"
              spellCheck={false}
              onChange={event => setWish({ ...wish, words: event.target.value })}
              onKeyDown={event => {
                if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
                event.preventDefault()
                rows.current?.enter()
              }}
            />
            <SearchFormButton side={side ?? null} onSearch={found => setWish({ ...anyCard, words: found })} />
          </div>
        </div>
        {side !== undefined && (
          <Filter
            label={words.pool.type}
            value={wish.type}
            all={typesOf(side)}
            words={gameWords().kinds.type}
            onChange={type => setWish({ ...wish, type })}
          />
        )}
        <Filter
          label={words.pool.faction}
          value={wish.faction}
          all={factions(side)}
          words={factionName}
          onChange={faction => setWish({ ...wish, faction })}
        />
      </search>
      <p className="pool-found muted" role="status">
        {identity === ''
          ? words.pool.identities
          : cards.length === 0
            ? words.pool.nothing
            : words.pool.found(cards.length)}
      </p>
      <SearchProblems problems={problems} />
      <Rows
        label={words.builder.pool}
        items={cards}
        idOf={({ is }) => is}
        height={rowHeight}
        handle={rows}
        onKey={pressKey}
        onBefore={() => input.current?.focus()}
        onLook={({ is }) => onLook(is)}
      >
        {({ is }, isAt) => (
          <PoolRow
            card={is}
            count={is === identity ? 1 : copiesIn(deck, is)}
            influence={influenceIn(deck, is)}
            note={noteOn(format, is)}
            isAt={isAt}
            onLook={onLook}
            onPress={onPress}
          />
        )}
      </Rows>
    </section>
  )
}

export const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer.types.some(type => type === 'text/x-pool-card' || type === 'text/x-deck-card'))
    event.preventDefault()
}

function noteOn(format: Draft['format'], card: string): string {
  const points = pointsOnList(format, card)
  return isBanned(format, card) ? words.pool.banned : points > 0 ? words.pool.points(points) : ''
}

interface PoolRowProps {
  readonly card: string
  readonly count: number
  readonly influence: number
  /** What the list of the format says of the card. */
  readonly note: string
  readonly isAt: boolean
  readonly onLook: (card: string) => void
  readonly onPress: (card: string) => void
}

const PoolRow = worded(({ card, count, influence, note, isAt, onLook, onPress }: PoolRowProps) => {
  const printed = factsOf(card)?.printed
  if (printed === undefined) return null
  const { title, type, faction = '', unique } = printed
  const cost = type === 'agenda' ? `${printed.advancement}/${printed.points}` : printed.cost
  const kind = kindOf(printed)
  return (
    <div
      role="group"
      aria-label={title}
      className="pool-row"
      data-count={count}
      draggable
      onDragStart={event => event.dataTransfer.setData('text/x-pool-card', card)}
      onPointerEnter={event => hovers(event) && onLook(card)}
    >
      <RowName data-main tabIndex={isAt ? 0 : -1} onClick={() => onPress(card)}>
        <span className="pool-words">
          <span className="pool-title">
            {unique === true && '◆ '}
            {title}
            <span className="unseen">, </span>
          </span>
          <span className="pool-kind">
            <Glyph faction={faction} />
            {kind}
            {note !== '' && <strong className="pool-note"> {note}</strong>}
          </span>
        </span>
        <Pips count={influence} />
        {cost !== undefined && (
          <span className="pool-cost">
            <span className="unseen">, {words.pool.cost} </span>
            {cost}
          </span>
        )}
        {count > 0 && <span className="unseen">, {words.pool.inDeck(count)}</span>}
      </RowName>
      <Counts card={card} title={title} count={count} />
    </div>
  )
})

interface CountsProps {
  readonly card: string
  readonly title: string
  readonly count: number
  readonly reachable?: boolean
}

/** How many copies a deck may hold: what the card says, else three (CR 1.4.7). */
export const mostOf = (card: string): number => factsOf(card)?.printed.limit ?? 3

/** Buttons for how many copies there are to be. A second press on the same one takes the card out. */
export function Counts({ card, title, count, reachable = false }: CountsProps) {
  const isIdentity = factsOf(card)?.printed.type === 'identity'
  const most = isIdentity ? 1 : mostOf(card)
  const shown = most > 3 ? [count === 0 ? 1 : count] : Array.from({ length: most }, (_, i) => i + 1)
  const tabIndex = reachable ? 0 : -1
  return (
    <span className="counts">
      {most > 3 && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={words.pool.less(title)}
          onClick={() => addCopies(card, -1)}
        >
          −
        </button>
      )}
      {shown.map(n => (
        <button
          key={n}
          type="button"
          tabIndex={tabIndex}
          aria-pressed={count === n}
          aria-label={isIdentity ? words.pool.choose : words.pool.count(n, title)}
          onClick={() => setCopies(card, count === n && !isIdentity ? 0 : n)}
        >
          {isIdentity ? '✓' : n}
        </button>
      ))}
      {most > 3 && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={words.pool.more(title)}
          onClick={() => addCopies(card, 1)}
        >
          +
        </button>
      )}
    </span>
  )
}
