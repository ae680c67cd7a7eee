import './builder.css'
import { concernedBy, sizeOf } from '@paydata/decks'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { factsOf } from '../cards/facts.ts'
import type { Playing } from '../local/beginning.ts'
import { decks as words } from '../messages/decks.ts'
import { useLanguage } from '../messages/use-language.ts'
import { Nothing } from '../ui/nothing.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { nameOf } from './arranging.ts'
import { BuilderHead } from './builder-head.tsx'
import { useBuilderKeys } from './builder-keys.ts'
import type { BuilderSheet } from './builder-sheets.tsx'
import { BuilderSheets } from './builder-sheets.tsx'
import { addCopies, copiesIn, openDeck, setCopies, useBuilding } from './building.ts'
import { CardAside } from './card-aside.tsx'
import type { DeckHandle } from './deck-pane.tsx'
import { DeckPane } from './deck-pane.tsx'
import { Figures } from './figures-pane.tsx'
import type { Draft } from './history.ts'
import { judged } from './judging.ts'
import { Meters, Verdict } from './meters.tsx'
import type { PoolHandle } from './pool-pane.tsx'
import { mostOf, PoolPane } from './pool-pane.tsx'
import { useSaid } from './saying.ts'
import { SyncTrouble } from './sync-state.tsx'

interface BuilderProps {
  readonly id: string
  readonly onPlay: (playing: Playing) => void
}

/** The builder for a deck of the player. */
export function Builder({ id, onPlay }: BuilderProps) {
  const [isThere, setThere] = useState(true)
  useLayoutEffect(() => setThere(openDeck(id)), [id])
  const deck = useBuilding(state => (state.id === id ? (state.history?.now ?? null) : null))
  if (!isThere)
    return (
      <Nothing to={{ at: 'decks', deck: null }} words={words.toList}>
        {words.missing}
      </Nothing>
    )
  return deck === null ? null : <Bench id={id} deck={deck} onPlay={onPlay} />
}

/** A press adds a copy as long as the card allows one more (CR 1.4.7); digits set any number. */
function addOne(deck: Draft, card: string): void {
  if (factsOf(card)?.printed.type === 'identity') setCopies(card, 1)
  else if (copiesIn(deck, card) < mostOf(card)) addCopies(card, 1)
}

function Bench({ id, deck, onPlay }: BuilderProps & { readonly deck: Draft }) {
  useLanguage()
  const isPhone = useMedia(phone)
  const [shown, setShown] = useState<'pool' | 'deck'>('pool')
  const [looked, setLooked] = useState<string | null>(null)
  const [read, setRead] = useState<string | null>(null)
  const [sheet, setSheet] = useState<BuilderSheet | null>(null)
  const pool = useRef<PoolHandle>(null)
  const pane = useRef<DeckHandle>(null)
  const violations = useMemo(() => judged(deck), [deck])
  const wrong = useMemo(
    () => new Set(violations.flatMap(each => concernedBy(each, deck))),
    [violations, deck],
  )
  const said = useSaid(deck)
  useTitle(nameOf(deck))
  // At once, so that what is typed right after the key goes into the search.
  const search = (): void => {
    flushSync(() => setShown('pool'))
    pool.current?.search()
  }
  useBuilderKeys({ search, open: setSheet })
  // A deck that is new begins with its identity.
  const isNew = deck.identity === ''
  useEffect(() => {
    if (isNew && !isPhone) pool.current?.search()
  }, [isNew, isPhone])
  const press = isPhone ? setRead : (card: string) => addOne(deck, card)
  const card = looked ?? (deck.identity === '' ? null : deck.identity)
  return (
    <div className="builder" data-shown={shown}>
      <BuilderHead deck={deck} violations={violations} isPhone={isPhone} onOpen={setSheet} />
      <main className="builder-main">
        <PoolPane
          deck={deck}
          handle={pool}
          rowHeight={isPhone ? 56 : 44}
          onLook={setLooked}
          onPress={press}
          onDeck={() => pane.current?.enter()}
        />
        <div className="builder-deck">
          <SyncTrouble />
          <Meters deck={deck} violations={violations} />
          <Verdict deck={deck} violations={violations} />
          <DeckPane
            deck={deck}
            wrong={wrong}
            handle={pane}
            isPhone={isPhone}
            onLook={setLooked}
            onPress={press}
            onPool={() => pool.current?.enter()}
            onChooseIdentity={() => {
              setShown('pool')
              setTimeout(() => pool.current?.identities())
            }}
          />
          {isPhone && <Figures deck={deck} />}
        </div>
        {!isPhone && (
          <aside className="builder-side" aria-label={words.builder.figures}>
            <div className="builder-card">
              {card !== null && <CardAside card={card} deck={deck} reachable={false} />}
            </div>
            <Figures deck={deck} />
          </aside>
        )}
      </main>
      {isPhone && <Tabs deck={deck} shown={shown} wrong={violations.length} onShow={setShown} />}
      <p className="unseen" role="status">
        {said}
      </p>
      <Sheet
        title={read === null ? '' : (factsOf(read)?.printed.title ?? read)}
        isOpen={read !== null}
        onClose={() => setRead(null)}
      >
        {read !== null && <CardAside card={read} deck={deck} reachable />}
      </Sheet>
      <BuilderSheets
        key={typeof sheet === 'string' ? sheet : 'import'}
        id={id}
        deck={deck}
        sheet={sheet}
        onOpen={setSheet}
        onClose={() => setSheet(null)}
        onPlay={onPlay}
      />
    </div>
  )
}

interface TabsProps {
  readonly deck: Draft
  readonly shown: 'pool' | 'deck'
  readonly wrong: number
  readonly onShow: (sheet: 'pool' | 'deck') => void
}

/** The two sheets of a phone. */
function Tabs({ deck, shown, wrong, onShow }: TabsProps) {
  return (
    <nav className="builder-tabs" aria-label={words.builder.sheets}>
      {(['pool', 'deck'] as const).map(each => (
        <button
          key={each}
          type="button"
          aria-current={shown === each ? 'page' : undefined}
          onClick={() => onShow(each)}
        >
          {each === 'pool' ? words.builder.pool : `${words.builder.deck} (${sizeOf(deck)})`}
          {each === 'deck' && wrong > 0 && <small> {words.list.illegal(wrong)}</small>}
        </button>
      ))}
    </nav>
  )
}
